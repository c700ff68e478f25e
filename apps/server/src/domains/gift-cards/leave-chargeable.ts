import type { CurrencyCode } from '@omnis/models';
import { leastChargeMinor } from '../payments/least-charge.ts';

/**
 * Lowers the amounts of gift cards a little where they would leave a few pence that no card can be charged. It is taken
 * from the largest share; as it was where all of them together do not hold enough.
 *
 * @param amounts - what each would pay, in minor units
 * @param totalMinor - what is to be paid by them and by the processor
 */
export function leaveChargeable(
  amounts: readonly number[],
  { totalMinor, currency }: { totalMinor: number; currency: CurrencyCode },
): number[] {
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  const rest = totalMinor - paid;
  const missing = leastChargeMinor(currency) - rest;
  if (rest <= 0 || missing <= 0 || missing > paid) return [...amounts];
  const left = [...amounts];
  let wanted = missing;
  const largestFirst = amounts
    .map((_amount, index) => index)
    .toSorted((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));
  for (const index of largestFirst) {
    const amount = left[index] ?? 0;
    const less = Math.min(wanted, amount);
    left[index] = amount - less;
    wanted -= less;
  }
  return left;
}
