import { campaignSchema, campaignValuesSchema, type Campaign, type CampaignValues } from '@omnis/contract';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { CampaignsTable } from './campaigns.tables.ts';

type Row = Selectable<CampaignsTable>;

/** A campaign with the place up to which its recipients were written to. */
export interface KeptCampaign {
  readonly campaign: Campaign;
  readonly reached: string | null;
}

function toCampaign(row: Row): Campaign {
  return campaignSchema.parse({
    ...campaignValuesSchema.parse(row.content),
    id: row.id,
    state: row.state,
    problem: row.problem,
    sendAt: row.send_at?.toISOString() ?? null,
    sentAt: row.sent_at?.toISOString() ?? null,
    sent: row.sent,
    opened: row.opened,
    clicked: row.clicked,
    createdAt: row.created_at.toISOString(),
    version: row.version,
  });
}

/** A page of a store's campaigns, newest first, and one more. */
export async function listCampaigns(
  { query }: Db,
  division: number,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Campaign[]> {
  let found = query.selectFrom('campaigns').selectAll().where('division_id', '=', division);
  if (after !== undefined)
    found = found.where(
      sql<SqlBool>`(created_at, id) < (SELECT created_at, id FROM campaigns WHERE division_id = ${division} AND id = ${after}::uuid)`,
    );
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return rows.map(toCampaign);
}

/** A campaign; nobody else changes it until the transaction ends. */
export async function lockCampaign(
  { query }: Db,
  division: number,
  id: string,
): Promise<KeptCampaign | null> {
  const row = await query
    .selectFrom('campaigns')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ? { campaign: toCampaign(row), reached: row.reached } : null;
}

/** A campaign for reading. */
export async function readCampaign({ query }: Db, division: number, id: string): Promise<Campaign | null> {
  const row = await query
    .selectFrom('campaigns')
    .selectAll()
    .where('division_id', '=', division)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toCampaign(row) : null;
}

/** Writes a new campaign; gives its id. */
export async function insertCampaign(
  { query }: Db,
  division: number,
  values: CampaignValues,
): Promise<string> {
  const { id } = await query
    .insertInto('campaigns')
    .values({
      division_id: division,
      content: JSON.stringify(values),
      audience: values.audience,
      send_at: null,
      sent_at: null,
      reached: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Number of campaigns that a store has. */
export async function countCampaigns({ query }: Db, division: number): Promise<number> {
  const { count } = await query
    .selectFrom('campaigns')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('division_id', '=', division)
    .executeTakeFirstOrThrow();
  return count;
}

/** Changes columns of a campaign. */
export async function updateCampaign(
  { query }: Db,
  { division, id }: { readonly division: number; readonly id: string },
  changes: {
    readonly values?: CampaignValues;
    readonly state?: Campaign['state'];
    readonly problem?: Campaign['problem'];
    readonly sendAt?: Date | null;
    readonly sentAt?: Date;
    readonly reached?: string;
    readonly sent?: number;
    readonly version?: number;
  },
): Promise<void> {
  const { values, sendAt, sentAt, sent, ...columns } = changes;
  await query
    .updateTable('campaigns')
    .set({
      ...columns,
      ...(values && { content: JSON.stringify(values), audience: values.audience }),
      ...(sendAt !== undefined && { send_at: sendAt }),
      ...(sentAt && { sent_at: sentAt }),
      ...(sent !== undefined && { sent: sql<number>`sent + ${sent}` }),
    })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
}

/** Deletes a campaign; false where there is none. */
export async function deleteCampaign({ query }: Db, division: number, id: string): Promise<boolean> {
  const gone = await query
    .deleteFrom('campaigns')
    .where('division_id', '=', division)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Counts something that a visitor did with a campaign that was sent. */
export async function countSeen(
  { query }: Db,
  { division, id }: { readonly division: number; readonly id: string },
  what: 'sent' | 'opened' | 'clicked',
): Promise<void> {
  await query
    .updateTable('campaigns')
    .set({ [what]: sql<number>`${sql.ref(what)} + 1` })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .where('state', 'in', ['sending', 'sent'])
    .execute();
}

/** Campaigns that a shop shows its visitors: sent in the last 30 days, newest first. */
export async function shownCampaigns({ query }: Db, division: number): Promise<Campaign[]> {
  const rows = await query
    .selectFrom('campaigns')
    .selectAll()
    .where('division_id', '=', division)
    .where('audience', '=', 'visitors')
    .where('state', '=', 'sent')
    .where('sent_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('sent_at', 'desc')
    .limit(3)
    .execute();
  return rows.map(toCampaign);
}
