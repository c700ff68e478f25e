import { sql } from 'kysely';

/** Tells whether a row of `customers` or `staff` has a second factor of any kind. */
export const hasFactor = sql<boolean>`(two_factor_secret IS NOT NULL OR sms_number IS NOT NULL)`;
