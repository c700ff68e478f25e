import type { Generated } from 'kysely';
import type { Json, NullableTime } from '../../database/columns.ts';

/** Row of `quotes`: what a bespoke order has besides every other order. */
export interface QuotesTable {
  division_id: number;
  order_id: number;
  request: Json;
  vat_number: Generated<string>;
  artwork_id: string | null;
  offered_at: NullableTime;
  /** A day. */
  valid_until: Date | string | null;
  message: Generated<string>;
  mockup: string | null;
  asked: Generated<string>;
  asked_at: NullableTime;
  po_number: Generated<string>;
}
