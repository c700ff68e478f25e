import type { Address } from '@omnis/contract';
import { addressSchema } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { customerAddresses } from './addresses/addresses.repository.ts';

/** An account of a shopper as their store's team may see it. */
export interface ShopperAccount {
  readonly id: string;
  /** In small letters. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly since: Date;
  readonly verified: boolean;
}

/** Accounts of a store's shoppers by their ids and by their addresses, in small letters. */
export async function shopperAccounts(
  { query }: Db,
  division: number,
  { ids = [], emails = [] }: { ids?: readonly string[]; emails?: readonly string[] },
): Promise<ShopperAccount[]> {
  if (ids.length === 0 && emails.length === 0) return [];
  const rows = await query
    .selectFrom('customers')
    .select(['id', 'email', 'first_name', 'last_name', 'phone', 'created_at', 'verified_at'])
    .where('division_id', '=', division)
    .where(sql<boolean>`(id = any(${[...ids]}::uuid[]) OR email = any(${[...emails]}::text[]))`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email.toLowerCase(),
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    since: row.created_at,
    verified: row.verified_at !== null,
  }));
}

/** The addresses that a shopper saved, the default one first. */
export async function savedAddresses(
  db: Db,
  division: number,
  accounts: readonly string[],
): Promise<Address[]> {
  const lists = await Promise.all(accounts.map((customer) => customerAddresses(db, { division, customer })));
  return lists.flat().map(({ address }) => addressSchema.parse(address));
}
