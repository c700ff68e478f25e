import { calls, type Call, type CallName, type CallShape } from '@omnis/contract';
import type { HostKind } from '../../http/context.ts';
import { takenFor, type Role } from './roles.ts';

/** `in`: past the access check; else the status of the refusal. */
export type Admitted = 'in' | 401 | 403 | 404;

/** Every call by its name. */
export const allCalls: readonly Call[] = Object.values<Call>(calls);

/** A call by its name, as far as access hangs on it. */
export const shapeOf = (name: CallName): CallShape => calls[name];

/** Tells whether a call names a store in its address. */
export const namesStore = ({ path }: Pick<Call, 'path'>): boolean => path.includes('/:division');

function owned(call: Call, role: Role, host: HostKind): Admitted {
  if (host !== 'platform') return 403;
  if (role.kind !== 'owner') return 401;
  if (!role.verified || !role.signedEula || !role.ofStore) return 403;
  const { dashboardPermission = 'any' }: CallShape = call;
  const has = role.permissions === 'all' || dashboardPermission === 'any';
  return has || role.permissions.includes(dashboardPermission) ? 'in' : 403;
}

function visited(call: Call, host: HostKind): Admitted {
  if (host === 'atlas') return 404;
  // The platform's host is a store too, but not the one that the address names.
  return host === 'platform' && namesStore(call) ? 403 : 'in';
}

function staffed(call: Call, role: Role): Admitted {
  if (role.kind !== 'staff') return role.kind === 'visitor' ? 401 : 403;
  const { permission }: CallShape = call;
  const has = role.permissions === 'all' || permission === undefined;
  return has || role.permissions.includes(permission ?? '') ? 'in' : 403;
}

/**
 * Promise of the contract about a call: how somebody fares with it on a kind of host, when it is about one store. Said
 * a second time, apart from the server's own rule (`http/access.ts`), so that the two are held against each other.
 */
export function promised(call: Call, somebody: Role, host: HostKind): Admitted {
  const role = takenFor(somebody, host);
  const { access }: CallShape = call;
  switch (access) {
    case 'account':
      return 'in';
    case 'signed-in':
      return role.kind === 'visitor' ? 401 : 'in';
    case 'store':
      return visited(call, host);
    case 'customer': {
      const visit = visited(call, host);
      return visit === 'in' && role.kind !== 'customer' ? 401 : visit;
    }
    case 'visitor-or-owner':
      return host === 'platform' && namesStore(call) ? owned(call, role, host) : visited(call, host);
    case 'owner':
      return owned(call, role, host);
    case 'store-or-staff':
      return host === 'atlas' ? staffed(call, role) : visited(call, host);
    case 'staff':
      return staffed(call, role);
  }
}
