import { forgetStored, readStored, writeStored } from '@omnis/shop-kit';

const prefix = 'omnis.afterSale.';

/** Place of an unsent choice for an order: the choices of a page, or the key of a request that waits for its answer. */
export interface ChoicePlace {
  readonly of: 'returns' | 'returns.key' | 'edit-order' | 'update-address' | 'quote.key';
  /** '' for what becomes an order only by being sent. */
  readonly orderHash: string;
}

const keyOf = ({ of, orderHash }: ChoicePlace): string => `${prefix}${of}.${orderHash}`;

/** Choice made in this tab before; null for none. Storage can hold anything. */
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
