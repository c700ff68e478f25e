import {
  campaignValuesSchema,
  statusTexts,
  type CallInput,
  type CallResponse,
  type Campaign,
  type CampaignValues,
} from '@omnis/contract';
import { readRelated } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { sendCampaign } from './campaign-sender.ts';
import type { Customers } from '../customers/customers.ts';
import {
  countCampaigns,
  deleteCampaign,
  insertCampaign,
  listCampaigns,
  lockCampaign,
  readCampaign,
  updateCampaign,
} from './campaigns.repository.ts';

/** The store whose campaigns are changed, and by whom; a change is made once for its key. */
export interface CampaignManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

const keptId = z.object({ id: z.string() });
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const refused = (message: string, field: string): Rollback =>
  new Rollback(fail('validation_failed', message, field));
const conflict = (message: string, field: string): Rollback => new Rollback(fail('conflict', message, field));

/** Most campaigns that a store keeps. */
const mostCampaigns = 1000;

/** Furthest ahead that a campaign can be scheduled, in milliseconds: a year. */
const furthest = 365 * 24 * 60 * 60 * 1000;

/** The words, look and recipients of a campaign. */
const valuesOf = (campaign: Campaign): CampaignValues => campaignValuesSchema.parse(campaign);

function checkValues({ audience, segment, related }: CampaignValues): void {
  if (audience === 'segment' && segment === null) throw refused('Choose a segment', 'segment');
  if (related !== '' && readRelated(related) === null)
    throw refused('Write the subject as product|{id}', 'related');
}

function refuseChange({ state, version }: Campaign, sent: number): void {
  if (state === 'sending' || state === 'sent')
    throw conflict('This notification was sent and can no longer be changed. Create a new one.', 'state');
  if (version !== sent)
    throw conflict('Somebody else has changed this notification. Load the page again.', 'version');
}

