import type { CallResponse } from '@omnis/contract';
import { convertMinor, isCurrencyCode, toMajor, type CurrencyCode } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Division } from '../../tenancy/division.ts';
import { addUp, type FiguresService } from '../figures/figures.service.ts';
import { daysAfter, todayIn } from '../figures/period.ts';
import { bestSellers, type ProductSales } from './sales.repository.ts';

/** Days that the overview shows, today among them. */
const shownDays = 30;
const shownSellers = 5;

type Overview = Omit<CallResponse<'dashboard.overview'>, 'openOrders' | 'latestOrders'>;

/** A group of sales in the store's own currency, at the rate of its day. */
export function ownMinor(
  sale: { currency: string; rate: number; totalMinor: number },
  own: CurrencyCode,
): number {
  if (!isCurrencyCode(sale.currency)) throw new Error(`An order was paid in ${sale.currency}`);
  // Both a missing rate for its own currency and one of zero would be a fault of the order, not of the reader.
  const rates = { [sale.currency]: sale.rate, [own]: 1 };
  return convertMinor(sale.totalMinor, { from: sale.currency, to: own, rates });
}

function sellers(sales: readonly ProductSales[], own: CurrencyCode) {
  const byId = new Map<number, { name: string; image: string | null; sold: number; minor: number }>();
  for (const sale of sales) {
    const { name, image } = sale;
    const known = byId.get(sale.productId) ?? { name, image, sold: 0, minor: 0 };
    known.sold += sale.sold;
    known.minor += ownMinor(sale, own);
    byId.set(sale.productId, known);
  }
  return [...byId].toSorted(([idA, a], [idB, b]) => b.sold - a.sold || idA - idB);
}

/** How a store does: its figures of the last 30 days against the 30 before, its products, and what sells best. */
export async function readOverview(
  { reading }: Pick<Core, 'reading'>,
  {
    division,
    catalogue,
    figures,
  }: {
    division: Division;
    catalogue: Pick<CatalogueService, 'counts' | 'productsByIds'>;
    figures: Pick<FiguresService, 'read'>;
  },
): Promise<Overview> {
  const own = division.currency;
  const { timeZone } = division;
  const today = todayIn(timeZone, new Date());
  const first = daysAfter(today, 1 - shownDays);
  const [{ days: all }, products, best] = await Promise.all([
    figures.read(division, { from: daysAfter(first, -shownDays), to: today }),
    catalogue.counts(division),
    reading.tenant(division.id, (db) =>
      bestSellers(db, division.id, { since: { day: first, timeZone }, limit: shownSellers }),
    ),
  ]);
  const days = all.filter(({ day }) => day >= first);
  const totals = addUp(days);
  const before = addUp(all.filter(({ day }) => day < first));
  const sold = sellers(best, own);
  const known = await catalogue.productsByIds(
    division,
    sold.map(([id]) => id),
  );
  return {
    currency: own,
    sales: days.map(({ day, orders, grossMinor, refundsMinor }) => ({
      day,
      orders,
      total: toMajor(grossMinor - refundsMinor, own),
    })),
    totals: {
      orders: totals.orders,
      revenue: toMajor(totals.grossMinor - totals.refundsMinor, own),
      average: toMajor(totals.orders === 0 ? 0 : Math.round(totals.grossMinor / totals.orders), own),
      previousRevenue: toMajor(before.grossMinor - before.refundsMinor, own),
    },
    products,
    // As the product is now; as it was sold once it is deleted.
    bestSellers: sold.map(([id, seller]) => ({
      id,
      name: known.get(id)?.name ?? seller.name,
      image: known.get(id)?.image ?? seller.image,
      sold: seller.sold,
      revenue: toMajor(seller.minor, own),
    })),
  };
}
