import type { DashboardPermission } from './dashboard-permission.ts';

/**
 * Events that a store's team is notified of in the dashboard, and the permission needed for each (storefront.md §7
 * notifications). Anyone who loses the permission sees no more of them.
 */
export const dashboardNotifications = {
  /** The money of an order has arrived. */
  'order.paid': { permission: 'orders' },
  /** The payment of an order that was placed has failed. */
  'order.payment_failed': { permission: 'orders' },
  /** Staff stopped an order because something is wrong with it. */
  'order.problem': { permission: 'orders' },
  /** Its shopper took goods out, exchanged them or sends it elsewhere. */
  'order.changed': { permission: 'orders' },
  /** Its shopper cancelled it. */
  'order.cancelled': { permission: 'orders' },
  'return.asked': { permission: 'orders' },
  'quote.asked': { permission: 'orders' },
  /** The customer has answered an offer or a mock-up. */
  'quote.answered': { permission: 'orders' },
  /** A review waits to be read. */
  'review.written': { permission: 'products' },
  /** The file of an import is read, and waits to be carried out. */
  'import.ready': { permission: 'imports' },
  'import.done': { permission: 'imports' },
  'import.failed': { permission: 'imports' },
  /** A member of the team asks for a permission. */
  'team.asked': { permission: 'team' },
  /** The provider shuts the store to look at it. */
  'store.review_begun': { permission: 'settings' },
  'store.review_lifted': { permission: 'settings' },
  /** A webhook was turned off, because nothing had arrived for days. */
  'webhook.off': { permission: 'settings' },
} as const satisfies Record<string, { readonly permission: DashboardPermission }>;

/** Kind of notification of the dashboard, such as `order.paid`. */
export type DashboardNotificationKind = keyof typeof dashboardNotifications;

/** Every kind of notification. */
export const dashboardNotificationKinds = /* @__PURE__ */ Object.keys(
  dashboardNotifications,
) as readonly DashboardNotificationKind[];

/** The kinds that somebody with these permissions is told of. */
export function notificationKindsFor(
  permissions: readonly DashboardPermission[],
): DashboardNotificationKind[] {
  return dashboardNotificationKinds.filter((kind) =>
    permissions.includes(dashboardNotifications[kind].permission),
  );
}

/** How long notifications are kept, in days: those that were deleted, those that were read, and any (from when they were made). */
export const notificationDays = { deleted: 30, read: 90, any: 180 } as const;

/** Unread notifications are counted up to this many; more is “99+” to whoever reads it. */
export const mostUnread = 100;
