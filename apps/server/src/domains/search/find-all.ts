import type { CallResponse, DashboardHit, DashboardSearchKind } from '@omnis/contract';
import type { DashboardPermission } from '@omnis/models';
import { ok } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { membershipIn } from '../../security/membership.ts';
import type { Division } from '../../tenancy/division.ts';

/** A kind of thing that the search of the dashboard finds. Its domain offers `find`. */
export interface Finder {
  readonly kind: DashboardSearchKind;
  /** Permission that a member of the team needs to be shown them. */
  readonly permission: DashboardPermission;
  /** Things that a text finds, best first, at most `limit`. */
  readonly find: (division: Division, q: string, limit: number) => Promise<readonly DashboardHit[]>;
}

/** Things of a kind that are shown. */
const mostOfKind = 5;

/** The search of the dashboard over what its finders find, in their order. */
export function createSearchRoom(finders: readonly Finder[]) {
  const search = async (
    division: Division,
    identity: Identity | null,
    q: string,
  ): Promise<CallResponse<'dashboard.search'>> => {
    const permissions = membershipIn(identity, division.id)?.permissions ?? [];
    const groups = await Promise.all(
      finders
        .filter(({ permission }) => permissions.includes(permission))
        .map(async ({ kind, find }) => ({ kind, items: [...(await find(division, q, mostOfKind))] })),
    );
    return { groups: groups.filter(({ items }) => items.length > 0) };
  };
  return {
    routes: [
      route('dashboard.search', async ({ division, visitor }, { query }) =>
        ok(await search(division, visitor.identity, query.q)),
      ),
    ],
  };
}
