import type { Import } from '@omnis/contract';

/** How an import stands, in words and tone. */
export const importStates = {
  reading: { text: 'Reading', tone: 'info' },
  ready: { text: 'Ready to check', tone: 'warning' },
  applying: { text: 'Importing', tone: 'info' },
  done: { text: 'Done', tone: 'success' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'error' },
} as const satisfies Record<Import['state'], { text: string; tone: string }>;

/** Whether an import still changes by itself: it is read or applied, or pictures are fetched. */
export function isMoving({ state, counts }: Pick<Import, 'state' | 'counts'>): boolean {
  return state === 'reading' || state === 'applying' || (state === 'done' && counts.imagesPending > 0);
}

/** How many products an import would change. */
export function toApply({ create, update }: Import['counts']): number {
  return create + update;
}

/** What came of an import, in a few words for a list. */
export function importSummary({ state, counts, message }: Import): string {
  const parts = [
    [counts.create, 'new'],
    [counts.update, 'changed'],
    [counts.unchanged, 'unchanged'],
    [counts.reject, 'rejected'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count.toLocaleString('en-GB')} ${word}`);
  if (state === 'failed') return message || 'The file could not be read';
  if (words.length === 0) return state === 'reading' ? 'Being read' : 'No products';
  return words.join(', ');
}

/** What will happen to the products of a file, as one sentence without zeros. */
export function planInWords({ create, update, unchanged, reject }: Import['counts']): string {
  const parts = [
    [create, 'will be created'],
    [update, 'will be updated'],
    [unchanged, unchanged === 1 ? 'is already up to date' : 'are already up to date'],
    [reject, reject === 1 ? 'is rejected' : 'are rejected'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, does]) => `${count.toLocaleString('en-GB')} ${does}`);
  return words.length === 0 ? 'The file holds no products.' : `${listed.format(words)}.`;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });
