import type { ReviewsTexts } from '../texts/reviews/index.ts';

/** Which reviews are listed. */
export type ReviewView = 'pending' | 'published' | 'rejected' | 'all';

/** How a state is shown. */
export const stateFacts = {
  pending: { text: 'waiting', tone: 'warning' },
  published: { text: 'published', tone: 'success' },
  rejected: { text: 'notShown', tone: 'neutral' },
} as const;

/** The lists to choose from; the first says how many wait. */
export function reviewViews(
  t: ReviewsTexts,
  pending: number,
): readonly { value: ReviewView; label: string }[] {
  return [
    { value: 'pending', label: pending > 0 ? t('waitingCounted', { waiting: pending }) : t('waiting') },
    { value: 'published', label: t('published') },
    { value: 'rejected', label: t('notShown') },
    { value: 'all', label: t('all') },
  ];
}

/** The list of an address; those that wait unless it says otherwise. */
export function reviewStateOf(text: string | null): ReviewView {
  return text === 'published' || text === 'rejected' || text === 'all' ? text : 'pending';
}
