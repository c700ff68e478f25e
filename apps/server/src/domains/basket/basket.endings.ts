import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** Days for which the key of an addition is known: whose answer was lost tries again at once. */
export const keyDays = 2;

/** Days for which a checkout that was not finished is kept. */
export const unfinishedDays = 90;

const isOfVisitor = sql`owner LIKE 'visitor:%'`;

/** Tells whether the basket that a row is written in is empty. */
const isEmpty = (table: string) => sql`${isOfVisitor} AND NOT EXISTS (SELECT FROM basket_lines AS line
  WHERE line.division_id = ${sql.ref(`${table}.division_id`)} AND line.owner = ${sql.ref(`${table}.owner`)})`;

/**
 * How baskets and favourites of visitors end who cannot come back for them, with what is written in them. Those of
 * accounts stay as long as the account.
 */
export function basketEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  const keep = `${config.retention.basketsDays} days`;
  return [
    agedRows(database, {
      name: 'basket_lines',
      table: 'basket_lines',
      key: ['division_id', 'owner', 'name', 'key'],
      from: 'added_at',
      keep,
      // Whoever has added something since still has their cookie, and with it all of their basket.
      where: sql`${isOfVisitor} AND NOT EXISTS (SELECT FROM basket_lines AS newer
        WHERE newer.division_id = basket_lines.division_id AND newer.owner = basket_lines.owner
          AND newer.added_at >= now() - ${keep}::interval)`,
    }),
    agedRows(database, {
      name: 'basket_coupons',
      table: 'basket_coupons',
      key: ['division_id', 'owner'],
      from: 'applied_at',
      keep,
      where: isEmpty('basket_coupons'),
    }),
    agedRows(database, {
      name: 'basket_notes',
      table: 'basket_notes',
      key: ['division_id', 'owner'],
      from: 'written_at',
      keep,
      where: isEmpty('basket_notes'),
    }),
    agedRows(database, {
      name: 'basket_gift_cards',
      table: 'basket_gift_cards',
      key: ['division_id', 'owner', 'card_id'],
      from: 'added_at',
      keep,
      where: isEmpty('basket_gift_cards'),
    }),
    agedRows(database, {
      name: 'abandoned_checkouts',
      table: 'abandoned_checkouts',
      key: ['division_id', 'id'],
      from: 'left_at',
      keep: `${unfinishedDays} days`,
    }),
    agedRows(database, {
      name: 'basket_additions',
      table: 'basket_additions',
      key: ['division_id', 'key_hash'],
      from: 'added_at',
      keep: `${keyDays} days`,
    }),
    agedRows(database, {
      name: 'basket_links',
      table: 'basket_links',
      key: ['division_id', 'token_hash'],
      from: 'expires_at',
      keep: '0 days',
    }),
  ];
}
