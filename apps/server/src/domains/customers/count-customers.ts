import { storedAddressSchema } from '@omnis/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import type { JobKind } from '../../jobs/jobs.ts';
import { shopperAccounts, type ShopperAccount } from '../accounts/customer-accounts.ts';
import type { Division } from '../../tenancy/division.ts';
import { consentsOf, type Consent } from '../marketing/subscriber-list.ts';
import { buyersOf, figuresOf, type BuyerFigures } from '../orders/customer-orders.ts';
import {
  emailsOf,
  insertRecord,
  lockCustomers,
  readRecords,
  recordsByEmail,
  updateRecord,
  writeWords,
  type CustomerRecord,
} from './customers.repository.ts';
import { enteredAddress, wordsOfRecord } from './customer-values.ts';

/** Notes that are taken up in one transaction. */
const atOnce = 200;

/** Orders of deleted accounts have this address; they are nobody's. */
const deletedEmail = 'deleted@account.invalid';

/** Records of the person with some addresses. */
interface Known {
  readonly accounts: readonly ShopperAccount[];
  readonly figures: readonly BuyerFigures[];
  readonly consents: readonly Consent[];
}

/** Takes up notes of a store, oldest first; gives the addresses that they are about, and how many notes there were. */
async function takeNotes(db: Db, division: number): Promise<{ emails: string[]; taken: number }> {
  const notes = await db.query
    .deleteFrom('customer_recounts')
    .where('division_id', '=', division)
    .where(
      sql<boolean>`id IN (SELECT note.id FROM customer_recounts AS note WHERE note.division_id = ${division} ORDER BY note.id LIMIT ${atOnce})`,
    )
    .returning(['order_id', 'email'])
    .execute();
  const buyers = await buyersOf(
    db,
    division,
    notes.flatMap(({ order_id: id }) => id ?? []),
  );
  const accounts = await shopperAccounts(db, division, {
    ids: buyers.flatMap(({ account }) => account ?? []),
  });
  const byId = new Map(accounts.map(({ id, email }) => [id, email]));
  const emails = [
    ...notes.flatMap(({ email }) => email ?? []),
    ...buyers.map(({ account, email }) => (account === null ? email : (byId.get(account) ?? email))),
  ];
  return { emails: [...new Set(emails)].filter((email) => email !== deletedEmail), taken: notes.length };
}

const pick = (...texts: readonly (string | undefined)[]): string => texts.find((text) => text) ?? '';

/** The columns that follow from accounts, orders and consent. What the team has entered stays. */
function countedColumns(record: CustomerRecord | null, { accounts, figures, consents }: Known) {
  const [account] = accounts;
  const last = figures.toSorted((a, b) => b.lastAt.getTime() - a.lastAt.getTime()).at(0);
  const address = storedAddressSchema.partial().safeParse(last?.lastAddress).data;
  const entered = record && enteredAddress(record.address);
  const [consent] = consents;
  return {
    first_name: pick(record?.first_name, account?.firstName, address?.firstName),
    last_name: pick(record?.last_name, account?.lastName, address?.lastName),
    phone: pick(record?.phone, account?.phone, last?.lastPhone),
    company: pick(record?.company, address?.company),
    has_account: account !== undefined,
    country: (address ?? entered)?.country ?? '',
    postcode: (address ?? entered)?.zip ?? '',
    orders: figures.reduce((sum, { orders }) => sum + orders, 0),
    spent_minor: figures.reduce((sum, { spentMinor }) => sum + spentMinor, 0),
    last_order_at: last?.lastAt ?? new Date(0),
    consent_at: consent?.at ?? null,
    consent_source: consent?.source ?? '',
  };
}

/** The time from which somebody is a customer: of the account or the first order. */
const firstSeen = ({ accounts, figures }: Known): Date =>
  new Date(
    Math.min(
      Date.now(),
      ...accounts.map(({ since }) => since.getTime()),
      ...figures.map(({ firstAt }) => firstAt.getTime()),
    ),
  );

