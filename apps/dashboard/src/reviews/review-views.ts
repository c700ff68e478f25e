/** Which reviews are listed. */
export type ReviewView = 'pending' | 'published' | 'rejected' | 'all';

/** How a state is shown. */
export const stateFacts = {
  pending: { text: 'Waiting', tone: 'warning' },
  published: { text: 'Published', tone: 'success' },
  rejected: { text: 'Not shown', tone: 'neutral' },
} as const;

/** The lists to choose from; the first says how many wait. */
export function reviewViews(pending: number): readonly { value: ReviewView; label: string }[] {
  return [
    { value: 'pending', label: pending > 0 ? `Waiting (${pending})` : 'Waiting' },
    { value: 'published', label: 'Published' },
    { value: 'rejected', label: 'Not shown' },
    { value: 'all', label: 'All' },
  ];
}

/** The list of an address; those that wait unless it says otherwise. */
export function reviewStateOf(text: string | null): ReviewView {
  return text === 'published' || text === 'rejected' || text === 'all' ? text : 'pending';
}
