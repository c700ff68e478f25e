import type { Db } from '../../../database/connection.ts';
import { fail, Rollback } from '../../../http/answer.ts';
import { slugOf } from '../slug.ts';

async function isFree(
  { query }: Db,
  at: { division: number; id: number },
  urlName: string,
): Promise<boolean> {
  const other = await query
    .selectFrom('products')
    .select('id')
    .where('division_id', '=', at.division)
    .where('url_name', '=', urlName)
    .where('id', '!=', at.id)
    .executeTakeFirst();
  return other === undefined;
}

/** An address for a product of a name that no other product of the store has. */
export async function freeAddress(db: Db, division: number, name: string): Promise<string> {
  // Room for a number behind it.
  const base = Array.from(slugOf(name)).slice(0, 110).join('').replace(/-$/, '') || 'product';
  for (let number = 1; ; number += 1) {
    const address = number === 1 ? base : `${base}-${number}`;
    if (await isFree(db, { division, id: 0 }, address)) return address;
  }
}

/**
 * The address that an owner asks for, in the form that it has in a link.
 *
 * @throws {@link Rollback} where nothing is left of it, or another product has it
 */
export async function askedAddress(
  db: Db,
  at: { division: number; id: number },
  asked: string,
): Promise<string> {
  const address = slugOf(asked);
  const fault =
    address === ''
      ? 'Use letters or digits'
      : (await isFree(db, at, address))
        ? null
        : 'Another product has this address';
  if (fault !== null) throw new Rollback(fail('validation_failed', fault, 'urlName'));
  return address;
}

/** Has the address that a product leaves lead to it, and takes the new one from whatever it led to. */
export async function keepOldAddress(
  { query }: Db,
  at: { division: number; id: number },
  address: { before: string; now: string },
): Promise<void> {
  await query
    .deleteFrom('product_addresses')
    .where('division_id', '=', at.division)
    .where('url_name', '=', address.now)
    .execute();
  await query
    .insertInto('product_addresses')
    .values({ division_id: at.division, url_name: address.before, product_id: at.id })
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'url_name']).doUpdateSet({ product_id: at.id }),
    )
    .execute();
}
