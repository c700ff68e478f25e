import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Days after its last line that a visitor's basket is kept: their cookie ends after a year. */
export const basketDays = 400;

/** Days for which the key of an addition is known: whose answer was lost tries again at once. */
export const keyDays = 2;

const isOld = (column: 'added_at' | 'applied_at' | 'written_at') =>
  sql<boolean>`${sql.ref(column)} < now() - make_interval(days => ${basketDays})`;
const isOfVisitor = sql<boolean>`owner LIKE 'visitor:%'`;

/**
 * Throws away baskets and favourites of visitors who cannot come back for them, with what is written in them, of every
 * store. Those of accounts stay as long as the account.
 */
export async function dropOldBaskets({ query }: Db): Promise<void> {
  await query
    .deleteFrom('basket_lines')
    .where(isOfVisitor)
    .where(isOld('added_at'))
    // Whoever has added something since still has their cookie, and with it all of their basket.
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM basket_lines AS newer
        WHERE newer.division_id = basket_lines.division_id AND newer.owner = basket_lines.owner
          AND newer.added_at >= now() - make_interval(days => ${basketDays}))`,
    )
    .execute();
  const isEmpty = (table: 'basket_coupons' | 'basket_notes' | 'basket_gift_cards') =>
    sql<boolean>`NOT EXISTS (SELECT FROM basket_lines AS line
      WHERE line.division_id = ${sql.ref(`${table}.division_id`)} AND line.owner = ${sql.ref(`${table}.owner`)})`;
  await query
    .deleteFrom('basket_coupons')
    .where(isOfVisitor)
    .where(isOld('applied_at'))
    .where(isEmpty('basket_coupons'))
    .execute();
  await query
    .deleteFrom('basket_notes')
    .where(isOfVisitor)
    .where(isOld('written_at'))
    .where(isEmpty('basket_notes'))
    .execute();
  await query
    .deleteFrom('basket_gift_cards')
    .where(isOfVisitor)
    .where(isOld('added_at'))
    .where(isEmpty('basket_gift_cards'))
    .execute();
  await query
    .deleteFrom('basket_additions')
    .where('added_at', '<', sql<Date>`now() - make_interval(days => ${keyDays})`)
    .execute();
  await query
    .deleteFrom('basket_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
