import type { Db } from '../../../database/connection.ts';

/** The list that the link that stops reminders names. */
export const reminderList = 'unfinished-checkout';

/** Notes that an address does not want to be reminded. @param email - in small letters */
export async function leaveReminders({ query }: Db, division: number, email: string): Promise<void> {
  await query
    .insertInto('reminder_optouts')
    .values({ division_id: division, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
