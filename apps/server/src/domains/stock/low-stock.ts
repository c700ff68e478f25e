import { randomUUID } from 'node:crypto';
import type { CallInput, StockSettings } from '@omnis/contract';
import type { Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { createRateLimits, type RateLimit } from '../../security/rate-limits.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import type { Division } from '../../tenancy/division.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { lowStockMail } from '../notifications/mail/low-stock-mail.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { tellWebhooks, webhooksAskFor } from '../webhooks/tell-webhooks.ts';
import type { StockManager } from './managed-stock.ts';
import {
  forgetRisen,
  noteFallen,
  readStockSettings,
  writeStockSettings,
} from './stock-settings.repository.ts';

/** Seconds from one look at the stock to the next, while a store's owners are to be told. */
const lookPause = 10 * 60;

const lookForLow: JobKind<{ division: number }> = {
  name: 'stock.low',
  title: 'Tell owners of low stock',
  schema: z.object({ division: z.number().int() }),
  retries: 20,
  concurrency: 2,
};

/** Of looks that follow each other at once, as after emails were turned off and on, one goes on. */
const oneLook: RateLimit = { max: 1, seconds: lookPause / 2 };

/** Services of other domains that telling of low stock needs. */
export interface LowStockDeps {
  readonly mailer: Mailer;
  /** Those who are told: the addresses that the store's team named, or its owners. */
  readonly recipients: (
    db: Db,
    division: Division,
  ) => Promise<readonly { readonly email: string; readonly language: Language }[]>;
}

/** Tells the team by email, outside of any checkout, when variants fall to the threshold of their store: once, until they rise. */
export function createLowStock(
  core: Pick<Core, 'database' | 'jobs' | 'divisions'>,
  { mailer, recipients }: LowStockDeps,
) {
  const { database, jobs, divisions } = core;
  const limits = createRateLimits(database);

  /** Tells the owners of a store what has fallen since the last look; gives whether to look again. */
  async function look(division: Division): Promise<boolean> {
    const platform = divisions.platform();
    if (!platform) return false;
    const goesOn = await database.platform(async (db) => {
      // Under the lock: two looks at once tell once.
      const settings = await readStockSettings(db, division.id, { lock: true });
      const isAsked = await webhooksAskFor(db, division.id, 'stock.low');
      if (!settings.emails && !isAsked) return false;
      await forgetRisen(db, division.id, settings.lowAt);
      const variants = await noteFallen(db, division.id, settings.lowAt);
      if (variants.length === 0) return true;
      await tellWebhooks(
        db,
        division.id,
        variants.map(({ id: variantId, ...variant }) => ({
          event: 'stock.low',
          about: { variantId, ...variant, lowAt: settings.lowAt },
        })),
      );
      if (!settings.emails) return true;
      const about = randomUUID();
      const link = `${mailer.originOf(platform)}/dashboard/stock/?view=low`;
      for (const [at, { email: to, language }] of (await recipients(db, division)).entries())
        await mailer.send(db, platform, {
          kind: 'stock.low',
          dedupeKey: `stock.low:${about}:${at}`,
          to,
          language,
          draft: (brand) => lowStockMail(brand, { store: division.name, variants, link }),
        });
      return true;
    });
    jobs.wake();
    return goesOn;
  }

  jobs.handle(lookForLow, async (data) => {
    const division = await divisions.byId(data.division);
    if (!division || !(await look(division))) return;
    const turn = `stock-low:${division.id}`;
    if ((await limits.wait(turn, oneLook)) > 0) return;
    await database.tenant(division.id, (db) =>
      jobs.enqueueLater(db, lookForLow, { data, afterSeconds: lookPause }),
    );
    await limits.hit(turn, oneLook);
  });

  return {
    look,

    /** Looks for low stock from now on, in the transaction in which somebody asks for it. */
    watch: (db: Db, division: number): Promise<void> =>
      jobs.enqueueLater(db, lookForLow, { data: { division }, afterSeconds: 1 }),

    settings: async (division: Division): Promise<Result<StockSettings>> =>
      ok(await database.tenant(division.id, (db) => readStockSettings(db, division.id))),

    /** 409 when the settings were changed since they were read. */
    async update(
      { division, actor, key }: StockManager,
      body: CallInput<'dashboard.updateStockSettings'>['body'],
    ): Promise<Result<StockSettings>> {
      const written = await settle(() =>
        database.tenant(division.id, async (db) => {
          const once = writeKey({ call: 'stock.settings', actor, key }, body);
          const done = z.object({ version: z.number() });
          await writtenOnce(db, { division: division.id, once, schema: done }, async () => {
            const before = await readStockSettings(db, division.id, { lock: true });
            const { lowAt = before.lowAt, emails = before.emails, version } = body;
            if (
              version !== before.version ||
              !(await writeStockSettings(db, division.id, { lowAt, emails, version }))
            ) {
              const message = 'Somebody else has changed these settings. Load them again.';
              throw new Rollback(fail('conflict', message, 'version'));
            }
            await recordAudit(db, {
              division: division.id,
              actor,
              action: 'stock.settings_updated',
              target: `division:${division.id}`,
              data: { lowAt, emails },
            });
            if (emails || (await webhooksAskFor(db, division.id, 'stock.low')))
              await jobs.enqueueLater(db, lookForLow, { data: { division: division.id }, afterSeconds: 1 });
            return { version };
          });
          return readStockSettings(db, division.id);
        }),
      );
      if (written.ok) jobs.wake();
      return written;
    },
  };
}

/** Tells owners of low stock. */
export type LowStock = ReturnType<typeof createLowStock>;
