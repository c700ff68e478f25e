/** Permissions of a store's team in the dashboard, and what each of them grants (platform.md §6). */
export const dashboardPermissions = [
  { name: 'orders', title: 'Orders', grants: 'See orders, who bought what, and where it goes.' },
  { name: 'products', title: 'Products', grants: 'See and change products, their prices and pictures.' },
  { name: 'imports', title: 'Imports', grants: 'Bring products in from a file.' },
  { name: 'pages', title: 'Pages', grants: 'Edit the pages of the store, and upload pictures for them.' },
  { name: 'finance', title: 'Sales and plan', grants: 'See what the store earns, and change its plan.' },
  {
    name: 'settings',
    title: 'Settings',
    grants: 'Decide how the store looks, who may visit it, and how its team signs in.',
  },
  { name: 'team', title: 'Team', grants: 'Invite people, and share out permissions of one’s own.' },
] as const satisfies readonly { name: string; title: string; grants: string }[];

/** Name of a dashboard permission, such as `orders`. */
export type DashboardPermission = (typeof dashboardPermissions)[number]['name'];

/** Names of all dashboard permissions: what the owner of a store has. */
export const dashboardPermissionNames: readonly DashboardPermission[] =
  /* @__PURE__ */ dashboardPermissions.map(({ name }) => name);

/** Tells whether a text names a dashboard permission. */
export function isDashboardPermission(name: unknown): name is DashboardPermission {
  return dashboardPermissionNames.some((known) => known === name);
}

/** Roles in a store: owners may do everything, members only what they were granted. */
export const teamRoles = ['owner', 'member'] as const;

/** Role in a store. */
export type TeamRole = (typeof teamRoles)[number];
