import type { OrderNote } from '@omnis/contract';
import { z } from 'zod';

const storedTags = z.array(z.string());

/** Most tags of one order. */
export const mostTags = 20;

/** Tags as they are stored. */
export const tagsOf = (stored: unknown): string[] => storedTags.parse(stored);

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Tags of an order after a change, and what of the change there was to do. */
export interface TagChange {
  readonly tags: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * Adds and removes tags; a tag is the same in capital and small letters. What is there is not added, and what is not there
 * is not removed, so two people who do the same at once change nothing twice.
 *
 * @example
 * changeTags(['gift'], { addTags: ['Gift', 'rush'], removeTags: [] }).added; // ['rush']
 */
export function changeTags(
  tags: readonly string[],
  { addTags, removeTags }: Pick<OrderNote, 'addTags' | 'removeTags'>,
): TagChange {
  const removed = tags.filter((tag) => removeTags.some((each) => isSame(each, tag)));
  const left = tags.filter((tag) => !removed.includes(tag));
  const added: string[] = [];
  for (const tag of addTags) if (![...left, ...added].some((each) => isSame(each, tag))) added.push(tag);
  return { tags: [...left, ...added], added, removed };
}
