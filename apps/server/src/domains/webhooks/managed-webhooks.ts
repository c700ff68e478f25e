import { randomUUID } from 'node:crypto';
import {
  liveTopics,
  mostWebhooks,
  statusTexts,
  webhookSecretHours,
  type CallInput,
  type CallResponse,
  type Webhook,
  type WebhookDelivery,
  type WebhookEvent,
} from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { offReason, type Delivering } from './deliver.ts';
import { endWaiting, findDelivery, insertTest, listDeliveries, sendAgain } from './deliveries.repository.ts';
import { addressFault, type WebhookOutlet } from './post-webhook.ts';
import { formerSecretContext, newSecret, secretContext } from './signature.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockWebhooks,
  updateWebhook,
  type WebhookRow,
} from './webhooks.repository.ts';
import { toDelivery, toWebhook } from './webhooks.view.ts';

/** The store whose webhooks are changed, and by whom; a change is made once for its key. */
export interface WebhooksManager {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly key: string;
}

/** Dependencies of managing on other parts. */
export interface ManagedWebhooksDeps {
  readonly delivering: Delivering;
  readonly outlet: WebhookOutlet;
  /** Has an event come that is not looked for unless somebody asks for it. */
  readonly prepare: (division: Division, events: readonly WebhookEvent[]) => Promise<void>;
  /** The same, in the transaction that asks for it. */
  readonly asked: (db: Db, division: number, events: readonly WebhookEvent[]) => Promise<void>;
}

type WithSecret = Webhook & { readonly secret: string };

const keptId = z.object({ id: z.string() });
const hour = 60 * 60 * 1000;
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const badCursor = (): Failure => fail('validation_failed', 'This is not a cursor of this list', 'cursor');
const cursorSchema = z.tuple([z.string().regex(/^[\d :.+-]{10,40}$/), z.uuid()]);

