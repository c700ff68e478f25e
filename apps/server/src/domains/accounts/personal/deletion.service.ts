import type { CallResponse } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { MailBrand } from '../../notifications/mail/brand.ts';
import type { MailDraft } from '../../notifications/mail/parts.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { FileStore } from '../../files/index.ts';
import { deleteOwnPicture } from '../own-picture.ts';
import { confirmedAt, signedInAt } from '../safety/confirmation.service.ts';
import type { SignInPlace } from '../../../security/sign-in-place.ts';
import type { Subject } from '../../../security/subject.ts';
import { deletionAskedMail, deletionCancelledMail } from './personal-mails.ts';
import { pageOf } from './pages-of-accounts.ts';
import { avatarOf, findPerson, type Person } from './person.ts';
import { createShopperDeletion } from './shopper-deletion.ts';
import {
  countOrders,
  dropDeletion,
  dueDeletions,
  erasePerson,
  findDeletion,
  insertDeletion,
  latestExport,
  reviewedProducts,
  storesAbout,
  storesWithOpenOrders,
} from './personal.repository.ts';
import type { Touched } from './touched.ts';

export type { Touched } from './touched.ts';

/** Days in which a deletion can be taken back. */
export const graceDays = 14;
const daySeconds = 24 * 60 * 60;

/** Looks for deletions whose time has come; it carries nobody's name, so that one that was taken back leaves nothing. */
const forget: JobKind<Record<string, never>> = {
  name: 'accounts.forget',
  title: 'Delete accounts that are due',
  schema: z.object({}).transform((): Record<string, never> => ({})),
  retries: 10,
  concurrency: 1,
};

/** Deletes the picture of an account after the account; it does not say whose it was. */
const dropPicture: JobKind<{ divisionId: number; avatar: string }> = {
  name: 'accounts.drop-picture',
  title: 'Delete the picture of a deleted account',
  schema: z.object({ divisionId: z.number(), avatar: z.string() }),
  retries: 10,
  concurrency: 1,
};

type Mode = Pick<CallResponse<'accounts.personalData'>, 'mode' | 'obstacle'>;

/** Services of other domains that deleting needs. */
export interface DeletionDeps {
  readonly mailer: Mailer;
  readonly fileStore: FileStore;
  /** Tells the catalogue that what is shown of products has changed. */
  readonly productsChanged: (division: number, products: number[]) => Promise<unknown>;
}

async function modeOf(db: Db, person: Person): Promise<Mode> {
  if (person.kind === 'staff')
    return { mode: 'refused', obstacle: 'Accounts of staff are ended by those who manage them.' };
  if (person.kind === 'customer') {
    const { all } = await countOrders(db, person);
    return { mode: all === 0 ? 'at-once' : 'after-grace', obstacle: '' };
  }
  const stores = await storesWithOpenOrders(db, person);
  if (stores.length === 0) return { mode: 'after-grace', obstacle: '' };
  const names = new Intl.ListFormat('en-GB').format(stores);
  return {
    mode: 'refused',
    obstacle: `You are the only owner of ${names}, and orders there are on their way. Complete or refund them, or make somebody else an owner, then come back.`,
  };
}

