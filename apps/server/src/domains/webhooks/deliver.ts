import { liveTopics, webhookPatienceDays, webhookPauses } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { createRateLimits, type RateLimit } from '../../security/rate-limits.ts';
import type { Division } from '../../tenancy/division.ts';
import { tellTeam } from '../notifications/dashboard/tell-team.ts';
import { endWaiting, noteTry, takeDue, type TakenDelivery } from './deliveries.repository.ts';
import { postWebhook, type Posted, type WebhookOutlet } from './post-webhook.ts';
import { formerSecretContext, secretContext, signatureOf } from './signature.ts';
import type { WebhookNews } from './webhook-news.ts';
import { findWebhook, isAskedFor, updateWebhook, type WebhookRow } from './webhooks.repository.ts';

/** Dependencies of sending on other domains. */
export interface DeliverDeps {
  /** The subject of an event, as it is sent under `data`. */
  readonly read: (division: Division, news: WebhookNews) => Promise<Readonly<Record<string, unknown>>>;
  /** Takes up those who became customers since, which tells webhooks of them. */
  readonly countCustomers: (division: Division) => Promise<void>;
  readonly outlet: WebhookOutlet;
}

const ofStore = z.object({ division: z.number().int() });

const deliverJob: JobKind<z.output<typeof ofStore>> = {
  name: 'webhooks.deliver',
  title: 'Send events to webhooks',
  schema: ofStore,
  retries: 5,
  concurrency: 4,
};

const lookJob: JobKind<z.output<typeof ofStore>> = {
  name: 'webhooks.look',
  title: 'Look after webhooks',
  schema: ofStore,
  retries: 20,
  concurrency: 2,
};

/** Deliveries that are under way at once for a store. */
const atOnce = 8;

/** Seconds between two looks at what waits in a store with webhooks: what a killed process left, and new customers. */
const lookPause = 60;

/** Of looks that follow each other at once, as after a webhook was turned off and on, one goes on. */
const goesOn: RateLimit = { max: 1, seconds: lookPause / 2 };

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The reason noted for deliveries that end because their webhook is off. */
export const offReason = 'The webhook was turned off';

