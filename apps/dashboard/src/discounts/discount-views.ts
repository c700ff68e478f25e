import type { ManagedDiscount } from '@omnis/contract';
import type en from '../texts/discounts/en.ts';

/** How a state is shown. */
export const stateFacts = {
  active: { text: 'active', tone: 'success' },
  scheduled: { text: 'scheduled', tone: 'info' },
  expired: { text: 'expired', tone: 'neutral' },
  used_up: { text: 'usedUp', tone: 'neutral' },
  disabled: { text: 'off', tone: 'warning' },
} as const satisfies Readonly<Record<ManagedDiscount['state'], { text: keyof typeof en; tone: string }>>;

/** Which discounts are listed. */
export type DiscountView = ManagedDiscount['state'] | 'all';

/** The lists to choose from. */
export const discountViews = [
  { value: 'all', label: 'all' },
  { value: 'active', label: 'active' },
  { value: 'scheduled', label: 'scheduled' },
  { value: 'expired', label: 'expired' },
  { value: 'used_up', label: 'usedUp' },
  { value: 'disabled', label: 'off' },
] as const satisfies readonly { value: DiscountView; label: keyof typeof en }[];

/** The list of an address; all of them unless it says otherwise. */
export function discountViewOf(text: string | null): DiscountView {
  return discountViews.find(({ value }) => value === text)?.value ?? 'all';
}
