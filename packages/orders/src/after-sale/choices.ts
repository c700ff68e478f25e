import { forgetStored, readStored, writeStored } from '@omnis/shop-kit';

const prefix = 'omnis.afterSale.';

/** What was chosen for an order and not sent yet: the choices of a page, or the key of what waits for its answer. */
export interface ChoicePlace {
  readonly of: 'returns' | 'returns.key' | 'edit-order' | 'update-address' | 'quote.key';
  /** '' for what becomes an order only by being sent. */
  readonly orderHash: string;
}

const keyOf = ({ of, orderHash }: ChoicePlace): string => `${prefix}${of}.${orderHash}`;

/** What was chosen in this tab before; null for nothing. Storage can hold anything. */
export function readChoice(place: ChoicePlace): unknown {
  try {
    return JSON.parse(readStored(keyOf(place)) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps it for this tab; null forgets it: it has been sent. */
export function storeChoice(place: ChoicePlace, choice: object | null): void {
  writeStored(keyOf(place), choice && JSON.stringify(choice));
}

/** Forgets what was chosen for any order: whoever chose it has signed out. */
export const forgetChoices = (): void => forgetStored(prefix);
