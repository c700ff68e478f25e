import type { Selectable } from 'kysely';
import type { ChatsTable } from './chat.tables.ts';

/** A chat as it is stored. */
export type ChatRow = Selectable<ChatsTable>;

/** Which chat. */
export interface ChatPlace {
  readonly division: number;
  readonly id: string;
}
