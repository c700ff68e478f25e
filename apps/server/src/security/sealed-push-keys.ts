import type { Database } from '../database/database.ts';
import { newPushKeys, type PushKeys } from './push-pair.ts';
import type { Secrets } from './secrets.ts';

const contextOf = (publicKey: string): string => `installation_keys.private_sealed:${publicKey}`;

/**
 * The pair that the database keeps, sealed, where nobody has given one and this process has no folder of its own for
 * keys. It is made at the first use; every process has the same.
 */
export async function sealedPushKeys({
  database,
  secrets,
}: {
  database: Database;
  secrets: Secrets;
}): Promise<PushKeys> {
  return database.platform(async (db) => {
    await db.run(`SELECT pg_advisory_xact_lock(hashtext('omnis.keys'))`, []);
    const row = await db.query
      .selectFrom('installation_keys')
      .select(['id', 'private_sealed as sealed'])
      .where('kind', '=', 'push')
      .where('private_sealed', 'is not', null)
      .orderBy('seen_at', 'desc')
      .executeTakeFirst();
    if (row?.sealed != null)
      return { publicKey: row.id, privateKey: secrets.decrypt(row.sealed, contextOf(row.id)) };
    const made = newPushKeys();
    const private_sealed = secrets.encrypt(made.privateKey, contextOf(made.publicKey));
    await db.query
      .insertInto('installation_keys')
      .values({ kind: 'push', id: made.publicKey, check: '', private_sealed })
      .execute();
    return made;
  });
}
