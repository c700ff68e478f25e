import type { ManagedOrder } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Result } from '../../http/answer.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { ownLanguage, type Division } from '../../tenancy/division.ts';
import type { MailBrand } from '../notifications/mail/brand.ts';
import type { MailDraft } from '../notifications/mail/parts.ts';
import { newOrderMail, returnToTeamMail } from '../notifications/mail/team-alert-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { alertAbout } from './alert-about.ts';
import { readAlertMails, readDueAlerts, takeDueAlert, type DueAlert } from './alert-mails.repository.ts';

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

/** Emails that are read at once. */
const atOnce = 50;

type Draft = (brand: MailBrand) => MailDraft;

/** Writes the emails to teams that wait, outside of any checkout. */
export function createAlertSending(
  { database, divisions, jobs, logger }: Pick<Core, 'database' | 'divisions' | 'jobs' | 'logger'>,
  { mailer, order }: SendAlertsDeps,
): void {
  /** The email about something; null where it is not there any more. */
  async function draftOf(division: Division, origin: string, due: DueAlert): Promise<Draft | null> {
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

  jobs.handle(writeAlerts, async ({ division: number }) => {
    const division = await divisions.byId(number);
    const platform = divisions.platform();
    if (!division || !platform) return;
    for (;;) {
      const { named, due } = await database.tenant(number, async (db) => ({
        named: await readAlertMails(db, number),
        due: await readDueAlerts(db, number, atOnce),
      }));
      if (due.length === 0) break;
      for (const each of due) {
        const draft = await draftOf(division, mailer.originOf(platform), each);
        await database.platform(async (db) => {
          if (!(await takeDueAlert(db, number, each.id)) || !draft) return;
          for (const to of each.kind === 'newOrder' ? named.newOrder : named.returnAsked)
            await mailer.send(db, platform, {
              kind: `alert.${each.kind}`,
              dedupeKey: `alert:${number}:${each.dedupeKey}:${to}`,
              to,
              language: ownLanguage(division),
              draft,
            });
        });
      }
    }
    jobs.wake();
  });

  // An email that waits is told of with the bell; a job that an ended process did not write comes with the next one.
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
}
