import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { DomainManager, ManagedDomains } from './managed-domains.ts';

const managerOf = ({ division, visitor, idempotencyKey: key }: CallContext): DomainManager => ({
  division,
  actor: visitor.identity,
  key,
});

/** Calls of a store's domains, all of its team. */
export function storeDomainsRoutes(managed: ManagedDomains): Route[] {
  return [
    route('dashboard.domains', async ({ division }, { query }) => managed.list(division, query)),
    route('dashboard.addDomain', async (context, { body }) => managed.add(managerOf(context), body)),
    answeredOnce(
      route('dashboard.checkDomain', async (context, { params }) =>
        managed.check(managerOf(context), params.id),
      ),
    ),
    route('dashboard.updateDomain', async (context, { params, body }) =>
      managed.update(managerOf(context), params.id, body),
    ),
    route('dashboard.removeDomain', async (context, { params }) =>
      managed.remove(managerOf(context), params.id),
    ),
  ];
}
