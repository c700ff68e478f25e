import type { CallContext } from '../../../http/context.ts';
import { route, type Route } from '../../../http/route.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storeOriginOf } from '../../catalogue/editing/store-origin.ts';
import { writeKey } from '../../idempotency/written-once.ts';
import type { ManagedPolicies, PolicyEdit } from './managed-policies.ts';

/** Calls by which a store's team writes its policies. `hostOf` gives the host of a store, without port. */
export function managedPoliciesRoutes(
  policies: ManagedPolicies,
  hostOf: (division: Division) => string,
): Route[] {
  const edit = (context: CallContext): PolicyEdit => ({
    division: context.division,
    actor: context.visitor.identity,
    storeOrigin: storeOriginOf(context, hostOf),
  });
  return [
    route('dashboard.policies', ({ division }) => policies.list(division)),
    route('dashboard.policy', (context, { params, query }) =>
      policies.get(edit(context), params.policy, query),
    ),
    route('dashboard.updatePolicy', (context, { params, body }) => {
      const { visitor, idempotencyKey: key } = context;
      const once = writeKey({ call: 'policy.update', actor: visitor.identity, key }, [params.policy, body]);
      return policies.update({ ...edit(context), once }, params.policy, body);
    }),
  ];
}
