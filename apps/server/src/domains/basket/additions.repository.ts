import { sql, type CompiledQuery } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { AddedOnce } from './added-once.ts';
import type { BasketOf, NewLine } from './basket.repository.ts';

/** One line to be added, and what may come of it. */
export interface WantedLine {
  line: NewLine;
  most: number;
  maxLines: number;
}

/** How an addition went. */
export interface Addition {
  /** Key of the line to which it was added; null when nothing was. */
  added: string | null;
  /** Hash of the body that the key was sent with before; null when it has none, or a new one. */
  before: string | null;
}

/** Adds to one line under a condition, unless it would become too many of it or too many lines. */
const addLine = (only: string): string => `
    INSERT INTO basket_lines
      (division_id, owner, name, key, product_id, variant_id, colour, size, quantity, personalisation, bundle_items, gift_card, added_at)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $12::jsonb, $13::jsonb, $14::jsonb, now()
    WHERE ${only} AND (SELECT count(*) FROM basket_lines
      WHERE division_id = $1 AND owner = $2 AND name = $3 AND key <> $4) < $11
    ON CONFLICT (division_id, owner, name, key)
    DO UPDATE SET quantity = basket_lines.quantity + excluded.quantity
    WHERE basket_lines.quantity + excluded.quantity <= $10
    RETURNING key`;

/** The same and the note of its key, or neither when the key is known. */
const addLineOnce = `
    WITH earlier AS (SELECT body_hash FROM basket_additions WHERE division_id = $1 AND key_hash = $15),
    line AS (${addLine('NOT EXISTS (SELECT FROM earlier)')}),
    noted AS (INSERT INTO basket_additions (division_id, key_hash, body_hash) SELECT $1, $15, $16 FROM line)
    SELECT (SELECT key FROM line) AS added, (SELECT body_hash FROM earlier) AS before`;

function parametersOf({ division, owner, name }: BasketOf, { line, most, maxLines }: WantedLine): unknown[] {
  const { key, product_id: product, variant_id: variant, colour, size, quantity } = line;
  const ofLine = [division, owner, name, key, product, variant, colour, size, quantity];
  const making = [line.personalisation ?? '[]', line.bundle_items ?? '[]', line.gift_card ?? null];
  return [...ofLine, most, maxLines, ...making];
}

let addQuery: CompiledQuery<{ key: string }> | undefined;
let addOnceQuery: CompiledQuery<Addition> | undefined;
let lockQuery: CompiledQuery | undefined;

/** Lets others with the same key wait until the transaction ends; what is asked after it sees what they did. */
function lockKey({ query }: Db, { keyHash }: AddedOnce): CompiledQuery {
  lockQuery ??= sql`SELECT pg_advisory_xact_lock(hashtext('omnis.basket'), hashtext($1))`.compile(query);
  return { ...lockQuery, parameters: [keyHash] };
}

/**
 * Adds to one line, unless it would become more than `most`, or a basket of more than `maxLines`, or its key is known:
 * then nothing changes. All of it is sent at once.
 */
export async function sendLine(
  db: Db,
  of: BasketOf,
  { once, ...wanted }: WantedLine & { once?: AddedOnce | undefined },
): Promise<Addition> {
  const { query } = db;
  const parameters = parametersOf(of, wanted);
  // The calls of the basket that are made most: compiled once, as in `selectLines`.
  if (!once) {
    addQuery ??= sql<{ key: string }>`${sql.raw(addLine('true'))}`.compile(query);
    const add: CompiledQuery<{ key: string }> = { ...addQuery, parameters };
    const [row] = await db.send(add);
    return { added: row?.key ?? null, before: null };
  }
  addOnceQuery ??= sql<Addition>`${sql.raw(addLineOnce)}`.compile(query);
  const noted = [...parameters, once.keyHash, once.bodyHash];
  const addOnce: CompiledQuery<Addition> = { ...addOnceQuery, parameters: noted };
  const [, [row]] = await Promise.all([db.send(lockKey(db, once)), db.send(addOnce)]);
  return row ?? { added: null, before: null };
}

/** Notes the key of an addition; false when it is known. */
export async function noteKey(db: Db, division: number, once: AddedOnce): Promise<boolean> {
  const [, row] = await Promise.all([
    db.query.executeQuery(lockKey(db, once)),
    db.query
      .insertInto('basket_additions')
      .values({ division_id: division, key_hash: once.keyHash, body_hash: once.bodyHash })
      .onConflict((conflict) => conflict.columns(['division_id', 'key_hash']).doNothing())
      .returning('key_hash')
      .executeTakeFirst(),
  ]);
  return row !== undefined;
}

/** Hash of the body that a key was sent with; null when the key is new. */
export async function sentBefore(
  { query }: Db,
  division: number,
  { keyHash }: AddedOnce,
): Promise<string | null> {
  const row = await query
    .selectFrom('basket_additions')
    .select('body_hash')
    .where('division_id', '=', division)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.body_hash ?? null;
}
