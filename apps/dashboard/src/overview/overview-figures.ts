import type { CallAnswer } from '@omnis/api-client';
import { changeBetween, dateText } from '../app/format.ts';

/** What the overview shows. */
export type Overview = CallAnswer<'dashboard.overview'>;

/**
 * A greeting for the time of the day.
 *
 * @param hour - 0 to 23, of the reader's own clock
 */
export function greeting(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Good morning';
  if (hour >= 12 && hour < 18) return 'Good afternoon';
  return 'Good evening';
}

/** A shop that has neither products nor orders is new; what it needs is a way to begin. */
export function isNewShop({ products, totals, latestOrders }: Overview): boolean {
  return products.total === 0 && totals.orders === 0 && latestOrders.length === 0;
}

/** How the sales did, as a sentence for those who cannot see the chart. */
export function salesInWords({ sales, totals }: Overview, money: (amount: number) => string): string {
  const best = sales.reduce<Overview['sales'][number] | null>(
    (top, day) => (day.total > (top?.total ?? 0) ? day : top),
    null,
  );
  if (best === null) return 'No sales in these 30 days.';
  const change = changeBetween(totals.revenue, totals.previousRevenue);
  const compared =
    change === null || change === 0
      ? ''
      : `, ${Math.abs(change)}% ${change > 0 ? 'more' : 'less'} than in the 30 days before`;
  return `${money(totals.revenue)} in 30 days${compared}. Best day: ${dateText(best.day)} with ${money(best.total)}.`;
}
