import { liveChatLimits } from '@omnis/models';

/** Characters before the end from which on it is said how many there are. */
const near = 200;

/** How long a text is as a message, and whether that is to be said. */
export function readLength(text: string): {
  readonly length: number;
  readonly isNear: boolean;
  readonly isOver: boolean;
} {
  const { length } = text.trim();
  return { length, isNear: length > liveChatLimits.message - near, isOver: length > liveChatLimits.message };
}
