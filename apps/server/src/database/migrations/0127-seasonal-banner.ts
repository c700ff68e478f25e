import { platformTable } from './platform-table.ts';

/** Dates and words of the seasonal banner of all stores, in one row at most; without it the platform's own hold. */
export const seasonalBanner = platformTable(
  'seasonal_banner',
  `
  id boolean PRIMARY KEY DEFAULT true CHECK (id),
  cutoffs jsonb NOT NULL,
  words jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1`,
);
