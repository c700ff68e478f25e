import type { Core } from '../../core.ts';
import { agedRows, type Ending } from '../../database/ending.ts';

/** How chats end that were over long ago, with what was said in them. */
export function chatEndings({ database, config }: Pick<Core, 'database' | 'config'>): Ending[] {
  return [
    agedRows(database, {
      name: 'chats',
      table: 'chats',
      key: ['division_id', 'id'],
      from: 'ended_at',
      keep: `${config.retention.chatsDays} days`,
      cascades: ['chat_messages'],
      // Each takes its messages along.
      most: 100,
    }),
  ];
}
