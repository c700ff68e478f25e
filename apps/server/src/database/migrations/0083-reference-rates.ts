import { platformTable } from './platform-table.ts';

/** The last reference rates that were fetched, in one row, and the day by UTC for which they were last asked for. */
export const referenceRates = `
${platformTable(
  'reference_rates',
  `
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  asked_for date,
  -- The day that the rates are of; null: none were fetched yet.
  day date,
  -- What one euro buys, by currency.
  per_euro jsonb NOT NULL DEFAULT '{}'`,
)}
`;
