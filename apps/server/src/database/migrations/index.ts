import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { platform } from './0001-platform.ts';
import { catalogue } from './0002-catalogue.ts';
import { orders } from './0003-orders.ts';
import { imports } from './0004-imports.ts';
import { checkoutHolders } from './0005-checkout-holders.ts';
import { replyTo } from './0006-reply-to.ts';
import { appearance } from './0007-appearance.ts';

function statements(text: string): Migration {
  return { up: async (db) => void (await sql.raw(text).execute(db)) };
}

/** Every change of the schema, in order. A landed migration is never edited: a new one follows. */
export const migrations: Record<string, Migration> = {
  '0001-platform': statements(platform),
  '0002-catalogue': statements(catalogue),
  '0003-orders': statements(orders),
  '0004-imports': statements(imports),
  '0005-checkout-holders': statements(checkoutHolders),
  '0006-reply-to': statements(replyTo),
  '0007-appearance': statements(appearance),
};