/** Notifications that a store writes, as its team manages them. */
export function createManagedCampaigns(
  { database, divisions, cache, jobs }: Pick<Core, 'database' | 'divisions' | 'cache' | 'jobs'>,
  { segments }: Pick<Customers, 'segments'>,
) {
  /** A refusal where a campaign is for a segment that the store does not have; null where all is well. */
  async function segmentFault(
    division: Division,
    segment: string | null | undefined,
  ): Promise<Failure | null> {
    if (segment === null || segment === undefined) return null;
    const listed = await segments.list(division);
    if (!listed.ok) return listed;
    return listed.value.items.some(({ id }) => id === segment)
      ? null
      : fail('validation_failed', 'This segment was deleted. Choose another one.', 'segment');
  }

  const audit = (
    db: Db,
    { division, actor }: CampaignManager,
    { action, id }: { readonly action: string; readonly id: string },
  ): Promise<void> =>
    recordAudit(db, {
      division: division.id,
      actor,
      action: `campaign.${action}`,
      target: `campaign:${id}`,
      data: {},
    });

  /** A write that is made once for its key, then the campaign as it is. `work` gives the id. */
  async function written(
    manager: CampaignManager,
    { call, request }: { readonly call: string; readonly request: unknown },
    work: (db: Db) => Promise<string>,
  ): Promise<Result<Campaign>> {
    const { division, actor, key } = manager;
    const result = await settle(() =>
      database.tenant(division.id, async (db) => {
        const once = writeKey({ call: `campaign.${call}`, actor, key }, request);
        const { value } = await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const id = await work(db);
          await audit(db, manager, { action: call, id });
          return { id };
        });
        return readCampaign(db, division.id, value.id);
      }),
    );
    if (!result.ok) return result;
    return result.value === null ? gone() : ok(result.value);
  }

  async function found(db: Db, division: Division, id: string): Promise<Campaign> {
    const kept = await lockCampaign(db, division.id, id);
    if (!kept) throw new Rollback(gone());
    return kept.campaign;
  }

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.campaigns'>['query'],
    ): Promise<Result<CallResponse<'dashboard.campaigns'>>> {
      const rows = await database.tenant(division.id, (db) =>
        listCampaigns(db, division.id, { after: cursor, limit }),
      );
      const items = rows.slice(0, limit);
      return ok({ items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null });
    },

    async read(division: Division, id: string): Promise<Result<Campaign>> {
      const campaign = await database.tenant(division.id, (db) => readCampaign(db, division.id, id));
      return campaign ? ok(campaign) : gone();
    },

    async create(manager: CampaignManager, values: CampaignValues): Promise<Result<Campaign>> {
      const fault = await segmentFault(manager.division, values.segment);
      if (fault) return fault;
      return written(manager, { call: 'created', request: values }, async (db) => {
        checkValues(values);
        if ((await countCampaigns(db, manager.division.id)) >= mostCampaigns)
          throw refused(
            `A store keeps at most ${mostCampaigns} notifications. Delete some that you no longer need.`,
            'title',
          );
        return insertCampaign(db, manager.division.id, values);
      });
    },

    async update(
      manager: CampaignManager,
      id: string,
      body: CallInput<'dashboard.updateCampaign'>['body'],
    ): Promise<Result<Campaign>> {
      const fault = await segmentFault(manager.division, body.segment);
      if (fault) return fault;
      return written(manager, { call: 'updated', request: [id, body] }, async (db) => {
        const before = await found(db, manager.division, id);
        const { version, sendAt, ...changes } = body;
        refuseChange(before, version);
        const values: CampaignValues = {
          ...valuesOf(before),
          ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
        };
        checkValues(values);
        const cancelled = { state: 'draft', sendAt: null } as const;
        await updateCampaign(
          db,
          { division: manager.division.id, id },
          { values, ...(sendAt === null && cancelled), problem: null, version: version + 1 },
        );
        return id;
      });
    },

    async send(
      manager: CampaignManager,
      id: string,
      { at, version }: CallInput<'dashboard.sendCampaign'>['body'],
    ): Promise<Result<Campaign>> {
      const { division } = manager;
      const before = await database.tenant(division.id, (db) => readCampaign(db, division.id, id));
      const fault = await segmentFault(division, before?.audience === 'segment' ? before.segment : null);
      if (fault) return fault;
      const sent = await written(manager, { call: 'scheduled', request: [id, at, version] }, async (db) => {
        refuseChange(await found(db, manager.division, id), version);
        const { closure, fraud } = manager.division.project;
        if (closure !== null || fraud !== null)
          throw new Rollback(fail('forbidden', 'Your shop is switched off, so it can’t send notifications'));
        const time = at === null ? Date.now() : Date.parse(at);
        if (at !== null && time <= Date.now()) throw refused('Choose a time in the future', 'at');
        if (time > Date.now() + furthest) throw refused('Choose a time within a year', 'at');
        await updateCampaign(
          db,
          { division: manager.division.id, id },
          { state: 'scheduled', sendAt: new Date(time), problem: null, version: version + 1 },
        );
        const job = { division: manager.division.id, campaign: id };
        if (at === null) await jobs.enqueue(db, sendCampaign, job);
        else
          await jobs.enqueueLater(db, sendCampaign, {
            data: job,
            afterSeconds: Math.max(1, Math.ceil((time - Date.now()) / 1000)),
          });
        return id;
      });
      jobs.wake();
      return sent;
    },

    async remove(
      manager: CampaignManager,
      id: string,
    ): Promise<Result<CallResponse<'dashboard.deleteCampaign'>>> {
      const { division, actor, key } = manager;
      const removed = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'campaign.deleted', actor, key }, id);
          await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
            if (!(await deleteCampaign(db, division.id, id))) throw new Rollback(gone());
            await audit(db, manager, { action: 'deleted', id });
            return { id };
          });
          return { message: 'The notification was deleted' };
        }),
      );
      if (!removed.ok) return removed;
      await divisions.changed(division.id);
      cache.drop([`division:${division.id}`, `pages:${division.id}`]);
      return removed;
    },
  };
}
