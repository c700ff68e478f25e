import type { Selectable } from 'kysely';
import type { QuotesTable } from './quotes.tables.ts';

/** Columns that a bespoke order has besides those of every other order. */
export type QuoteRow = Selectable<QuotesTable>;
