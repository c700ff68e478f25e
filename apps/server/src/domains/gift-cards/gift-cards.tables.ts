import type { Generated } from 'kysely';
import type { DefaultedTime, NullableTime } from '../../database/columns.ts';

/** Row of `gift_cards`. */
export interface GiftCardsTable {
  division_id: number;
  id: Generated<string>;
  /** Keyed hash of the code, by which it is found. */
  code_hash: string;
  /** The code, sealed. */
  code_sealed: string;
  /** The last four of the code. */
  ending: string;
  currency: string;
  value_minor: number;
  balance_minor: number;
  recipient_email: string;
  recipient_name: Generated<string>;
  message: Generated<string>;
  /** Person who gives it. */
  issued_by: string;
  /** The line that it was bought in, and which of its units it is. */
  order_id: number | null;
  order_item_id: string | null;
  unit: number | null;
  expires_at: NullableTime;
  blocked_at: NullableTime;
  created_at: DefaultedTime;
}

/** Row of `gift_card_uses`. */
export interface GiftCardUsesTable {
  division_id: number;
  order_id: number;
  card_id: string;
  /** In which order they pay. */
  position: number;
  amount_minor: number;
  /** Amount of it that was returned to the card. */
  returned_minor: Generated<number>;
  used_at: DefaultedTime;
}

/** Row of `basket_gift_cards`. */
export interface BasketGiftCardsTable {
  division_id: number;
  owner: string;
  card_id: string;
  added_at: DefaultedTime;
}
