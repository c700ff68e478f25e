import type { PaymentAccount, Payout } from '@omnis/contract';
import { currencyCodes, formatMoney, storePaymentIntervals, type StorePaymentInterval } from '@omnis/models';

/** How a payout stands. */
export const payoutStates: Readonly<
  Record<Payout['state'], { readonly text: string; readonly tone: 'success' | 'neutral' | 'error' }>
> = {
  paid: { text: 'Paid', tone: 'success' },
  pending: { text: 'Pending', tone: 'neutral' },
  in_transit: { text: 'On its way', tone: 'neutral' },
  canceled: { text: 'Cancelled', tone: 'neutral' },
  failed: { text: 'Failed', tone: 'error' },
};

/** The amount of a payout; one in a currency that is not known here keeps its minor units. */
export function payoutAmount({ amountMinor, currency }: Pick<Payout, 'amountMinor' | 'currency'>): string {
  const known = currencyCodes.find((code) => code === currency);
  return known ? formatMoney(amountMinor, known) : `${amountMinor} ${currency} in minor units`;
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
export function platformPayouts(interval: StorePaymentInterval | null): string {
  const begins = 'The platform takes your payments and pays them out to you';
  return interval === null
    ? `${begins}. Those payouts are not listed here: ask the operator of the platform when they arrive.`
    : `${begins} ${storePaymentIntervals[interval].toLowerCase()}. Those payouts are not listed here.`;
}
