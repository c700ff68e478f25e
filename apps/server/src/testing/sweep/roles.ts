import type { HostKind } from '../../http/context.ts';

/** Role of a person, wherever their cookie is worth anything. */
export interface Role {
  /** As the guide says it. */
  readonly title: string;
  readonly kind: 'visitor' | 'customer' | 'owner' | 'staff';
  /** True when it is the store that the calls are about. */
  readonly ofStore: boolean;
  /** Role of an owner in the store: one who owns it, or a member of its team with the permissions below. */
  readonly team: 'owner' | 'member';
  readonly verified: boolean;
  readonly signedEula: boolean;
  /** Rights of staff, or permissions of a member of the team; `all` for every right that a call asks for. */
  readonly permissions: readonly string[] | 'all';
}

const nobody: Omit<Role, 'title'> = {
  kind: 'visitor',
  ofStore: true,
  team: 'owner',
  verified: true,
  signedEula: true,
  permissions: [],
};
const owner = { ...nobody, kind: 'owner', permissions: 'all' } as const;
const member = { ...owner, team: 'member' } as const;
const staff = { ...nobody, kind: 'staff' } as const;

/** Everybody whom the platform tells apart (platform.md §6), about one store. */
export const roles = {
  visitor: { ...nobody, title: 'Visitor' },
  customer: { ...nobody, kind: 'customer', title: 'Customer' },
  foreignCustomer: { ...nobody, kind: 'customer', ofStore: false, title: 'Customer of another store' },
  owner: { ...owner, title: 'Owner' },
  foreignOwner: { ...owner, ofStore: false, title: 'Owner of another store' },
  unverifiedOwner: { ...owner, verified: false, signedEula: false, title: 'Owner, address not verified' },
  unsignedOwner: { ...owner, signedEula: false, title: 'Owner, EULA not signed' },
  ordersMember: { ...member, permissions: ['orders'], title: 'Member of the team with `orders`' },
  staff: { ...staff, permissions: 'all', title: 'Staff with all rights' },
  picker: { ...staff, permissions: ['orders.view', 'orders.advance'], title: 'Staff who pick' },
  support: { ...staff, permissions: ['chat.view'], title: 'Support' },
} as const satisfies Record<string, Role>;

/** Name of a role. */
export type RoleName = keyof typeof roles;

/** Names of all roles. */
export const roleNames = Object.keys(roles) as RoleName[];

/** Kinds of hosts with the letter that the guide has for them. */
export const hostLetters = { store: 'S', preview: 'V', platform: 'P', atlas: 'A' } as const satisfies Record<
  HostKind,
  string
>;

/** All kinds of hosts. */
export const hostKinds = Object.keys(hostLetters) as HostKind[];

/** Role that a host gives a person: a session opens one kind of host of one store, and is nothing anywhere else. */
export function takenFor(role: Role, host: HostKind): Role {
  const home = { visitor: [], customer: ['store', 'preview'], owner: ['platform'], staff: ['atlas'] }[
    role.kind
  ];
  const isAtHome = home.some((kind) => kind === host) && (role.ofStore || role.kind !== 'customer');
  return isAtHome ? role : roles.visitor;
}
