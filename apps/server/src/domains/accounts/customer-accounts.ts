import type { Address } from '@omnis/contract';
import { addressSchema } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import type { Membership } from '../../http/context.ts';
import { hasFactor } from '../../security/has-factor.ts';
import { customerAddresses } from './addresses/addresses.repository.ts';
import { eula } from '../../texts/eula.ts';
import { toMembership } from '../../security/membership.ts';

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
  readonly signedEula: boolean;
  /** True when signing in takes a second factor. */
  readonly hasSecondFactor: boolean;
  /** True for a person who signed up to have a store of their own. */
  readonly shouldHaveStore: boolean;
  readonly avatar: string | null;
  /** 52: the bespoke company. */
  readonly companyId: number | null;
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
    .select(['eula_version', 'should_have_store', 'avatar', 'company_id'])
    .select(hasFactor.as('two_factor'))
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
    signedEula: (row.eula_version ?? 0) >= eula.version,
    hasSecondFactor: row.two_factor,
    shouldHaveStore: row.should_have_store,
    avatar: row.avatar,
    companyId: row.company_id,
  }));
}

/** Writes the company of accounts of a store, and gives how many had another one. */
export async function setCompany(
  { query }: Db,
  division: number,
  { accounts, companyId }: { readonly accounts: readonly string[]; readonly companyId: number | null },
): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('customers')
    .set({ company_id: companyId })
    .where('division_id', '=', division)
    .where(sql<boolean>`id = any(${[...accounts]}::uuid[]) AND company_id IS DISTINCT FROM ${companyId}`)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Team memberships of the platform's own customers, by their email addresses in small letters. */
export async function teamsOfOwners({ query }: Db, emails: readonly string[]): Promise<Membership[]> {
  const owners = await query
    .selectFrom('customers')
    .select('id')
    .where('division_id', '=', platformDivision)
    .where(sql<boolean>`email = any(${[...emails]}::text[])`)
    .execute();
  // Each on its own: the memberships of an owner are with their stores.
  const rows = await query
    .selectFrom('memberships')
    .select(['division_id', 'role', 'permissions'])
    .where(sql<boolean>`customer_id = any(${owners.map(({ id }) => id)}::uuid[])`)
    .orderBy('division_id')
    .execute();
  return rows.map(toMembership);
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
