import type { Core } from '../../../core.ts';
import { currenciesRoutes } from './currencies.routes.ts';
import { createManagedCurrencies } from './managed-currencies.ts';
import { createRates } from './rates-job.ts';

/** The domain of the currencies that stores sell in: what a store's team manages, and the rates of each day. */
export function createStoreCurrencies(core: Core) {
  const managed = createManagedCurrencies(core);
  return { managed, rates: createRates(core), routes: currenciesRoutes(managed) };
}
