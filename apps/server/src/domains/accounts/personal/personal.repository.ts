import { orderStatusCodes, type OrderStatusCode } from '@omnis/models';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { sealedColumns } from '../../../security/sealed-columns.ts';
import type { Subject } from '../../../security/subject.ts';
import { inStores, ownOrders, type Condition, type Person } from './person.ts';
import { personalTables, type PersonalTable } from './register.ts';

/** One part of a copy of personal data. */
export interface CopiedTable {
  readonly title: string;
  readonly table: string;
  readonly rows: Record<string, unknown>[];
  /** Columns that are left out, with the reason. */
  readonly withheld: Record<string, string>;
}

const rowSchema = z.object({
  row: z.record(z.string(), z.unknown()),
  contexts: z.record(z.string(), z.string()).default({}),
});

/** Opens what is sealed. */
type Open = (sealed: string, context: string) => string;

/** Contexts that the sealed columns of a row are bound to, as a further column. */
function contextsOf({ table, withheld = {} }: PersonalTable): RawBuilder<unknown> {
  const of = sealedColumns.filter((each) => each.table === table && !(each.column in withheld));
  const pairs = of.map(({ column, context }) => `${quoted(column)}, ${context}`);
  return sql.raw(pairs.length === 0 ? '' : `, jsonb_build_object(${pairs.join(', ')}) AS contexts`);
}

