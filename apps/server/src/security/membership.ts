import { dashboardPermissionNames } from '@omnis/models';
import type { Identity, Membership } from '../http/context.ts';

/** Reads a row of `memberships`: owners may do everything, members what they were given. */
export function toMembership(row: { division_id: number; role: string; permissions: unknown }): Membership {
  if (row.role === 'owner')
    return { division: row.division_id, role: 'owner', permissions: dashboardPermissionNames };
  const given: readonly unknown[] = Array.isArray(row.permissions) ? row.permissions : [];
  return {
    division: row.division_id,
    role: 'member',
    permissions: dashboardPermissionNames.filter((name) => given.includes(name)),
  };
}

/** A person's membership in a store; null when they are not of its team. */
export function membershipIn(identity: Identity | null, division: number): Membership | null {
  if (identity?.kind !== 'owner') return null;
  return identity.memberships.find((membership) => membership.division === division) ?? null;
}
