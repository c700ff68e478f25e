/** Kind of sensitive data or power that makes a permission ask for a second factor; null for none. */
export type SensitiveKind = 'personal' | 'payment' | 'access';

interface Definition {
  readonly title: string;
  readonly grants: string;
  readonly sensitive: SensitiveKind | null;
  readonly grantedBy: string;
}

/**
 * Permissions of staff, by name (platform.md §6): what each grants, whether it gives access to personal data, money or
 * the access of others, and which permission somebody needs to give it.
 */
export const staffPermissions = {
  'orders.view': {
    title: 'See orders',
    grants: 'Orders and customers of every store: what was bought, by whom, and where it goes.',
    sensitive: 'personal',
    grantedBy: 'permissions.grant',
  },
  'orders.advance': {
    title: 'Move orders',
    grants:
      'Take an order to the next step of its flow, or back, send its items in parcels, and write notes and tags on it.',
    sensitive: 'personal',
    grantedBy: 'permissions.grant',
  },
  'orders.edit': {
    title: 'Edit orders',
    grants:
      'Build orders as drafts for a store, send their pay links, send the emails of an order again, change its address and items before it is made, add, change, merge, export and delete the customers of a store, and say which of them belong to the bespoke company.',
    sensitive: 'payment',
    grantedBy: 'permissions.grant',
  },
  'orders.refund': {
    title: 'Refund orders',
    grants: 'Give the money of an order back to who bought it, and cancel an order before it is made.',
    sensitive: 'payment',
    grantedBy: 'permissions.grant',
  },
  'labels.print': {
    title: 'Print labels',
    grants: 'Print the packing slips of orders, with the address on them.',
    sensitive: 'personal',
    grantedBy: 'permissions.grant',
  },
  'chat.view': {
    title: 'Answer chats',
    grants: 'Read what shoppers and owners write, and answer it.',
    sensitive: 'personal',
    grantedBy: 'permissions.grant',
  },
  'stores.review': {
    title: 'Review stores',
    grants:
      'Put a store under review, which shuts its shop for visitors, lift the review, and approve or deny products.',
    sensitive: 'access',
    grantedBy: 'permissions.grant',
  },
  'stores.manage': {
    title: 'Manage stores',
    grants:
      'Switch a store off and on, stop its orders, and decide what it is to the platform: VIP, managed, how it is paid out.',
    sensitive: 'access',
    grantedBy: 'permissions.grant',
  },
  'jobs.manage': {
    title: 'Manage jobs',
    grants:
      'See which jobs wait, run or failed, such as emails, payments and imports, and try or discard the failed ones.',
    sensitive: 'payment',
    grantedBy: 'permissions.grant',
  },
  'staff.view': {
    title: 'See colleagues',
    grants: 'The list of staff with their roles, and when each was last active.',
    sensitive: null,
    grantedBy: 'permissions.grant',
  },
  'staff.mute': {
    title: 'Mute colleagues',
    grants: 'Stop what a colleague writes from reaching others, and let it through again.',
    sensitive: null,
    grantedBy: 'permissions.grant',
  },
  'staff.manage': {
    title: 'Invite and disable colleagues',
    grants: 'Invite people to atlas, disable and enable them, and see where they are signed in.',
    sensitive: 'access',
    grantedBy: 'staff.roles',
  },
  'staff.personal': {
    title: 'Personnel data',
    grants: 'National insurance number, bank account, date of birth and address of colleagues.',
    sensitive: 'personal',
    grantedBy: 'staff.roles',
  },
  'permissions.grant': {
    title: 'Decide about permissions',
    grants: 'Give colleagues permissions and roles for the daily work, and answer what they ask for.',
    sensitive: 'access',
    grantedBy: 'staff.roles',
  },
  'staff.roles': {
    title: 'Decide about staff permissions',
    grants: 'Give and take the permissions that open the accounts and the data of colleagues.',
    sensitive: 'access',
    grantedBy: 'staff.roles',
  },
} as const satisfies Record<string, Definition>;

/** Name of a permission of staff, such as `orders.view`. */
export type StaffPermission = keyof typeof staffPermissions;

/** Names of all permissions of staff, in the order in which they are shown. */
export const staffPermissionNames = /* @__PURE__ */ Object.keys(staffPermissions) as StaffPermission[];

/** Tells whether a text names a permission of staff. */
export function isStaffPermission(name: string): name is StaffPermission {
  return Object.hasOwn(staffPermissions, name);
}

/**
 * Tells whether a permission gives access to payments, personal data or the access of others, so that it asks for a
 * second factor.
 *
 * @example
 * isSensitive('orders.refund'); // true
 */
export function isSensitive(name: string): boolean {
  return isStaffPermission(name) && staffPermissions[name].sensitive !== null;
}

/** The permission that somebody needs to give a permission; null for one that does not exist. */
export function grantedBy(name: string): StaffPermission | null {
  return isStaffPermission(name) ? staffPermissions[name].grantedBy : null;
}

/**
 * The permission that somebody needs to give a role made of these: the strictest that one of them asks for.
 *
 * @example
 * roleGrantedBy(['orders.view']); // 'permissions.grant'
 * roleGrantedBy(['orders.view', 'staff.manage']); // 'staff.roles'
 */
export function roleGrantedBy(names: readonly string[]): StaffPermission {
  return names.some((name) => grantedBy(name) === 'staff.roles') ? 'staff.roles' : 'permissions.grant';
}

/** Sizes of clothes that staff are given. */
export const staffSizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const;

/** Days for which a new member of staff may work without a second factor. */
export const staffGraceDays = 7;

/**
 * Roles of staff about stores (platform.md §3 User: storeControlRole): a reviewer looks at stores, visits closed ones and puts
 * them under review; a manager switches them off and decides what they are to the platform, too.
 */
export const storeControlRoles = ['reviewer', 'manager'] as const;

/** A role of staff about stores. */
export type StoreControlRole = (typeof storeControlRoles)[number];

/**
 * The role about stores that permissions come to; null without one. It is not given by itself, so that it never says other than
 * what somebody may do.
 *
 * @example
 * storeControlRoleOf(['orders.view', 'stores.review']); // 'reviewer'
 */
export function storeControlRoleOf(permissions: readonly string[]): StoreControlRole | null {
  if (permissions.includes('stores.manage')) return 'manager';
  return permissions.includes('stores.review') ? 'reviewer' : null;
}
