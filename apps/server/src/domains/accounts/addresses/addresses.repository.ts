import type { Address } from '@omnis/contract';
import { sql } from 'kysely';
import type { Db } from '../../../database/connection.ts';

/** Addresses that are kept of a customer. */
export const maxAddresses = 20;

/** The holder of addresses. */
export interface AddressHolder {
  readonly division: number;
  readonly customer: string;
}

const equal = (address: Address) => sql<boolean>`address = ${JSON.stringify(address)}::jsonb`;

/** Addresses of a customer: the default one, then the last used first. */
export function customerAddresses({ query }: Db, { division, customer }: AddressHolder) {
  return query
    .selectFrom('addresses')
    .select(['id', 'address', 'is_default'])
    .where('division_id', '=', division)
    .where('customer_id', '=', customer)
    .orderBy('is_default', 'desc')
    .orderBy('used_at', 'desc')
    .limit(maxAddresses)
    .execute();
}

/** Has others who change the addresses of this customer wait. */
export async function lockAddresses({ query }: Db, { division, customer }: AddressHolder): Promise<void> {
  await query
    .selectFrom('customers')
    .select('id')
    .where('division_id', '=', division)
    .where('id', '=', customer)
    .forNoKeyUpdate()
    .execute();
}

/** The id of the address that is equal; undefined where there is none. */
export async function equalAddress(
  { query }: Db,
  { division, customer }: AddressHolder,
  address: Address,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('addresses')
    .select('id')
    .where('division_id', '=', division)
    .where('customer_id', '=', customer)
    .where(equal(address))
    .executeTakeFirst();
  return row?.id;
}

/** Writes a new address; its id. */
export async function insertAddress(
  { query }: Db,
  { division, customer }: AddressHolder,
  address: Address,
): Promise<string> {
  const row = await query
    .insertInto('addresses')
    .values({ division_id: division, customer_id: customer, address: JSON.stringify(address) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Writes an address in place of one; false where the customer has none of this id. */
export async function updateAddress(
  { query }: Db,
  { division, customer, id }: AddressHolder & { readonly id: string },
  address: Address,
): Promise<boolean> {
  const row = await query
    .updateTable('addresses')
    .set({ address: JSON.stringify(address) })
    .where('division_id', '=', division)
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes one the default, and no other; false where the customer has none of this id. */
export async function markDefault(
  { query }: Db,
  { division, customer, id }: AddressHolder & { readonly id: string },
): Promise<boolean> {
  const rows = query
    .updateTable('addresses')
    .where('division_id', '=', division)
    .where('customer_id', '=', customer);
  const found = await query
    .selectFrom('addresses')
    .select('id')
    .where('division_id', '=', division)
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return false;
  // One after the other: within one statement there could be two for a moment, which the index refuses.
  await rows.set({ is_default: false }).where('is_default', '=', true).execute();
  await rows.set({ is_default: true }).where('id', '=', id).execute();
  return true;
}

/** Forgets an address; false where the customer has none of this id. */
export async function deleteAddress(
  { query }: Db,
  { division, customer, id }: AddressHolder & { readonly id: string },
): Promise<boolean> {
  const row = await query
    .deleteFrom('addresses')
    .where('division_id', '=', division)
    .where('customer_id', '=', customer)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Keeps the address of an order as the last used one; an equal one is not kept twice. Where there are as many as are
 * kept, the one that was not used for longest gives way, never the default one.
 */
export async function rememberAddress(
  { query }: Db,
  { division, customer, address }: AddressHolder & { readonly address: Address },
): Promise<void> {
  await query
    .with('known', (build) =>
      build
        .updateTable('addresses')
        .set({ used_at: sql<Date>`now()` })
        .where('division_id', '=', division)
        .where('customer_id', '=', customer)
        .where(equal(address))
        .returning('id'),
    )
    .with('given_way', (build) =>
      build
        .deleteFrom('addresses')
        .where('division_id', '=', division)
        .where('id', 'in', (inner) =>
          inner
            .selectFrom('addresses')
            .select('id')
            .where('division_id', '=', division)
            .where('customer_id', '=', customer)
            .orderBy('is_default', 'desc')
            .orderBy('used_at', 'desc')
            .offset(maxAddresses - 1),
        )
        .where(sql<boolean>`NOT EXISTS (SELECT FROM known)`),
    )
    .insertInto('addresses')
    .columns(['division_id', 'customer_id', 'address'])
    .expression(
      sql`SELECT ${division}::integer, ${customer}::uuid, ${JSON.stringify(address)}::jsonb WHERE NOT EXISTS (SELECT FROM known)`,
    )
    .execute();
}
