import type { CallAnswer } from '@omnis/api-client';
import { changeBetween, dateText } from '../app/format.ts';
import type { OverviewTexts } from '../texts/overview/index.ts';

/** Data that the overview shows. */
export type Overview = CallAnswer<'dashboard.overview'>;

/**
 * A greeting for the time of the day.
 *
 * @param hour - 0 to 23, of the reader's own clock
 */
export function greeting(t: OverviewTexts, hour: number): string {
  if (hour >= 5 && hour < 12) return t('goodMorning');
  if (hour >= 12 && hour < 18) return t('goodAfternoon');
  return t('goodEvening');
}

/** A shop that has neither products nor orders is new; what it needs is a way to begin. */
export function isNewShop({ products, totals, latestOrders }: Overview): boolean {
  return products.total === 0 && totals.orders === 0 && latestOrders.length === 0;
}

/** How the sales did, as a sentence for those who cannot see the chart. */
export function salesInWords(
  t: OverviewTexts,
  { sales, totals }: Overview,
  money: (amount: number) => string,
): string {
  const best = sales.reduce<Overview['sales'][number] | null>(
    (top, day) => (day.total > (top?.total ?? 0) ? day : top),
    null,
  );
  if (best === null) return t('noSales');
  const change = changeBetween(totals.revenue, totals.previousRevenue);
  const values = { revenue: money(totals.revenue), day: dateText(best.day), amount: money(best.total) };
  if (change === null || change === 0) return t('salesInWords', values);
  const percent = Math.abs(change);
  return change > 0
    ? t('salesMoreInWords', { ...values, percent })
    : t('salesLessInWords', { ...values, percent });
}
