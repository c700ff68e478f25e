import type { ManagedGiftCard } from '@omnis/contract';
import type en from '../texts/gift-cards/en.ts';

/** How a state is shown. */
export const stateFacts = {
  active: { text: 'active', tone: 'success' },
  used: { text: 'usedUp', tone: 'neutral' },
  blocked: { text: 'blocked', tone: 'error' },
  expired: { text: 'expired', tone: 'warning' },
} as const satisfies Readonly<Record<ManagedGiftCard['state'], { text: keyof typeof en; tone: string }>>;

/** Which cards are listed. */
export type CardView = ManagedGiftCard['state'] | 'all';

/** The lists to choose from. */
export const cardViews = [
  { value: 'all', label: 'all' },
  { value: 'active', label: 'active' },
  { value: 'used', label: 'usedUp' },
  { value: 'blocked', label: 'blocked' },
  { value: 'expired', label: 'expired' },
] as const satisfies readonly { value: CardView; label: keyof typeof en }[];

/** The list of an address; all of them unless it says otherwise. */
export function cardViewOf(text: string | null): CardView {
  return cardViews.find(({ value }) => value === text)?.value ?? 'all';
}