function opened({ row, contexts }: z.output<typeof rowSchema>, open: Open): Record<string, unknown> {
  const plain = Object.entries(contexts).flatMap(([column, context]) => {
    const sealed = row[column];
    return typeof sealed === 'string' ? [[column, open(sealed, context)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(plain) };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Rows of one table that are kept about a person. */
export async function copyTable(
  { query }: Db,
  entry: PersonalTable,
  { person, open }: { person: Person; open: Open },
): Promise<CopiedTable> {
  const { table, title, withheld = {}, shown = {}, only } = entry;
  const without = sql.raw(`ARRAY[${Object.keys(withheld).map(quoted).join(', ')}]::text[]`);
  const changed = sql.raw(
    Object.entries(shown)
      .map(([column, expression]) => ` || jsonb_build_object(${quoted(column)}, ${expression})`)
      .join(''),
  );
  const whole = only
    ? sql.raw(`jsonb_build_object(${only.map((name) => `${quoted(name)}, t.${name}`).join(', ')})`)
    : sql`to_jsonb(t)`;
  const { rows } = await sql`
    SELECT (${whole} - ${without})${changed} AS row${contextsOf(entry)} FROM ${sql.table(table)} t WHERE ${entry.rows(person)}
  `.execute(query);
  return {
    title,
    table,
    withheld: { ...withheld },
    rows: rows.map((row) => opened(rowSchema.parse(row), open)),
  };
}

/** Takes away what is kept of a person in one table, as the register says. */
async function eraseTable(
  { query }: Db,
  { table, rows, fate }: PersonalTable,
  person: Person,
): Promise<void> {
  const where = rows(person);
  switch (fate.kind) {
    case 'keep':
      return;
    case 'delete':
      await sql`DELETE FROM ${sql.table(table)} t WHERE ${where}`.execute(query);
      return;
    case 'change': {
      const set = Object.entries(fate.set).map(
        ([column, value]) =>
          sql`${sql.ref(column)} = ${typeof value === 'string' ? sql.raw(value) : value(person)}`,
      );
      await sql`UPDATE ${sql.table(table)} t SET ${sql.join(set)} WHERE ${where}`.execute(query);
    }
  }
}

/** The address in mails to others, such as the footer of a closed store's. */
async function eraseMentions({ query }: Db, person: Person): Promise<void> {
  const { email, verified } = person;
  if (!verified) return;
  const without = (column: string): Condition => sql`replace(t.${sql.ref(column)}, ${email}, '…')`;
  await sql`
    UPDATE mails t SET html = ${without('html')}, body = ${without('body')}, subject = ${without('subject')},
      sender = ${without('sender')}, reply_to = NULLIF(t.reply_to, ${email})
    WHERE ${inStores(person)} AND strpos(concat_ws(' ', t.html, t.body, t.subject, t.sender, t.reply_to), ${email}) > 0
  `.execute(query);
}

/** Erases payloads of finished jobs; waiting jobs carry ids, or are done within seconds. */
async function eraseJobs({ run }: Db, { email }: Person): Promise<void> {
  await run(
    `UPDATE pgboss.job SET data = '{}', output = NULL
     WHERE state IN ('completed', 'cancelled', 'failed') AND strpos(concat(data, output), $1) > 0`,
    [email],
  );
}

/** Products whose reviews a person wrote, as the register finds them. */
export async function reviewedProducts({ query }: Db, person: Person): Promise<number[]> {
  const rows = personalTables.find(({ table }) => table === 'reviews')?.rows(person) ?? sql`false`;
  const found = await sql<{
    id: number;
  }>`SELECT DISTINCT t.product_id AS id FROM reviews t WHERE ${rows}`.execute(query);
  return found.rows.map(({ id }) => id);
}

/** Stores whose settings hold something of a person, as the register finds them. */
export async function storesAbout({ query }: Db, person: Person): Promise<number[]> {
  const conditions = personalTables
    .filter(({ table }) => table === 'divisions')
    .map(({ rows }) => sql`(${rows(person)})`);
  const found = await sql<{
    id: number;
  }>`SELECT t.id FROM divisions t WHERE ${sql.join(conditions, sql` OR `)}`.execute(query);
  return found.rows.map(({ id }) => id);
}

/** Takes away all that is kept of a person but what the register keeps, in one transaction. */
export async function erasePerson(db: Db, person: Person): Promise<void> {
  await eraseMentions(db, person);
  for (const entry of personalTables) await eraseTable(db, entry, person);
  await eraseJobs(db, person);
}

/** Statuses in which nobody waits for anything: not begun, or done. */
const settled: readonly OrderStatusCode[] = [
  'new',
  'to_be_paid',
  'quote',
  'complete',
  'exchanged',
  'refunded',
  'bespoke_shipped',
  'bespoke_refunded',
];
const open = orderStatusCodes.filter((code) => !settled.includes(code));

/** Counts a person's orders: all of them, and those that are still on their way. */
export async function countOrders({ query }: Db, person: Person): Promise<{ all: number; open: number }> {
  const { rows } = await sql<{ all: number; open: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE t.status = ANY(${open}))::int AS open
    FROM orders t WHERE ${ownOrders(person)}
  `.execute(query);
  return rows[0] ?? { all: 0, open: 0 };
}

/** Names of the stores that a person alone owns and in which orders are on their way. */
export async function storesWithOpenOrders({ query }: Db, person: Person): Promise<string[]> {
  const alone = personalTables.find(({ table }) => table === 'divisions')?.rows(person) ?? sql`false`;
  const { rows } = await sql<{ name: string }>`
    SELECT t.name FROM divisions t WHERE ${alone}
      AND EXISTS (SELECT FROM orders o WHERE o.division_id = t.id AND o.status = ANY(${open}) AND o.draft IS NULL)
    ORDER BY t.name
  `.execute(query);
  return rows.map(({ name }) => name);
}

type Owner = Pick<Subject, 'kind' | 'id'>;

/** The newest copy that has not run out. */
export function latestExport({ query }: Db, { kind, id }: Owner) {
  return query
    .selectFrom('personal_exports')
    .select(['id', 'requested_at', 'ready_at', 'expires_at', 'bytes'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Notes that a copy is wanted, in place of one that is still being made; gives its id. One that is ready stays until then. */
export async function insertExport({ query }: Db, subject: Subject, days: number): Promise<string> {
  await query
    .deleteFrom('personal_exports')
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('content', 'is', null)
    .execute();
  const { id } = await query
    .insertInto('personal_exports')
    .values({
      kind: subject.kind,
      division_id: subject.divisionId,
      subject_id: subject.id,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Minutes for which a copy can be fetched that a newer one has replaced: pages that show its link may still be open. */
const lastMinutes = 15;

/**
 * Keeps a copy that was made; its days begin now, and those of the one before are over soon. False when it is wanted no more,
 * or was made before.
 */
export async function fillExport(
  { query }: Db,
  subject: Owner,
  copy: { id: string; content: string; bytes: number; days: number },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('personal_exports')
    .set({
      content: copy.content,
      bytes: copy.bytes,
      ready_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(days => ${copy.days})`,
    })
    .where('id', '=', copy.id)
    .where('content', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await query
    .updateTable('personal_exports')
    .set({ expires_at: sql<Date>`least(expires_at, now() + make_interval(mins => ${lastMinutes}))` })
    .where('kind', '=', subject.kind)
    .where('subject_id', '=', subject.id)
    .where('id', '!=', copy.id)
    .execute();
  return true;
}

/** The sealed content of a copy of somebody's; null when there is none, or its days are over. */
export async function readExport({ query }: Db, { kind, id }: Owner, exportId: string) {
  const row = await query
    .selectFrom('personal_exports')
    .select(['content', 'ready_at'])
    .where('id', '=', exportId)
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.content ? { content: row.content, readyAt: row.ready_at ?? new Date() } : null;
}

/** Throws copies away whose days are over. */
export async function dropExpired({ query }: Db): Promise<void> {
  await query
    .deleteFrom('personal_exports')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
}

/** Notes that an account is to be deleted after some days; gives when. Asking again changes nothing. */
export async function insertDeletion(
  { query }: Db,
  deletion: { kind: 'customer' | 'owner'; id: string; divisionId: number; days: number },
): Promise<Date> {
  const row = await query
    .insertInto('account_deletions')
    .values({
      kind: deletion.kind,
      division_id: deletion.divisionId,
      subject_id: deletion.id,
      due_at: sql<Date>`now() + make_interval(days => ${deletion.days})`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['division_id', 'kind', 'subject_id'])
        .doUpdateSet({ due_at: sql<Date>`account_deletions.due_at` }),
    )
    .returning('due_at')
    .executeTakeFirstOrThrow();
  return row.due_at;
}

/** The deletion that an account waits for; undefined when none. */
export function findDeletion({ query }: Db, { kind, id }: Owner) {
  return query
    .selectFrom('account_deletions')
    .select(['requested_at', 'due_at'])
    .where('subject_id', '=', id)
    .where(sql<boolean>`kind = ${kind}`)
    .executeTakeFirst();
}

/** Takes a deletion back; false when none was waiting. */
export async function dropDeletion({ query }: Db, { kind, id }: Owner): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('account_deletions')
    .where('subject_id', '=', id)
    .where(sql<boolean>`kind = ${kind}`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletions whose time has come. */
export function dueDeletions({ query }: Db) {
  return query
    .selectFrom('account_deletions')
    .select(['kind', 'division_id', 'subject_id'])
    .where('due_at', '<=', sql<Date>`now()`)
    .execute();
}
