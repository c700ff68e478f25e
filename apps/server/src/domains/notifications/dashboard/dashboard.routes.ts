import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import { membershipIn } from '../../../security/membership.ts';
import type { DashboardNotificationsService, TeamReader } from './dashboard.service.ts';

/** Calls of the notifications in the dashboard (storefront.md §7). */
export function dashboardNotificationsRoutes(notifications: DashboardNotificationsService): Route[] {
  function readerIn({ division, visitor: { identity } }: CallContext): Result<TeamReader> {
    const membership = membershipIn(identity, division.id);
    return identity && membership
      ? ok({ identity, membership })
      : fail('forbidden', 'You are not in the team of this store');
  }

  return [
    route('notifications.list', async (context, { query }) => {
      const reader = readerIn(context);
      return reader.ok ? notifications.list(reader.value, query) : reader;
    }),
    route('notifications.unread', async (context) => {
      const reader = readerIn(context);
      return reader.ok ? ok(await notifications.unread(reader.value)) : reader;
    }),
    answeredOnce(
      route('notifications.markAllRead', async (context, { body }) => {
        const reader = readerIn(context);
        return reader.ok ? ok(await notifications.markAllRead(reader.value, body.until)) : reader;
      }),
    ),
    route('notifications.markRead', ({ visitor }, { params }) =>
      notifications.change(visitor.identity, params.recipientId, 'read'),
    ),
    route('notifications.markDeleted', ({ visitor }, { params }) =>
      notifications.change(visitor.identity, params.recipientId, 'deleted'),
    ),
    route('notifications.restore', ({ visitor }, { params }) =>
      notifications.change(visitor.identity, params.recipientId, 'restored'),
    ),
  ];
}
