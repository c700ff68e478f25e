import { sql } from 'kysely';
import type { Db } from '../database/connection.ts';
import type { Database } from '../database/database.ts';
import type { Secrets } from './secrets.ts';

/** Keys that differ from those the database is used with; the message says what to do. */
export class KeyMismatch extends Error {
  override name = 'KeyMismatch';
}

/** A key that processes use the database with. */
export interface KnownKey {
  readonly id: string;
  readonly check: string;
  readonly seenAt: Date;
  /** When it first was the one that seals; null: it has not been yet. */
  readonly currentAt: Date | null;
}

/** The keys of a kind, in the order in which they became the current one. */
export function knownKeys({ query }: Db, kind: 'seal' | 'push' = 'seal'): Promise<KnownKey[]> {
  return query
    .selectFrom('installation_keys')
    .select(['id', 'check', 'seen_at as seenAt', 'current_at as currentAt'])
    .where('kind', '=', kind)
    .orderBy('current_at', (order) => order.asc().nullsLast())
    .orderBy('seen_at')
    .orderBy('id')
    .execute();
}

/** The key that became the current one last. */
export function newestCurrent(known: readonly KnownKey[]): KnownKey | undefined {
  return known.findLast(({ currentAt }) => currentAt !== null);
}

/** The message for an operator, by the fault. */
function mismatch(
  { id, place }: { id: string; place: string },
  kind: 'another' | 'missing',
  has: readonly string[],
): KeyMismatch {
  const fact =
    kind === 'another'
      ? `The key “${id}” in ${place} is not the key “${id}” that this database is used with.`
      : `This database is used with the key “${id}”, and ${place} has only ${has.join(', ')}.`;
  return new KeyMismatch(
    `${fact} Processes with different keys cannot read what the others seal, and people would be signed out between them, so this one does not serve. ` +
      `Give every process the same keys: copy ${kind === 'another' ? 'them' : `“${id}”`} from a process that runs, or from a backup. ` +
      `Only if that key is lost for good: pnpm omnis keys forget ${id}`,
  );
}

type Print = ReturnType<Secrets['fingerprints']>[number];

/** @returns whether the database knows all of them already. @throws {KeyMismatch} */
function compare(known: readonly KnownKey[], own: readonly Print[], place: string): boolean {
  const has = own.map(({ id }) => `“${id}”`);
  for (const { id, check } of own) {
    const row = known.find((each) => each.id === id);
    if (row && row.check !== check) throw mismatch({ id, place }, 'another', has);
  }
  const current = newestCurrent(known);
  if (current && !own.some(({ id }) => id === current.id))
    throw mismatch({ id: current.id, place }, 'missing', has);
  const [first] = own;
  return own.every(({ id }) =>
    known.some((each) => each.id === id && (id !== first?.id || each.currentAt !== null)),
  );
}

/**
 * Compares the keys of this process with those that the database is used with, and notes nothing.
 *
 * @throws {KeyMismatch} when this process must not serve with its keys
 */
export async function compareKeys(
  database: Database,
  secrets: Pick<Secrets, 'fingerprints'>,
  place: string,
): Promise<void> {
  compare(await database.platform((db) => knownKeys(db)), secrets.fingerprints(), place);
}

/**
 * Compares the keys of this process with those that the database is used with, and notes new ones.
 *
 * @param place - what messages call the source of the keys
 * @throws {KeyMismatch} when this process must not serve with its keys
 */
export async function agreeOnKeys(
  database: Database,
  secrets: Pick<Secrets, 'fingerprints'>,
  place: string,
): Promise<void> {
  const own = secrets.fingerprints();
  if (compare(await database.platform((db) => knownKeys(db)), own, place)) return;
  await database.platform(async (db) => {
    // Of two that start on an empty database the second finds the keys of the first.
    await db.run(`SELECT pg_advisory_xact_lock(hashtext('omnis.keys'))`, []);
    compare(await knownKeys(db), own, place);
    for (const [at, { id, check }] of own.entries()) {
      const current_at = at === 0 ? sql<Date>`clock_timestamp()` : null;
      await db.query
        .insertInto('installation_keys')
        .values({ kind: 'seal', id, check, private_sealed: null, current_at })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'id']).doUpdateSet((set) => ({
            current_at:
              at === 0
                ? sql<Date>`coalesce(installation_keys.current_at, clock_timestamp())`
                : set.ref('installation_keys.current_at'),
          })),
        )
        .execute();
    }
  });
}
