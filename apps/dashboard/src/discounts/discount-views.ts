import type { ManagedDiscount } from '@omnis/contract';

/** How a state is shown. */
export const stateFacts = {
  active: { text: 'Active', tone: 'success' },
  scheduled: { text: 'Scheduled', tone: 'info' },
  expired: { text: 'Expired', tone: 'neutral' },
  used_up: { text: 'Used up', tone: 'neutral' },
  disabled: { text: 'Off', tone: 'warning' },
} as const satisfies Readonly<Record<ManagedDiscount['state'], { text: string; tone: string }>>;

/** Which discounts are listed. */
export type DiscountView = ManagedDiscount['state'] | 'all';

/** The lists to choose from. */
export const discountViews: readonly { value: DiscountView; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'expired', label: 'Expired' },
  { value: 'used_up', label: 'Used up' },
  { value: 'disabled', label: 'Off' },
];

/** The list of an address; all of them unless it says otherwise. */
export function discountViewOf(text: string | null): DiscountView {
  return discountViews.find(({ value }) => value === text)?.value ?? 'all';
}
