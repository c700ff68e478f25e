import type { LiveChatGroupId } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { awayAfter } from './agents.repository.ts';
import { positionOf, queuePlaces, type ChatRow } from './chat.repository.ts';

/** How chats are listed for staff. */
export type ChatList = (typeof chatLists)[number];

const chatLists = ['queued', 'mine', 'others', 'ended'] as const;

/** Filters of staff's list of chats. */
export interface ChatFilter {
  readonly state: ChatList;
  readonly group?: LiveChatGroupId | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** A chat with what staff see of it besides. */
export interface StaffChatRow extends ChatRow {
  agent_away: boolean;
  visitor_here: boolean;
  position: number | null;
  last_author: 'visitor' | 'staff' | null;
  last_text: string | null;
  last_at: Date | null;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** In which list of a member of staff a chat `c` is. */
const listOf = (staff: string) =>
  sql<ChatList>`CASE c.status WHEN 'chatting' THEN CASE WHEN c.staff_id = ${staff}::uuid THEN 'mine' ELSE 'others' END ELSE c.status END`;

/** Chats `c` with what was said last. */
function selectChats({ query }: Db) {
  return query
    .selectFrom('chats as c')
    .innerJoin('divisions as d', 'd.id', 'c.division_id')
    .leftJoin('chat_agents as a', 'a.staff_id', 'c.staff_id')
    .leftJoinLateral(
      (build) =>
        build
          .selectFrom('chat_messages as m')
          .select(['m.author', sql<string>`left(m.text, 200)`.as('text'), 'm.created_at'])
          .whereRef('m.division_id', '=', 'c.division_id')
          .whereRef('m.chat_id', '=', 'c.id')
          .where('m.author', '!=', 'event')
          .orderBy('m.number', 'desc')
          .limit(1)
          .as('said'),
      (join) => join.onTrue(),
    )
    .selectAll('c')
    .select([
      sql<boolean>`c.status = 'chatting' AND coalesce(a.seen_at < now() - ${awayAfter}, true)`.as(
        'agent_away',
      ),
      sql<boolean>`c.status <> 'ended' AND c.visitor_seen_at > now() - interval '1 minute'`.as(
        'visitor_here',
      ),
      sql<'visitor' | 'staff' | null>`said.author`.as('last_author'),
      'said.text as last_text',
      'said.created_at as last_at',
    ]);
}

/** A page of chats of one list, with how many there are in each. */
export async function listChats(
  db: Db,
  staff: string,
  { state, group, search, page, perPage }: ChatFilter,
): Promise<{ rows: StaffChatRow[]; counts: Record<ChatList, number> }> {
  const like = search?.trim() ? `%${escaped(search.trim())}%` : null;
  const matches = sql<boolean>`(${like}::text IS NULL OR c.name ILIKE ${like} OR c.email ILIKE ${like})
    AND (${group ?? null}::int IS NULL OR c.group_id = ${group ?? null}::int)`;
  const list = listOf(staff);
  const waits = sql`CASE WHEN c.status = 'queued' THEN c.queued_at END`;
  const [rows, places, counts] = await Promise.all([
    selectChats(db)
      .where(matches)
      .where(list, '=', state)
      // Those of VIP stores wait least (platform.md §3 Project: isVip).
      .orderBy(sql`c.status = 'queued' AND d.is_vip`, 'desc')
      .orderBy(waits, (order) => order.asc().nullsLast())
      .orderBy(sql`coalesce(c.ended_at, said.created_at, c.created_at)`, 'desc')
      .orderBy('c.id')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    state === 'queued' ? queuePlaces(db).execute() : [],
    db.query
      .selectFrom('chats as c')
      .select(chatLists.map((name) => sql<number>`count(*) FILTER (WHERE ${list} = ${name})::int`.as(name)))
      .where(matches)
      .executeTakeFirstOrThrow(),
  ]);
  const { queued, mine, others, ended } = counts;
  const positions = new Map(places.map(({ id, position }) => [id, position]));
  return {
    rows: rows.map((row) => ({ ...row, position: positions.get(row.id) ?? null })),
    counts: { queued, mine, others, ended },
  };
}

/** A chat of whatever store as staff see it. */
export async function findStaffChat(db: Db, id: string): Promise<StaffChatRow | undefined> {
  const row = await selectChats(db).where('c.id', '=', id).executeTakeFirst();
  return row && { ...row, position: row.status === 'queued' ? await positionOf(db, row) : null };
}

/** Locks a chat of whatever store. */
export async function lockChat({ query }: Db, id: string): Promise<ChatRow | undefined> {
  return query.selectFrom('chats').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Chats that wait, by group. */
export async function countQueued({ query }: Db): Promise<ReadonlyMap<LiveChatGroupId, number>> {
  const rows = await query
    .selectFrom('chats')
    .select(['group_id', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('status', '=', 'queued')
    .groupBy('group_id')
    .execute();
  return new Map(rows.map(({ group_id, count }) => [group_id, Number(count)]));
}
