import type { Db } from '../../database/connection.ts';
import { readStockSettings } from './stock-settings.repository.ts';

/** From how many units on a variant of a store is low, as its team has set it. */
export const lowAtOf = async (db: Db, division: number): Promise<number> =>
  (await readStockSettings(db, division)).lowAt;
