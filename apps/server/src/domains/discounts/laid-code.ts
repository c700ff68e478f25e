import { sql } from 'kysely';
import type { Db } from '../../database/connection.ts';

/** Lays the code, in any case, on a basket in place of another; nothing happens when there is no such code. */
export async function layCode(
  { query }: Db,
  division: number,
  laid: { owner: string; code: string },
): Promise<void> {
  await query
    .insertInto('basket_coupons')
    .columns(['division_id', 'owner', 'code'])
    .expression((build) =>
      build
        .selectFrom('discount_codes')
        .select((row) => ['division_id', row.val(laid.owner).as('owner'), 'code'])
        .where('division_id', '=', division)
        .where(sql<string>`upper(code)`, '=', sql<string>`upper(${laid.code})`),
    )
    .onConflict((conflict) =>
      conflict.columns(['division_id', 'owner']).doUpdateSet({
        code: sql<string>`excluded.code`,
        applied_at: sql<Date>`now()`,
      }),
    )
    .execute();
}

/** Takes the code off a basket. */
export async function dropCode({ query }: Db, division: number, owner: string): Promise<void> {
  await query
    .deleteFrom('basket_coupons')
    .where('division_id', '=', division)
    .where('owner', '=', owner)
    .execute();
}
