import type { ManagedOrder } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { Result } from '../../http/answer.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { ownLanguage, type Division } from '../../tenancy/division.ts';
import type { MailBrand } from '../notifications/mail/brand.ts';
import type { MailDraft } from '../notifications/mail/parts.ts';
import { newOrderMail, returnToTeamMail } from '../notifications/mail/team-alert-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { alertAbout } from './alert-about.ts';
import {
  readAlertMails,
  readDueAlerts,
  storesWithDueAlerts,
  takeDueAlert,
  type DueAlert,
} from './alert-mails.repository.ts';

/** Dependencies of sending on other domains. */
export interface SendAlertsDeps {
  readonly mailer: Mailer;
  readonly order: (division: Division, id: number) => Promise<Result<ManagedOrder>>;
}

const writeAlerts: JobKind<{ division: number }> = {
  name: 'alert-mails.write',
  title: 'Write emails to teams of stores',
  schema: z.object({ division: z.number().int() }),
  retries: 20,
  concurrency: 2,
};

const alertSchema = z.object({
  division: z.number().int(),
  kind: z.string(),
  /** Ids and numbers alone. */
  about: z.unknown(),
  dedupeKey: z.string(),
});

/** An email that could not be written with the others: it is tried again alone, and holds up none of them. */
const writeAlert: JobKind<z.output<typeof alertSchema>> = {
  name: 'alert-mails.write-one',
  title: 'Write an email to the team of a store again',
  schema: alertSchema,
  retries: 20,
  retryDelay: 30,
};

/** Emails that are read at once. */
const atOnce = 50;

/** Milliseconds between two looks for emails whose job an ended process did not write. */
const lookPause = 60_000;

type Draft = (brand: MailBrand) => MailDraft;

/** A store, and the platform that writes to its team. */
interface Stores {
  readonly division: Division;
  readonly platform: Division;
}

/** Writes the emails to teams that wait, outside of any checkout. */
export function createAlertSending(
  { database, divisions, jobs, logger }: Pick<Core, 'database' | 'divisions' | 'jobs' | 'logger'>,
  { mailer, order }: SendAlertsDeps,
) {
  /** The email about something; null where it is not there any more. */
  async function draftOf(
    division: Division,
    origin: string,
    due: Pick<DueAlert, 'kind' | 'about'>,
  ): Promise<Draft | null> {
    const about = (due.kind === 'newOrder' ? alertAbout.newOrder : alertAbout.returnAsked).safeParse(
      due.about,
    );
    if (!about.success) return null;
    const found = await order(division, about.data.id);
    if (!found.ok) return null;
    const facts = {
      store: division.name,
      order: found.value,
      link: `${origin}/dashboard/orders/${found.value.id}/`,
    };
    const { data } = about;
    if (due.kind === 'newOrder') return (brand) => newOrderMail(brand, facts);
    const asked = found.value.returns.find(({ number }) => 'returned' in data && number === data.returned);
    return asked ? (brand) => returnToTeamMail(brand, { ...facts, asked }) : null;
  }

  /** Writes the email about something to each named address, in the transaction of `db`. */
  async function write(
    { division, platform }: Stores,
    due: Pick<DueAlert, 'kind' | 'about' | 'dedupeKey'>,
    take: (db: Db) => Promise<boolean>,
  ): Promise<void> {
    const draft = await draftOf(division, mailer.originOf(platform), due);
    await database.platform(async (db) => {
      if (!(await take(db)) || !draft) return;
      const named = await readAlertMails(db, division.id);
      for (const to of due.kind === 'newOrder' ? named.newOrder : named.returnAsked)
        await mailer.send(db, platform, {
          kind: `alert.${due.kind}`,
          dedupeKey: `alert:${division.id}:${due.dedupeKey}:${to}`,
          to,
          language: ownLanguage(division),
          draft,
        });
    });
  }

  async function storesOf(number: number): Promise<Stores | null> {
    const division = await divisions.byId(number);
    const platform = divisions.platform();
    return division && platform ? { division, platform } : null;
  }

  jobs.handle(writeAlerts, async ({ division }) => {
    const stores = await storesOf(division);
    if (!stores) return;
    for (;;) {
      const waiting = await database.tenant(division, (db) => readDueAlerts(db, division, atOnce));
      if (waiting.length === 0) break;
      for (const { id, ...due } of waiting) {
        const take = (db: Db): Promise<boolean> => takeDueAlert(db, division, id);
        try {
          await write(stores, due, take);
        } catch (error) {
          logger.error({ err: error, division }, 'email to a team');
          await database.tenant(division, async (db) => {
            if (await take(db)) await jobs.enqueue(db, writeAlert, { division, ...due });
          });
        }
      }
    }
    jobs.wake();
  });

  jobs.handle(writeAlert, async ({ division, ...due }) => {
    const stores = await storesOf(division);
    if (stores) await write(stores, due, async () => true);
    jobs.wake();
  });

  /** Has the emails written that wait longer than a job takes to begin. */
  async function look(): Promise<void> {
    const before = new Date(Date.now() - lookPause);
    const found = await database.platform((db) => storesWithDueAlerts(db, before));
    for (const division of found)
      await database.tenant(division, (db) => jobs.enqueue(db, writeAlerts, { division }));
    if (found.length > 0) jobs.wake();
  }

  // An email that waits is told of with the bell; a job that this process does not live to write is made up for by a look.
  database.onAnnounced((topics) => {
    for (const topic of topics) {
      const number = Number(/^bell:(\d+)$/.exec(topic)?.[1] ?? Number.NaN);
      if (Number.isNaN(number)) continue;
      void database
        .tenant(number, async (db) => {
          const [due] = await readDueAlerts(db, number, 1);
          if (due) await jobs.enqueue(db, writeAlerts, { division: number });
          return due !== undefined;
        })
        .then((any) => any && jobs.wake())
        .catch((error: unknown) => logger.error({ err: error, division: number }, 'emails to a team'));
    }
  });

  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    look,
    /** Looks now and each minute for emails that an ended process left. Call it once the queue runs. */
    async begin(): Promise<void> {
      await look();
      timer = setInterval(
        () => void look().catch((error: unknown) => logger.error({ err: error }, 'emails to teams')),
        lookPause,
      ).unref();
    },
    stop: (): void => clearInterval(timer),
  };
}

/** Writes emails to teams. */
export type AlertSending = ReturnType<typeof createAlertSending>;