/**
 * Counts people again by their addresses, in the transaction of `db`, under {@link lockCustomers}: a person with an account or
 * an order who is not there yet becomes a customer.
 */
export async function countAgain(db: Db, division: Division, emails: readonly string[]): Promise<void> {
  if (emails.length === 0) return;
  const found = await recordsByEmail(db, division.id, emails);
  const ids = [...new Set(found.map(({ record_id: id }) => id))];
  const [owned, records] = await Promise.all([
    emailsOf(db, division.id, ids),
    readRecords(db, division.id, ids),
  ]);
  const known = new Set(owned.map(({ email }) => email));
  const fresh = emails.filter((email) => !known.has(email));
  const all = [...known, ...fresh];
  const accounts = await shopperAccounts(db, division.id, { emails: all });
  const emailOfAccount = new Map(accounts.map(({ id, email }) => [id, email]));
  const [figures, consents] = await Promise.all([
    figuresOf(db, division, { accounts: [...emailOfAccount.keys()], emails: all }),
    consentsOf(db, division.id, all),
  ]);
  const about = (own: ReadonlySet<string>): Known => ({
    accounts: accounts.filter(({ email }) => own.has(email)),
    figures: figures.filter(({ account, email }) =>
      own.has(account === null ? email : (emailOfAccount.get(account) ?? email)),
    ),
    consents: consents.filter(({ email }) => own.has(email)),
  });
  const words = new Map<string, string[]>();
  for (const record of records) {
    const own = owned.filter(({ record_id: id }) => id === record.id).map(({ email }) => email);
    const columns = countedColumns(record, about(new Set(own)));
    await updateRecord(db, { division: division.id, id: record.id }, { columns, versioned: false });
    words.set(record.id, wordsOfRecord({ ...record, ...columns }, own));
  }
  for (const email of fresh) {
    const facts = about(new Set([email]));
    // Somebody who only subscribed is a subscriber; without orders and account there is nobody.
    if (facts.accounts.length === 0 && facts.figures.length === 0) continue;
    const columns = countedColumns(null, facts);
    const id = await insertRecord(db, {
      ...columns,
      division_id: division.id,
      email,
      created_at: firstSeen(facts),
    });
    words.set(id, wordsOfRecord({ ...columns, tags: [] }, [email]));
  }
  await writeWords(db, division.id, words);
}

/** Says that customers of a store are still to be counted. */
export async function hasNotes({ query }: Db, division: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM customer_recounts WHERE division_id = ${division} LIMIT 1`.execute(
    query,
  );
  return rows.length > 0;
}

/** Takes up notes of a store once, in a transaction of its own; gives how many, and whether there may be more. */
export async function countNoted(
  { database }: Pick<Core, 'database'>,
  division: Division,
): Promise<{ taken: number; more: boolean }> {
  return database.tenant(division.id, async (db) => {
    if (!(await hasNotes(db, division.id))) return { taken: 0, more: false };
    await lockCustomers(db, division.id);
    const { emails, taken } = await takeNotes(db, division.id);
    await countAgain(db, division, emails);
    return { taken, more: taken === atOnce };
  });
}

const countJob: JobKind<{ division: number }> = {
  name: 'customers.count',
  title: 'Count the orders of customers',
  schema: z.object({ division: z.number() }),
  retries: 3,
  concurrency: 1,
};

/** Counts customers for whom there are notes, before they are read. What is left of very many follows in a job. */
export function createCounting(core: Pick<Core, 'database' | 'jobs' | 'divisions'>) {
  const { database, jobs, divisions } = core;

  jobs.handle(countJob, async (data) => {
    const division = await divisions.byId(data.division);
    if (!division) return;
    for (let more = true; more;) ({ more } = await countNoted(core, division));
  });

  async function catchUp(division: Division): Promise<void> {
    const { more } = await countNoted(core, division);
    if (!more) return;
    await database.tenant(division.id, (db) => jobs.enqueue(db, countJob, { division: division.id }));
    jobs.wake();
  }
  return { catchUp };
}

/** Counting of customers. */
export type Counting = ReturnType<typeof createCounting>;
