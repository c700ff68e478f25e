import type { ManagedGiftCard } from '@omnis/contract';

/** How a state is shown. */
export const stateFacts = {
  active: { text: 'Active', tone: 'success' },
  used: { text: 'Used up', tone: 'neutral' },
  blocked: { text: 'Blocked', tone: 'error' },
  expired: { text: 'Expired', tone: 'warning' },
} as const satisfies Readonly<Record<ManagedGiftCard['state'], { text: string; tone: string }>>;

/** Which cards are listed. */
export type CardView = ManagedGiftCard['state'] | 'all';

/** The lists to choose from. */
export const cardViews: readonly { value: CardView; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'used', label: 'Used up' },
  { value: 'blocked', label: 'Blocked' },
  { value: 'expired', label: 'Expired' },
];

/** The list of an address; all of them unless it says otherwise. */
export function cardViewOf(text: string | null): CardView {
  return cardViews.find(({ value }) => value === text)?.value ?? 'all';
}
