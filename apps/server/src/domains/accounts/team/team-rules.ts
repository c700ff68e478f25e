import type { DashboardPermission, TeamRole } from '@omnis/models';
import { fail, type Failure } from '../../../http/answer.ts';
import type { Membership } from '../../../http/context.ts';

/** Place of a person in a team, as far as others may change it. */
export interface Standing {
  readonly role: TeamRole;
  readonly permissions: readonly DashboardPermission[];
}

const ownersOnly = (): Failure => fail('forbidden', 'Only an owner of the store can do this');

/** Nobody hands out what they do not have: null, or why not. */
export function mayGrant(actor: Standing, permissions: readonly DashboardPermission[]): Failure | null {
  return permissions.every((permission) => actor.permissions.includes(permission))
    ? null
    : fail('forbidden', 'You can share out only permissions that you have yourself');
}

/** Checks whether a person may make a member of the team what `next` says: null, or why not. */
export function mayChange(actor: Membership, present: Standing, next: Standing): Failure | null {
  if (actor.role === 'owner') return null;
  if (present.role === 'owner' || next.role === 'owner') return ownersOnly();
  const changed = [
    ...next.permissions.filter((permission) => !present.permissions.includes(permission)),
    ...present.permissions.filter((permission) => !next.permissions.includes(permission)),
  ];
  return mayGrant(actor, changed);
}

/** Checks whether a person may remove a member from the team: null, or why not. */
export function mayRemove(actor: Membership, present: Standing): Failure | null {
  return actor.role !== 'owner' && present.role === 'owner' ? ownersOnly() : null;
}

/** A store is never left without an owner: null, or that it would be. */
export function keepsAnOwner(
  members: readonly { readonly id: string; readonly role: string }[],
  leaving: string,
): Failure | null {
  return members.some(({ id, role }) => role === 'owner' && id !== leaving)
    ? null
    : fail('conflict', 'A store needs an owner. Make somebody else an owner first.');
}
