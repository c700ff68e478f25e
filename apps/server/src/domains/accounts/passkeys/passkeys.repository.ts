import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import type { Subject } from '../../../security/subject.ts';

/** A passkey that opens an account. */
export interface KeptPasskey {
  readonly id: string;
  readonly subject: Subject;
  readonly publicKey: string;
  readonly counter: number;
}

/** A new passkey. */
export interface NewPasskey {
  readonly credentialId: string;
  /** COSE, as base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly synced: boolean;
}

/** Keeps a passkey; false when its credential opens an account already. */
export async function insertPasskey(
  { query }: Db,
  { kind, id, divisionId }: Subject,
  passkey: NewPasskey,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('passkeys')
    .values({
      kind,
      division_id: divisionId,
      subject_id: id,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      synced: passkey.synced,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Passkeys of an account, the one used last first. */
export function listPasskeys({ query }: Db, { kind, id }: Pick<Subject, 'kind' | 'id'>) {
  return query
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'synced', 'created_at', 'last_used_at'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy(sql`coalesce(last_used_at, created_at)`, 'desc')
    .execute();
}

/** The passkey of a credential, if it opens accounts of this kind and store. */
export async function findPasskey(
  { query }: Db,
  credentialId: string,
  { kind, divisionId }: Omit<Subject, 'id'>,
): Promise<KeptPasskey | null> {
  const row = await query
    .selectFrom('passkeys')
    .select(['id', 'subject_id', 'public_key', 'counter'])
    .where('credential_id', '=', credentialId)
    .where('kind', '=', kind)
    .where(sql<boolean>`division_id IS NOT DISTINCT FROM ${divisionId}`)
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        subject: { kind, divisionId, id: row.subject_id },
        publicKey: row.public_key,
        counter: row.counter,
      }
    : null;
}

/** Notes a use; false when its count was not above the last, as with a copy of the device's memory. */
export async function usePasskey({ query }: Db, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((row) => row.or([row('counter', '<', counter), row('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a passkey away; false when there was none of this id. */
export async function deletePasskey(
  { query }: Db,
  { kind, id }: Pick<Subject, 'kind' | 'id'>,
  passkeyId: string,
): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('passkeys')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('id', '=', passkeyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
