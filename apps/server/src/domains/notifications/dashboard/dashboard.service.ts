import { statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { notificationKindsFor } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Membership } from '../../../http/context.ts';
import { membershipIn } from '../../../security/membership.ts';
import {
  changeReceived,
  countUnread,
  listReceived,
  markReadUntil,
  type Reader,
  type RecipientChange,
} from './dashboard.repository.ts';
import { lineOf } from './notification-kinds.ts';
import { listPart, newestPlace, pageOfRows } from '../../../http/list-page.ts';

/** A person who reads as a member of a store's team. */
export interface TeamReader {
  readonly identity: Identity;
  readonly membership: Membership;
}

type Changed = CallResponse<'notifications.markDeleted'>;

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

const readerOf = ({ identity, membership }: TeamReader): Reader => ({
  division: membership.division,
  customer: identity.id,
  kinds: notificationKindsFor(membership.permissions),
});

/**
 * Notifications for the teams of stores in the dashboard (storefront.md §7 notifications). Everybody reaches their own
 * only, and of these the kinds that they have the permission for at that time. `tellTeam` writes them.
 */
export function createDashboardNotifications({ database }: Pick<Core, 'database'>) {
  return {
    async unread(who: TeamReader): Promise<CallResponse<'notifications.unread'>> {
      const reader = readerOf(who);
      return { unread: await database.tenant(reader.division, (db) => countUnread(db, reader)) };
    },

    async list(
      who: TeamReader,
      { state, ...query }: CallInput<'notifications.list'>['query'],
    ): Promise<Result<CallResponse<'notifications.list'>>> {
      const part = listPart(query, newestPlace);
      if (!part.ok) return part;
      const { limit } = part.value;
      const reader = readerOf(who);
      const [{ rows: found, total }, unread] = await database.tenant(reader.division, (db) =>
        Promise.all([
          listReceived(db, reader, {
            unreadOnly: state === 'unread',
            ...part.value,
            limit: limit + 1,
          }),
          countUnread(db, reader),
        ]),
      );
      const { rows, next } = pageOfRows(found, limit, ({ at, id }) => [at, id]);
      const items = rows.flatMap((row) => {
        const known = lineOf(row);
        return known
          ? [
              {
                recipientId: row.id,
                kind: known.kind,
                ...known.line,
                createdAt: row.created_at.toISOString(),
                readAt: row.read_at?.toISOString() ?? null,
              },
            ]
          : [];
      });
      return ok({ items, total, page: query.page, perPage: limit, next, unread });
    },

    /** Marks as read what was there at a time; what came since then was not seen. */
    async markAllRead(who: TeamReader, until: string): Promise<Changed> {
      const reader = readerOf(who);
      const unread = await database.tenant(reader.division, async (db) => {
        await markReadUntil(db, reader, new Date(until));
        return countUnread(db, reader);
      });
      return { division: reader.division, unread };
    },

    /** Changes a notification of one's own, in whichever of one's stores it is; another's is not found. */
    async change(identity: Identity | null, id: string, change: RecipientChange): Promise<Result<Changed>> {
      if (identity?.kind !== 'owner') return gone();
      const { id: customer, divisions } = identity;
      const done = await database.platform(async (db): Promise<Changed | null> => {
        const division = await changeReceived(db, { customer, divisions }, { id, change });
        const membership = division === null ? null : membershipIn(identity, division);
        return (
          membership && {
            division: membership.division,
            unread: await countUnread(db, readerOf({ identity, membership })),
          }
        );
      });
      return done ? ok(done) : gone();
    },
  };
}

/** Notifications for the teams of stores in the dashboard. */
export type DashboardNotificationsService = ReturnType<typeof createDashboardNotifications>;
