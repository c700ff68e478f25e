import type { PaymentAccount, Payout } from '@omnis/contract';
import { currencyCodes, formatMoney, storePaymentIntervals, type StorePaymentInterval } from '@omnis/models';
import type en from '../texts/payments/en.ts';
import type { PaymentsTexts } from '../texts/payments/index.ts';

/** How a payout stands. */
export const payoutStates = {
  paid: { text: 'paid', tone: 'success' },
  pending: { text: 'pending', tone: 'neutral' },
  in_transit: { text: 'onItsWay', tone: 'neutral' },
  canceled: { text: 'cancelled', tone: 'neutral' },
  failed: { text: 'failed', tone: 'error' },
} as const satisfies Readonly<
  Record<Payout['state'], { readonly text: keyof typeof en; readonly tone: 'success' | 'neutral' | 'error' }>
>;

/** The amount of a payout; one in a currency that is not known here keeps its minor units. */
export function payoutAmount(
  t: PaymentsTexts,
  { amountMinor, currency }: Pick<Payout, 'amountMinor' | 'currency'>,
): string {
  const known = currencyCodes.find((code) => code === currency);
  return known
    ? formatMoney(amountMinor, known)
    : t('inMinorUnits', { amount: String(amountMinor), currency });
}

/** A day as it is read: `28 November 2026`. */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** The name that an account is told by. */
export const accountName = ({
  name,
  stripeAccount,
}: Pick<PaymentAccount, 'name' | 'stripeAccount'>): string => (name === '' ? stripeAccount : name);

/** When the platform pays a store out (platform.md §3 Project: paymentInterval). */
export function platformPayouts(t: PaymentsTexts, interval: StorePaymentInterval | null): string {
  return interval === null
    ? t('payoutsByPlatform')
    : t('payoutsByPlatformAt', { interval: storePaymentIntervals[interval].toLowerCase() });
}
