import type { Import } from '@omnis/contract';
import type en from '../texts/imports/en.ts';
import type { ImportsTexts } from '../texts/imports/index.ts';

/** How an import stands, in words and tone. */
export const importStates = {
  reading: { text: 'reading', tone: 'info' },
  ready: { text: 'readyToCheck', tone: 'warning' },
  applying: { text: 'importing', tone: 'info' },
  done: { text: 'done', tone: 'success' },
  cancelled: { text: 'cancelled', tone: 'neutral' },
  failed: { text: 'failed', tone: 'error' },
} as const satisfies Record<Import['state'], { text: keyof typeof en; tone: string }>;

/** Tells whether an import still changes by itself: it is read or applied, or pictures are fetched. */
export function isMoving({ state, counts }: Pick<Import, 'state' | 'counts'>): boolean {
  return state === 'reading' || state === 'applying' || (state === 'done' && counts.imagesPending > 0);
}

/** Number of products that an import would change. */
export function toApply({ create, update }: Import['counts']): number {
  return create + update;
}

/** Result of an import, in a few words for a list. */
export function importSummary(t: ImportsTexts, { state, counts, message }: Import): string {
  const { create, update, unchanged, reject } = counts;
  const parts = [
    create > 0 ? t('newCounted', { count: create }) : '',
    update > 0 ? t('changedCounted', { count: update }) : '',
    unchanged > 0 ? t('unchangedCounted', { count: unchanged }) : '',
    reject > 0 ? t('rejectedCounted', { count: reject }) : '',
  ].filter(Boolean);
  if (state === 'failed') return message || t('theFileCouldNotBeRead');
  if (parts.length === 0) return state === 'reading' ? t('beingRead') : t('noProducts');
  return parts.join(', ');
}

/** Says in one sentence what will happen to the products of a file, without zeros. */
export function planInWords(
  t: ImportsTexts,
  { create, update, unchanged, reject }: Import['counts'],
): string {
  const parts = [
    create > 0 ? t('willBeCreated', { count: create }) : '',
    update > 0 ? t('willBeUpdated', { count: update }) : '',
    unchanged > 0 ? t('upToDate', { count: unchanged }) : '',
    reject > 0 ? t('isRejected', { count: reject }) : '',
  ].filter(Boolean);
  return parts.length === 0
    ? t('theFileHoldsNoProducts')
    : `${new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(parts)}.`;
}
