import type { Core } from '../../../core.ts';
import { createManagedDomains, type DomainsOutside } from './managed-domains.ts';
import { storeDomainsRoutes } from './store-domains.routes.ts';

/** The domain of the domains that stores bring: what a store's team manages, with its calls. */
export function createStoreDomains(
  core: Pick<Core, 'database' | 'divisions' | 'cache' | 'config'>,
  outside: DomainsOutside = {},
) {
  const managed = createManagedDomains(core, outside);
  return { managed, routes: storeDomainsRoutes(managed) };
}
