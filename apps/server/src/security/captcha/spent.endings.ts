import { agedRows, type Ending } from '../../database/ending.ts';
import type { Database } from '../../database/database.ts';

/** How challenges that were used up end: after their time they are refused for their age. */
export function spentChallengeEndings(database: Database): Ending[] {
  return [
    agedRows(database, {
      name: 'spent_challenges',
      table: 'spent_challenges',
      key: ['id'],
      from: 'expires_at',
      keep: '0 days',
    }),
  ];
}
