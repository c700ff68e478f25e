import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import type { StoreCoreDataService } from './store-core-data.ts';

/** The call that a store starts with. */
export function storeCoreDataRoutes(coreData: StoreCoreDataService): Route[] {
  return [
    route('store.coreData', async ({ division, isInternal, isShutOut }) =>
      ok(await coreData.get(division, { isInternal, isShutOut })),
    ),
  ];
}
