import type { ColumnType, Generated } from 'kysely';
import type { DefaultedJson } from '../../../database/columns.ts';

/** The only row of `reference_rates`. */
export interface ReferenceRatesTable {
  is_only: Generated<boolean>;
  /** The day by UTC for which they were last asked for. */
  asked_for: ColumnType<string | null, string | null | undefined, string>;
  /** The day that they are of; null: none were fetched yet. */
  day: ColumnType<string | null, string | null | undefined, string>;
  /** Amount that one euro buys, by currency. */
  per_euro: DefaultedJson;
}
