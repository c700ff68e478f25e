import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { isTaken } from './discount-codes.repository.ts';
import { discountsRoutes } from './discounts.routes.ts';
import { createKeptDiscounts } from './kept-discounts.ts';
import { createManagedDiscounts } from './managed-discounts.ts';

/**
 * The domain of discounts: what a store's team manages, with its calls. Baskets read what they may be given by `offers.ts`,
 * orders count it by `discount-uses.ts`, both in transactions of their own.
 */
export function createDiscounts(
  core: Pick<Core, 'database' | 'reading' | 'jobs'>,
  { catalogue }: { catalogue: Catalogue },
) {
  const managed = createManagedDiscounts(core, { catalogue: catalogue.service });
  return {
    managed,
    kept: createKeptDiscounts(core),
    /** Tells whether a discount of a store has a code, in any case of letters. */
    hasCode: (db: Db, division: number, code: string): Promise<boolean> =>
      isTaken(db, division, { code, besides: null }),
    routes: discountsRoutes(managed),
  };
}

/** The domain of discounts. */
export type Discounts = ReturnType<typeof createDiscounts>;
