import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';
import { maxQuantity, type BasketOf } from './basket.repository.ts';

/** A line turned to another colour or size. */
export interface TurnedLine {
  from: string;
  to: string;
  product: number;
  variant: string;
  colour: string;
  size: string;
}

/**
 * Gives a line another variant of its product, in its place; what there was of that already joins it. False when there
 * is no such line. All of it is started before any of it is waited for.
 */
export async function turnLine(
  { query }: Db,
  { division, owner, name }: BasketOf,
  { from, to, product, variant, colour, size }: TurnedLine,
): Promise<boolean> {
  const lineOf = (key: string) =>
    sql<boolean>`division_id = ${division} AND owner = ${owner} AND name = ${name} AND key = ${key}`;
  const there = sql<number>`coalesce((SELECT quantity FROM basket_lines WHERE ${lineOf(to)}), 0)`;
  const [, , turned] = await Promise.all([
    query
      .updateTable('basket_lines')
      .set({ quantity: sql<number>`least(${maxQuantity}, quantity + ${there})` })
      .where(lineOf(from))
      .execute(),
    query.deleteFrom('basket_lines').where(lineOf(to)).execute(),
    query
      .updateTable('basket_lines')
      .set({ key: to, variant_id: variant, colour, size })
      .where(lineOf(from))
      .where('product_id', '=', product)
      .returning('key')
      .executeTakeFirst(),
  ]);
  return turned !== undefined;
}
