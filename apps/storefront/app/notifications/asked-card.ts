import type { Notification } from '@omnis/models';

let asked: Notification['id'] | null = null;

/** A card is asked for by a press: the keyboard goes into it as it comes. @param id - of its notification */
export function askCard(id: Notification['id']): void {
  asked = id;
}

/** Tells whether the card was asked for; once. */
export function takeAskedCard(id: Notification['id']): boolean {
  if (asked !== id) return false;
  asked = null;
  return true;
}
