import type { Core } from './core.ts';
import type { Route } from './http/route.ts';

/** The domains' services, each built on the core and on the services it calls. */
export type Services = ReturnType<typeof createServices>;

/** Builds every domain's service. A domain calls another one's service, never its tables. */
export function createServices(core: Core) {
  return { core };
}

/** Every call's handler. */
export function createRoutes(_services: Services): Route[] {
  return [];
}
