import { liveTopics } from '@omnis/contract';
import { isLiveChatGroupId, liveChatGroupIds, type LiveChatGroupId } from '@omnis/models';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';

/** Seconds after which a member of staff who was not heard of counts as away. */
export const awayAfterSeconds = 90;

/** The same as SQL. */
export const awayAfter = sql`make_interval(secs => ${awayAfterSeconds})`;

/** State of a member of staff who answers chats. */
export interface Agent {
  readonly available: boolean;
  readonly groups: readonly LiveChatGroupId[];
}

const groupsSchema = z.array(z.unknown()).transform((list) => list.filter(isLiveChatGroupId));

/** Reads whether a member of staff answers chats, and whether they were active lately. */
export async function findAgent({ query }: Db, staff: string): Promise<Agent & { readonly here: boolean }> {
  const row = await query
    .selectFrom('chat_agents')
    .select(['groups', 'available', sql<boolean>`seen_at > now() - ${awayAfter}`.as('here')])
    .where('staff_id', '=', staff)
    .executeTakeFirst();
  const groups = groupsSchema.parse(row?.groups ?? []);
  return { available: row?.available ?? false, groups, here: row?.here ?? false };
}

/** Writes whether a member of staff answers chats; the groups stay for the next time. */
export async function saveAgent(
  { query, announce }: Db,
  staff: string,
  { available, groups }: Agent,
): Promise<void> {
  announce(liveTopics.chats);
  const set = { available, groups: JSON.stringify(groups), seen_at: sql<Date>`now()` };
  await query
    .insertInto('chat_agents')
    .values({ staff_id: staff, ...set })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(set))
    .execute();
}

/** Says that a member of staff is there; written at most every ten seconds. */
export async function noteAgent({ query }: Db, staff: string): Promise<void> {
  await query
    .updateTable('chat_agents')
    .set({ seen_at: sql<Date>`now()` })
    .where('staff_id', '=', staff)
    .where('seen_at', '<', sql<Date>`now() - interval '10 seconds'`)
    .execute();
}

/** Counts the agents present for each group; muted ones reach nobody, and disabled ones are not present. */
export async function countAgents({ query }: Db): Promise<ReadonlyMap<LiveChatGroupId, number>> {
  const rows = await query
    .selectFrom('chat_agents as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.groups'])
    .where('a.available', '=', true)
    .where('a.seen_at', '>', sql<Date>`now() - ${awayAfter}`)
    .where('s.status', '=', 0)
    .where('s.muted_at', 'is', null)
    .execute();
  const each = rows.flatMap(({ groups }) => [...new Set(groupsSchema.parse(groups))]);
  return new Map(liveChatGroupIds.map((group) => [group, each.filter((id) => id === group).length]));
}

/** Tells whether a member of staff is muted, and so may not write (platform.md §7). */
export async function isMuted({ query }: Db, staff: string): Promise<boolean> {
  const row = await query.selectFrom('staff').select('muted_at').where('id', '=', staff).executeTakeFirst();
  return row?.muted_at != null;
}
