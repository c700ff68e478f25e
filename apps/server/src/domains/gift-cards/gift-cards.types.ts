import type { Selectable } from 'kysely';
import type { GiftCardsTable, GiftCardUsesTable } from './gift-cards.tables.ts';

/** A gift card as it is stored. */
export type GiftCardRow = Selectable<GiftCardsTable>;

/** Amount that a card pays of an order. */
export interface CardShare {
  readonly cardId: string;
  readonly amountMinor: number;
}

/** An order by its number inside the platform. */
export interface OrderOfCards {
  readonly division_id: number;
  readonly id: number;
}

/** Amount that a card has paid of an order, and the card as it is. */
export type CardUse = Pick<Selectable<GiftCardUsesTable>, 'card_id' | 'amount_minor' | 'returned_minor'> &
  Pick<GiftCardRow, 'ending' | 'balance_minor' | 'blocked_at' | 'expires_at' | 'currency'>;
