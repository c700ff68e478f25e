import type { CallResponse } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, type Answer, type Result } from '../../../http/answer.ts';
import { JsonText } from '../../../http/json-text.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { confirmedAt, signedInAt } from '../safety/confirmation.service.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import type { Subject } from '../../../security/subject.ts';
import { copyReadyMail } from './personal-mails.ts';
import { pageOf } from './pages-of-accounts.ts';
import { findPerson } from './person.ts';
import { copyTable, dropExpired, fillExport, insertExport, readExport } from './personal.repository.ts';
import { personalTables } from './register.ts';

/** Days for which a copy can be fetched. */
export const copyDays = 7;
const copyLimit: RateLimit = { max: 3, seconds: 24 * 60 * 60 };
const daySeconds = 24 * 60 * 60;

/** How an account is named in a job. */
export const subjectFields = {
  kind: z.enum(['customer', 'owner', 'staff']),
  id: z.string(),
  divisionId: z.number().nullable(),
};

const makeCopy: JobKind<Subject & { copy: string }> = {
  name: 'accounts.copy',
  title: 'Make a copy of personal data',
  schema: z.object({ ...subjectFields, copy: z.string() }),
  retries: 5,
  concurrency: 2,
};
const throwAway: JobKind<Record<string, never>> = {
  name: 'accounts.copies-over',
  title: 'Delete expired copies of data',
  schema: z.object({}).transform((): Record<string, never> => ({})),
  retries: 5,
  concurrency: 1,
};

const contextOf = (id: string): string => `personal_exports.content:${id}`;
const note =
  'All that is kept of this account, table by table. Times are UTC, sums are in the smallest unit of the currency. What is left out is named with its reason.';

/** Copies of all that is kept of an account. */
export function createCopiesService(core: Core, mailer: Mailer) {
  const { database, divisions, jobs, secrets } = core;
  const limits = createRateLimits(database);

  jobs.handle(makeCopy, async ({ copy: id, ...subject }) => {
    const division = await divisions.byId(subject.divisionId ?? platformDivision);
    if (!division) return;
    await database.platform(async (db) => {
      const person = await findPerson(db, subject);
      if (!person) return;
      const parts = [];
      for (const entry of personalTables) {
        const part = await copyTable(db, entry, {
          person,
          open: (sealed, context) => secrets.decrypt(sealed, context),
        });
        if (part.rows.length > 0) parts.push(part);
      }
      const about = {
        store: subject.kind === 'customer' ? division.name : 'Omnis',
        account: subject.kind,
        madeAt: new Date().toISOString(),
        note,
      };
      const text = JSON.stringify({ about, parts } satisfies CallResponse<'accounts.downloadCopy'>, null, 2);
      const isNew = await fillExport(db, subject, {
        id,
        content: secrets.encrypt(text, contextOf(id)),
        bytes: Buffer.byteLength(text),
        days: copyDays,
      });
      if (!isNew) return;
      await mailer.send(db, division, {
        kind: 'account.copy-ready',
        dedupeKey: `account.copy-ready:${id}`,
        to: person.email,
        language: person.language,
        draft: (brand) =>
          copyReadyMail(brand, {
            firstName: person.firstName,
            days: copyDays,
            link: pageOf({ mailer, division }, subject.kind),
          }),
      });
      await jobs.enqueueLater(db, throwAway, { data: {}, afterSeconds: copyDays * daySeconds + 60 });
    });
    jobs.wake();
  });

  jobs.handle(throwAway, () => database.platform(dropExpired));

  return {
    /** Has a copy made of the account that is signed in. */
    async request(place: SignInPlace): Promise<Result<{ message: string }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const subject = who.value;
      const wait = await limits.hit(`copy:${subject.kind}:${subject.id}`, copyLimit);
      if (wait > 0) return tooMany(wait);
      await database.platform(async (db) => {
        const copy = await insertExport(db, subject, copyDays);
        await jobs.enqueue(db, makeCopy, { ...subject, copy });
      });
      jobs.wake();
      return ok({ message: 'We are putting your data together. We will email you when it is ready.' });
    },

    /** The copy as a file. */
    async download(place: SignInPlace, id: string): Promise<Answer<CallResponse<'accounts.downloadCopy'>>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const copy = await database.platform((db) => readExport(db, who.value, id));
      if (!copy) return fail('not_found', 'This copy is no longer available. Ask for a new one.');
      const day = copy.readyAt.toISOString().slice(0, 10);
      return {
        ok: true,
        value: new JsonText(secrets.decrypt(copy.content, contextOf(id))),
        headers: {
          'content-disposition': `attachment; filename="my-data-${day}.json"`,
          'cache-control': 'no-store',
        },
      };
    },

    /** Throws away what ran out while nobody was looking, such as before a restore. */
    tidy: (): Promise<void> => database.platform(dropExpired),
  };
}

/** Copies of all that is kept of an account. */
export type CopiesService = ReturnType<typeof createCopiesService>;
