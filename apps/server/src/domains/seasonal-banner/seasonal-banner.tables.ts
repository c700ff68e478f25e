import type { Generated } from 'kysely';
import type { Json } from '../../database/columns.ts';

/** The only row of `seasonal_banner`. */
export interface SeasonalBannerTable {
  id: Generated<boolean>;
  /** Last days of ordering, with country and method. */
  cutoffs: Json;
  /** Words by language. */
  words: Json;
  version: Generated<number>;
}