function readCursor(text: string): { at: string; id: string } | null {
  try {
    const [at, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return { at, id };
  } catch {
    return null;
  }
}

/** Webhooks of a store as its team manages them. */
export function createManagedWebhooks(
  { database, jobs, secrets, reading }: Pick<Core, 'database' | 'jobs' | 'secrets' | 'reading'>,
  { delivering, outlet, prepare, asked }: ManagedWebhooksDeps,
) {
  /** Makes a change once for its key, with a line in the audit log. */
  async function change(
    { division, actor, key }: WebhooksManager,
    { call, request }: { call: string; request: unknown },
    work: (db: Db) => Promise<{ id: string; target: string; data?: Readonly<Record<string, unknown>> }>,
  ): Promise<Result<string>> {
    const changed = await settle(() =>
      database.tenant(division.id, async (db) => {
        const once = writeKey({ call: `webhook.${call}`, actor, key }, request);
        const { value } = await writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const { id, target, data = {} } = await work(db);
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `webhook.${call}`,
            target: `webhook:${target}`,
            data,
          });
          return { id };
        });
        return value.id;
      }),
    );
    if (changed.ok) jobs.wake();
    return changed;
  }

  /** A webhook in the version that was read, under its lock. */
  async function hold(db: Db, division: Division, { id, version }: { id: string; version?: number }) {
    const row = await findWebhook(db, { division: division.id, id }, true);
    if (!row) throw new Rollback(gone());
    if (version !== undefined && row.version !== version)
      throw new Rollback(
        fail('conflict', 'Somebody else has changed this webhook. Load it again.', 'version'),
      );
    return row;
  }

  const sealedSecret = (division: number, id: string, secret: string) => ({
    secret_sealed: secrets.encrypt(secret, secretContext(division, id)),
    secret_end: secret.slice(-4),
  });
  const openSecret = (row: WebhookRow): string =>
    secrets.decrypt(row.secret_sealed, secretContext(row.division_id, row.id));

  async function shown<T>(
    division: Division,
    id: Result<string>,
    show: (row: WebhookRow) => T,
  ): Promise<Result<T>> {
    if (!id.ok) return id;
    const row = await database.tenant(division.id, (db) =>
      findWebhook(db, { division: division.id, id: id.value }),
    );
    return row ? ok(show(row)) : gone();
  }
  const showSecret = (row: WebhookRow): WithSecret => ({ ...toWebhook(row), secret: openSecret(row) });

  async function shownDelivery(
    { division }: WebhooksManager,
    webhook: string,
    id: Result<string>,
  ): Promise<Result<WebhookDelivery>> {
    if (!id.ok) return id;
    const row = await database.tenant(division.id, (db) =>
      findDelivery(db, { division: division.id, webhook, id: id.value }),
    );
    return row ? ok(toDelivery(row)) : gone();
  }

  return {
    async list(
      division: Division,
      { limit, cursor }: CallInput<'dashboard.webhooks'>['query'],
    ): Promise<Result<CallResponse<'dashboard.webhooks'>>> {
      const rows = await database.tenant(division.id, (db) => listWebhooks(db, division.id));
      const after = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== undefined && after === 0) return badCursor();
      const page = rows.slice(after, after + limit);
      return ok({
        items: page.map(toWebhook),
        next: after + limit < rows.length ? (page.at(-1)?.id ?? null) : null,
      });
    },

    async create(
      manager: WebhooksManager,
      body: CallInput<'dashboard.createWebhook'>['body'],
    ): Promise<Result<WithSecret>> {
      const { division } = manager;
      const { url, name } = body;
      const events = [...new Set(body.events)];
      const fault = await addressFault(url, outlet);
      if (fault !== null) return fail('validation_failed', fault, 'url');
      await prepare(division, events);
      const created = await change(manager, { call: 'created', request: body }, async (db) => {
        await lockWebhooks(db, division.id);
        if ((await listWebhooks(db, division.id)).length >= mostWebhooks)
          throw new Rollback(
            fail('conflict', `A store has at most ${mostWebhooks} webhooks. Delete one first.`),
          );
        const id = randomUUID();
        await insertWebhook(db, {
          division_id: division.id,
          id,
          name,
          url,
          events: JSON.stringify(events),
          ...sealedSecret(division.id, id, newSecret()),
          former_secret_sealed: null,
        });
        await delivering.watch(db, division.id);
        await asked(db, division.id, events);
        return { id, target: id, data: { url, events } };
      });
      return shown(division, created, showSecret);
    },

    async update(
      manager: WebhooksManager,
      id: string,
      body: CallInput<'dashboard.updateWebhook'>['body'],
    ): Promise<Result<Webhook>> {
      const { division } = manager;
      const { version, url, name, enabled } = body;
      const events = body.events && [...new Set(body.events)];
      const fault = url === undefined ? null : await addressFault(url, outlet);
      if (fault !== null) return fail('validation_failed', fault, 'url');
      await prepare(division, events ?? []);
      const updated = await change(manager, { call: 'updated', request: [id, body] }, async (db) => {
        const before = await hold(db, division, { id, version });
        await updateWebhook(
          db,
          { division: division.id, id },
          {
            columns: {
              ...(url === undefined ? {} : { url }),
              ...(name === undefined ? {} : { name }),
              ...(events === undefined ? {} : { events: JSON.stringify(events) }),
              ...(enabled === undefined ? {} : { enabled, turned_off: false }),
              // Another address, or one that is tried anew, has not failed yet.
              ...(url !== undefined || enabled === true ? { failing_since: null } : {}),
            },
            versioned: true,
          },
        );
        if (enabled === false) await endWaiting(db, { division: division.id, id, error: offReason });
        if (enabled ?? before.enabled) {
          await delivering.watch(db, division.id);
          await asked(db, division.id, events ?? []);
        }
        return { id, target: id, data: { url, name, events, enabled } };
      });
      return shown(division, updated, toWebhook);
    },

    async remove(manager: WebhooksManager, id: string): Promise<Result<{ message: string }>> {
      const { division } = manager;
      const removed = await change(manager, { call: 'deleted', request: id }, async (db) => {
        const { url } = await hold(db, division, { id });
        await deleteWebhook(db, { division: division.id, id });
        return { id, target: id, data: { url } };
      });
      return removed.ok ? ok({ message: 'The webhook was deleted' }) : removed;
    },

    async rotate(manager: WebhooksManager, id: string, version: number): Promise<Result<WithSecret>> {
      const { division } = manager;
      const rotated = await change(
        manager,
        { call: 'secret_rotated', request: [id, version] },
        async (db) => {
          const row = await hold(db, division, { id, version });
          await updateWebhook(
            db,
            { division: division.id, id },
            {
              columns: {
                ...sealedSecret(division.id, id, newSecret()),
                former_secret_sealed: secrets.encrypt(openSecret(row), formerSecretContext(division.id, id)),
                former_until: new Date(Date.now() + webhookSecretHours * hour),
              },
              versioned: true,
            },
          );
          return { id, target: id };
        },
      );
      return shown(division, rotated, showSecret);
    },

    async test(manager: WebhooksManager, id: string): Promise<Result<WebhookDelivery>> {
      const { division } = manager;
      const sent = await change(manager, { call: 'tested', request: id }, async (db) => {
        await hold(db, division, { id });
        const delivery = await insertTest(db, division.id, id);
        db.announce(liveTopics.webhooks(division.id));
        return { id: delivery, target: id };
      });
      return shownDelivery(manager, id, sent);
    },

    async retry(
      manager: WebhooksManager,
      { id, delivery }: { id: string; delivery: string },
    ): Promise<Result<WebhookDelivery>> {
      const { division } = manager;
      const again = await change(manager, { call: 'retried', request: [id, delivery] }, async (db) => {
        const webhook = await hold(db, division, { id });
        const row = await findDelivery(db, { division: division.id, webhook: id, id: delivery });
        if (!row) throw new Rollback(gone());
        if (!webhook.enabled && row.event !== 'test')
          throw new Rollback(fail('conflict', 'This webhook is off. Turn it on, then send again.'));
        await sendAgain(db, { division: division.id, id: delivery });
        db.announce(liveTopics.webhooks(division.id));
        return { id: delivery, target: id, data: { delivery } };
      });
      return shownDelivery(manager, id, again);
    },

    async deliveries(
      division: Division,
      id: string,
      { limit, cursor, state, event }: CallInput<'dashboard.webhookDeliveries'>['query'],
    ): Promise<Result<CallResponse<'dashboard.webhookDeliveries'>>> {
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && !after) return badCursor();
      return reading.tenant(division.id, async (db) => {
        const [webhook, rows] = await Promise.all([
          findWebhook(db, { division: division.id, id }),
          listDeliveries(db, { division: division.id, webhook: id, limit: limit + 1, after, state, event }),
        ]);
        if (!webhook) return gone();
        const page = rows.slice(0, limit);
        const last = rows.length > limit ? page.at(-1) : undefined;
        return ok({
          webhook: toWebhook(webhook),
          items: page.map(toDelivery),
          next: last ? Buffer.from(JSON.stringify([last.at, last.id])).toString('base64url') : null,
        });
      });
    },
  };
}

/** Webhooks of a store as its team manages them. */
export type ManagedWebhooks = ReturnType<typeof createManagedWebhooks>;
