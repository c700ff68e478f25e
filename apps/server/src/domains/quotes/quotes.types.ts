import type { Selectable } from 'kysely';
import type { QuotesTable } from './quotes.tables.ts';

/** What a bespoke order has besides every other order, as it is stored. */
export type QuoteRow = Selectable<QuotesTable>;
