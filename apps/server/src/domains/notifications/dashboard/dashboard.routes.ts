import type { CallResponse } from '@omnis/contract';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { CallContext } from '../../../http/context.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import { membershipIn } from '../../../security/membership.ts';
import type { DashboardNotificationsService, TeamReader } from './dashboard.service.ts';

/** Calls of the notifications in the dashboard (storefront.md §7). */
export function dashboardNotificationsRoutes(notifications: DashboardNotificationsService): Route[] {
  async function asReader<
    N extends 'notifications.list' | 'notifications.unread' | 'notifications.markAllRead',
  >(
    { division, visitor: { identity } }: CallContext,
    work: (reader: TeamReader) => Promise<CallResponse<N>>,
  ): Promise<Result<CallResponse<N>>> {
    const membership = membershipIn(identity, division.id);
    if (!identity || !membership) return fail('forbidden', 'You are not in the team of this store');
    return ok(await work({ identity, membership }));
  }

  return [
    route('notifications.list', (context, { query }) =>
      asReader<'notifications.list'>(context, (reader) => notifications.list(reader, query)),
    ),
    route('notifications.unread', (context) =>
      asReader<'notifications.unread'>(context, (reader) => notifications.unread(reader)),
    ),
    answeredOnce(
      route('notifications.markAllRead', (context, { body }) =>
        asReader<'notifications.markAllRead'>(context, (reader) =>
          notifications.markAllRead(reader, body.until),
        ),
      ),
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
