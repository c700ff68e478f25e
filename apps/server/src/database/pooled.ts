import type { ClientBase } from 'pg';

/** An address leads to a pooler, which gives a connection to somebody else after each transaction. */
export class BehindPooler extends Error {
  override name = 'BehindPooler';
}

/** A pooler's words for limits that come with a new connection; one that is set to ignore them loses them. */
const refusedLimits = /unsupported startup parameter/i;

/** Turns what a pooler says of a connection's limits into `BehindPooler`; any other error stays as it is. */
export const pooledOr = (error: unknown): unknown =>
  error instanceof Error && refusedLimits.test(error.message)
    ? new BehindPooler(error.message, { cause: error })
    : error;

/**
 * Looks whether a connection has the limit for locks that it was opened with.
 *
 * @param lockTimeout - milliseconds, as given to the connection
 * @throws {BehindPooler} when it has not: something in between dropped it
 */
export async function checkUnpooled(client: Pick<ClientBase, 'query'>, lockTimeout: number): Promise<void> {
  const { rows } = await client.query<{ lock: string }>(
    `SELECT setting AS lock FROM pg_settings WHERE name = 'lock_timeout'`,
  );
  if (Number(rows[0]?.lock) !== lockTimeout) throw new BehindPooler('The limit for locks was dropped');
}
