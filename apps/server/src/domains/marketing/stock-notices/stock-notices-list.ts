import type { Db } from '../../../database/connection.ts';

/** Name of these emails' list in the link that stops them. */
export const stockNoticesList = 'back-in-stock';

/** Forgets all that an address waits for. */
export async function leaveNotices({ query }: Db, division: number, email: string): Promise<void> {
  await query
    .deleteFrom('stock_notices')
    .where('division_id', '=', division)
    .where('email', '=', email)
    .execute();
}