/** Sends what waits for webhooks, and tries again what did not arrive. */
export function createDelivering(
  {
    database,
    divisions,
    jobs,
    secrets,
    live,
    logger,
  }: Pick<Core, 'database' | 'divisions' | 'jobs' | 'secrets' | 'live' | 'logger'>,
  { read, countCustomers, outlet }: DeliverDeps,
) {
  const limits = createRateLimits(database);

  const secretsOf = (row: WebhookRow): string[] => [
    secrets.decrypt(row.secret_sealed, secretContext(row.division_id, row.id)),
    ...(row.former_secret_sealed !== null && (row.former_until?.getTime() ?? 0) > Date.now()
      ? [secrets.decrypt(row.former_secret_sealed, formerSecretContext(row.division_id, row.id))]
      : []),
  ];

  /** Notes on the webhook whether anything arrives there; turns it off after days without. */
  async function noteHealth(db: Db, row: WebhookRow, arrived: boolean): Promise<void> {
    const at = { division: row.division_id, id: row.id };
    const since = row.failing_since;
    if (arrived) {
      if (since !== null) await updateWebhook(db, at, { columns: { failing_since: null }, versioned: false });
      return;
    }
    if (since === null)
      return updateWebhook(db, at, { columns: { failing_since: new Date() }, versioned: false });
    if (!row.enabled || Date.now() - since.getTime() < webhookPatienceDays * dayMilliseconds) return;
    await updateWebhook(db, at, { columns: { enabled: false, turned_off: true }, versioned: true });
    await endWaiting(db, { ...at, error: offReason });
    await tellTeam(db, {
      division: at.division,
      kind: 'webhook.off',
      about: { id: row.id, host: URL.parse(row.url)?.host ?? row.url },
      dedupeKey: `webhook.off:${row.id}:${since.getTime()}`,
    });
  }

  /** Sends one delivery, outside of any transaction. */
  async function post(division: Division, row: WebhookRow, taken: TakenDelivery): Promise<Posted> {
    const { id, news, createdAt } = taken;
    const body = JSON.stringify({
      id,
      event: news.event,
      createdAt: createdAt.toISOString(),
      store: { id: division.id, name: division.name },
      data: await read(division, news),
    });
    const seconds = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Omnis-Webhooks/1',
      'omnis-delivery': id,
      'omnis-event': news.event,
      'omnis-signature': signatureOf(body, { secrets: secretsOf(row), seconds }),
    };
    return postWebhook(row.url, { headers, body }, outlet);
  }

  async function deliver(division: Division, taken: TakenDelivery): Promise<void> {
    const hook = { division: division.id, id: taken.webhook };
    const row = await database.tenant(division.id, (db) => findWebhook(db, hook));
    if (!row) return;
    const isTest = taken.news.event === 'test';
    const begun = performance.now();
    const posted =
      row.enabled || isTest
        ? await post(division, row, taken)
        : { status: null, answer: '', error: offReason };
    const duration = Math.round(performance.now() - begun);
    // A test says at once what became of it.
    const pause = isTest || !row.enabled ? null : (webhookPauses[taken.attempt - 1] ?? null);
    await database.tenant(division.id, async (db) => {
      const now = await findWebhook(db, hook, true);
      if (!now) return;
      await noteTry(db, { division: division.id, id: taken.id }, { ...posted, duration, pause });
      // A test that fails says nothing of events, of which there may be none for days.
      if (posted.error === '' || !isTest) await noteHealth(db, now, posted.error === '');
      if (posted.error !== '' && pause !== null)
        await jobs.enqueueLater(db, deliverJob, { data: { division: division.id }, afterSeconds: pause });
    });
    live.publish([liveTopics.webhooks(division.id)]);
  }

  /** Sends everything of a store that is due. */
  async function deliverDue(division: Division): Promise<void> {
    for (;;) {
      const due = await database.tenant(division.id, (db) => takeDue(db, division.id, atOnce));
      if (due.length === 0) return;
      const done = await Promise.allSettled(due.map((taken) => deliver(division, taken)));
      // A delivery that could not be noted is taken up again when its turn is over.
      for (const each of done)
        if (each.status === 'rejected')
          logger.error({ err: each.reason, division: division.id }, 'delivery to a webhook');
    }
  }

  jobs.handle(deliverJob, async ({ division: number }) => {
    const division = await divisions.byId(number);
    if (division) await deliverDue(division);
  });

  jobs.handle(lookJob, async (data) => {
    const division = await divisions.byId(data.division);
    if (!division) return;
    const { any, customers } = await database.tenant(division.id, async (db) => ({
      any: await isAskedFor(db, division.id),
      customers: await isAskedFor(db, division.id, 'customer.created'),
    }));
    if (!any) return;
    if (customers) await countCustomers(division);
    await deliverDue(division);
    const turn = `webhooks-look:${division.id}`;
    if ((await limits.wait(turn, goesOn)) > 0) return;
    await database.tenant(division.id, (db) =>
      jobs.enqueueLater(db, lookJob, { data, afterSeconds: lookPause }),
    );
    await limits.hit(turn, goesOn);
  });

  // A change and its deliveries are committed by now; a job that this process does not live to write is made up for by a look.
  database.onAnnounced((topics) => {
    for (const topic of topics) {
      const number = Number(/^webhooks:(\d+)$/.exec(topic)?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) continue;
      void database
        .tenant(number, (db) => jobs.enqueue(db, deliverJob, { division: number }))
        .then(() => jobs.wake())
        .catch((error: unknown) => logger.error({ err: error, division: number }, 'webhooks'));
    }
  });

  return {
    /** Has a store with webhooks looked after from now on, in the transaction that adds one or turns one on. */
    watch: (db: Db, division: number): Promise<void> =>
      jobs.enqueueLater(db, lookJob, { data: { division }, afterSeconds: lookPause }),
  };
}

/** Sends what waits for webhooks. */
export type Delivering = ReturnType<typeof createDelivering>;
