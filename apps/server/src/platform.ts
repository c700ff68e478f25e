import type { Core } from './core.ts';
import type { Route } from './http/route.ts';
import type { Outside } from './outside.ts';
import { createBackOffice } from './platform/back-office.ts';
import { createPeople } from './platform/people.ts';
import { createSelling } from './platform/selling.ts';
import { createStore } from './platform/store.ts';

/** The domains, each built on the core and on the domains that it works with. */
export type Services = ReturnType<typeof createServices>;

/**
 * Builds every domain, group by group; each group is a table of who needs whom. A domain calls another one's service,
 * never its tables.
 */
export function createServices(core: Core, outside: Outside = {}) {
  const store = createStore(core, outside);
  const shop = { ...store, ...createSelling(core, store) };
  const manned = { ...shop, ...createPeople(core, shop, outside) };
  return { core, ...manned, ...createBackOffice(core, manned, outside) };
}

/** Every call's handler. */
export function createRoutes(services: Services): Route[] {
  return Object.values(services).flatMap((domain) => ('routes' in domain ? domain.routes : []));
}
