import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';
import { hashToken } from '../../../security/secrets.ts';
import type { Subject } from '../../../security/subject.ts';

/** Days for which a device is spared the second factor. */
export const deviceDays = 30;

type Owner = Pick<Subject, 'kind' | 'id'>;

/** Trusts a browser by the secret that it was given. */
export async function insertDevice(
  { query }: Db,
  { kind, id }: Owner,
  { token, name }: { token: string; name: string },
): Promise<void> {
  await query
    .deleteFrom('trusted_devices')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  await query
    .insertInto('trusted_devices')
    .values({
      token_hash: hashToken(token),
      kind,
      subject_id: id,
      name: name.slice(0, 300),
      expires_at: sql<Date>`now() + make_interval(days => ${deviceDays})`,
    })
    .execute();
}

/** Tells whether an account trusts the browser with a secret. */
export async function useDevice({ query }: Db, { kind, id }: Owner, token: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('trusted_devices')
    .set({ last_used_at: sql<Date>`now()` })
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The devices that an account trusts, the last used first. */
export function listDevices({ query }: Db, { kind, id }: Owner) {
  return query
    .selectFrom('trusted_devices')
    .select(['id', 'name', 'created_at', 'last_used_at', 'expires_at'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .limit(50)
    .execute();
}

/** Trusts a device no more, or none when no id is given; false when there was nothing to forget. */
export async function forgetDevices({ query }: Db, { kind, id }: Owner, deviceId?: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('trusted_devices')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .$if(deviceId !== undefined, (rest) => rest.where('id', '=', deviceId ?? ''))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
