import type { Core } from './core.ts';
import { accountsRoutes } from './domains/accounts/accounts.routes.ts';
import { createAccountsService } from './domains/accounts/accounts.service.ts';
import type { Route } from './http/route.ts';

/** The domains' services, each built on the core and on the services it calls. */
export type Services = ReturnType<typeof createServices>;

/** Builds every domain's service. A domain calls another one's service, never its tables. */
export function createServices(core: Core) {
  const accounts = createAccountsService(core, async () => undefined);
  return { core, accounts };
}

/** Every call's handler. */
export function createRoutes(services: Services): Route[] {
  return [...accountsRoutes(services.accounts)];
}