/** Deletion of accounts, and what is under way with personal data. */
export function createDeletionService(core: Core, { mailer, fileStore, productsChanged }: DeletionDeps) {
  const { database, divisions, jobs } = core;

  async function tell(
    db: Db,
    person: Person,
    mail: { kind: string; key: string; draft: (brand: MailBrand, link: string) => MailDraft },
  ): Promise<void> {
    const division = await divisions.byId(person.divisionId ?? platformDivision, db);
    if (!division) throw new Error(`There is no division ${person.divisionId}`);
    const link = pageOf({ mailer, division }, person.kind);
    await mailer.send(db, division, {
      kind: mail.kind,
      dedupeKey: `${mail.kind}:${person.id}:${mail.key}`,
      to: person.email,
      language: person.language,
      draft: (brand) => mail.draft(brand, link),
    });
  }

  /** Erases in the transaction of `db`. */
  async function erase(db: Db, person: Person): Promise<Touched> {
    const products = await reviewedProducts(db, person);
    const stores = await storesAbout(db, person);
    const avatar = await avatarOf(db, person);
    await erasePerson(db, person);
    if (avatar !== null && person.divisionId !== null)
      await jobs.enqueue(db, dropPicture, { divisionId: person.divisionId, avatar });
    await recordAudit(db, {
      division: person.divisionId ?? platformDivision,
      actor: null,
      action: 'account.deleted',
      target: `${person.kind}:${person.id}`,
    });
    return { products, stores };
  }

  async function afterErasing(
    person: Pick<Person, 'divisionId'>,
    { products, stores }: Touched,
  ): Promise<void> {
    if (products.length > 0 && person.divisionId !== null) await productsChanged(person.divisionId, products);
    for (const id of stores) await divisions.changed(id);
    jobs.wake();
  }

  async function forgetDue(): Promise<void> {
    const due = await database.platform(dueDeletions);
    for (const { kind, subject_id: id, division_id: divisionId } of due) {
      const subject: Subject = { kind, id, divisionId };
      const done = await database.platform(async (db) => {
        const person = await findPerson(db, subject);
        // Nobody may take it back between the question and the answer.
        if (!person || !(await dropDeletion(db, subject))) return null;
        const { open } = await countOrders(db, person);
        const { mode } = await modeOf(db, person);
        if (open > 0 || mode === 'refused') {
          await insertDeletion(db, { kind, id, divisionId, days: 1 });
          await jobs.enqueueLater(db, forget, { data: {}, afterSeconds: daySeconds + 60 });
          return null;
        }
        return { person, touched: await erase(db, person) };
      });
      if (done) await afterErasing(done.person, done.touched);
    }
  }
  jobs.handle(forget, forgetDue);
  jobs.handle(dropPicture, ({ divisionId, avatar }) =>
    deleteOwnPicture(fileStore, { kind: 'customer', divisionId }, avatar),
  );

  return {
    /** Tells what is in progress, and how a deletion would go. */
    async status(place: SignInPlace): Promise<Result<CallResponse<'accounts.personalData'>>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      return database.platform(async (db) => {
        const [person, copy, deletion] = [
          await findPerson(db, who.value),
          await latestExport(db, who.value),
          await findDeletion(db, who.value),
        ];
        if (!person) return fail('unauthenticated', 'Sign in to go on');
        return ok({
          copy: copy
            ? {
                id: copy.id,
                requestedAt: copy.requested_at.toISOString(),
                readyAt: copy.ready_at?.toISOString() ?? null,
                expiresAt: copy.expires_at.toISOString(),
                bytes: copy.bytes,
              }
            : null,
          deletion: deletion
            ? { requestedAt: deletion.requested_at.toISOString(), dueAt: deletion.due_at.toISOString() }
            : null,
          graceDays,
          ...(await modeOf(db, person)),
        });
      });
    },

    /** Deletes the account that is signed in, at once or after the days of grace. */
    async request(place: SignInPlace): Promise<Result<{ message: string; dueAt: string | null }>> {
      const who = confirmedAt(place);
      if (!who.ok) return who;
      const { kind, id } = who.value;
      const outcome = await database.platform(async (db) => {
        const person = await findPerson(db, who.value);
        if (!person || kind === 'staff' || person.divisionId === null)
          return fail('forbidden', 'Accounts of staff are ended by those who manage them.');
        const { mode, obstacle } = await modeOf(db, person);
        if (mode === 'refused') return fail('conflict', obstacle);
        if (mode === 'at-once') return ok({ person, touched: await erase(db, person), dueAt: null });
        const dueAt = await insertDeletion(db, { kind, id, divisionId: person.divisionId, days: graceDays });
        await tell(db, person, {
          kind: 'account.deletion-asked',
          key: dueAt.toISOString(),
          draft: (brand, link) =>
            deletionAskedMail(brand, {
              firstName: person.firstName,
              link,
              due: dueAt,
            }),
        });
        await jobs.enqueueLater(db, forget, { data: {}, afterSeconds: graceDays * daySeconds + 60 });
        return ok({ person, touched: null, dueAt });
      });
      if (!outcome.ok) return outcome;
      const { person, touched, dueAt } = outcome.value;
      if (touched) await afterErasing(person, touched);
      jobs.wake();
      return ok(
        dueAt === null
          ? { message: 'Your account is deleted. Thank you for having been here.', dueAt: null }
          : {
              message: 'Your account will be deleted. You can change your mind until then.',
              dueAt: dueAt.toISOString(),
            },
      );
    },

    /** Keeps the account after all. */
    async cancel(place: SignInPlace): Promise<Result<{ message: string }>> {
      const who = signedInAt(place);
      if (!who.ok) return who;
      const wasWaiting = await database.platform(async (db) => {
        const waiting = await findDeletion(db, who.value);
        const person = await findPerson(db, who.value);
        if (!waiting || !person || !(await dropDeletion(db, who.value))) return false;
        await tell(db, person, {
          kind: 'account.deletion-cancelled',
          key: waiting.due_at.toISOString(),
          draft: (brand) => deletionCancelledMail(brand, person),
        });
        return true;
      });
      if (!wasWaiting) return fail('not_found', 'No deletion is scheduled');
      jobs.wake();
      return ok({ message: 'Your account stays. Nothing is deleted.' });
    },

    /** Deletion of shoppers by their store. */
    shoppers: createShopperDeletion({ erase, afterErasing }),

    /** Carries out what came due while no job was there to tell, such as after a restore. */
    forgetDue,
  };
}

/** Deletion of accounts. */
export type DeletionService = ReturnType<typeof createDeletionService>;
