import { BehindPooler } from './pooled.ts';

/** The database cannot be reached or used; the message says what to check. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

/** A setting that holds an address of PostgreSQL. */
export type AddressSetting = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL';

const throughPooler: Readonly<Record<AddressSetting, string>> = {
  DATABASE_URL:
    'DATABASE_URL leads through a pooler such as PgBouncer, which does not keep what a connection needs. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself; DATABASE_URL can stay.',
  DATABASE_DIRECT_URL:
    'DATABASE_DIRECT_URL leads through a pooler such as PgBouncer. Set it to the address of PostgreSQL itself: processes hear one another and hold locks there. DATABASE_URL can stay.',
  DATABASE_READ_URL:
    'DATABASE_READ_URL leads through a pooler such as PgBouncer. Set it to the address of the replica itself.',
};

const remedy: Readonly<Record<AddressSetting, string>> = {
  DATABASE_URL: 'Check DATABASE_URL, or leave it out to use the embedded database.',
  DATABASE_DIRECT_URL: 'Check DATABASE_DIRECT_URL: it must name the PostgreSQL that DATABASE_URL leads to.',
  DATABASE_READ_URL: 'Check DATABASE_READ_URL, or leave it out to read from DATABASE_URL.',
};

/** Says which setting leads to a database that cannot be used, why, and what to do. No password is shown. */
export function unavailable(error: unknown, url: string, setting: AddressSetting): DatabaseUnavailable {
  if (error instanceof DatabaseUnavailable) return error;
  if (error instanceof BehindPooler) return new DatabaseUnavailable(throughPooler[setting], { cause: error });
  const { host, pathname } = new URL(url);
  const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error);
  return new DatabaseUnavailable(
    `Cannot reach the database ${pathname.slice(1) || '(default)'} at ${host}: ${reason}. ${remedy[setting]}`,
    { cause: error },
  );
}
