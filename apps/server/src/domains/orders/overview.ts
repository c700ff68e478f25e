import type { CallResponse } from '@omnis/contract';
import { convertMinor, isCurrencyCode, toMajor, type CurrencyCode } from '@omnis/models';
import type { Core } from '../../core.ts';
import { countProducts } from '../catalogue/catalogue.counts.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Division } from '../divisions/division.ts';
import { bestSellers, salesByDay, type DaySales, type ProductSales } from './sales.repository.ts';

/** Days that the overview shows, today among them. */
const shownDays = 30;
const shownSellers = 5;
const dayLength = 86_400_000;

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

/** A day some days after another one, both as ISO dates. */
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);

/** The sales of each day from `first` on, days without any included. */
function dailySales(sales: readonly DaySales[], { first, own }: { first: string; own: CurrencyCode }) {
  const days = Array.from({ length: shownDays }, (_, index) => ({
    day: dayAfter(first, index),
    orders: 0,
    minor: 0,
  }));
  const byDay = new Map(days.map((entry) => [entry.day, entry]));
  let previousMinor = 0;
  for (const sale of sales) {
    const minor = ownMinor(sale, own);
    const entry = byDay.get(sale.day);
    if (entry) {
      entry.orders += sale.orders;
      entry.minor += minor;
    } else if (sale.day < first) previousMinor += minor;
  }
  return { days, previousMinor };
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

/** How a store does: sales of the last 30 days in its time zone, less what went back, against the 30 before, its products, and what sells best. */
export async function readOverview(
  { reading }: Pick<Core, 'reading'>,
  { division, catalogue }: { division: Division; catalogue: Pick<CatalogueService, 'productsByIds'> },
): Promise<Overview> {
  const own = division.currency;
  const { timeZone } = division;
  const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(new Date());
  const first = dayAfter(today, 1 - shownDays);
  const [sales, products, best] = await reading.tenant(division.id, (db) =>
    Promise.all([
      salesByDay(db, division.id, { day: dayAfter(first, -shownDays), timeZone }),
      countProducts(db, division.id),
      bestSellers(db, division.id, { since: { day: first, timeZone }, limit: shownSellers }),
    ]),
  );
  const { days, previousMinor } = dailySales(sales, { first, own });
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const revenue = days.reduce((sum, day) => sum + day.minor, 0);
  const sold = sellers(best, own);
  const known = await catalogue.productsByIds(
    division,
    sold.map(([id]) => id),
  );
  return {
    currency: own,
    sales: days.map((entry) => ({
      day: entry.day,
      orders: entry.orders,
      total: toMajor(entry.minor, own),
    })),
    totals: {
      orders,
      revenue: toMajor(revenue, own),
      average: toMajor(orders === 0 ? 0 : Math.round(revenue / orders), own),
      previousRevenue: toMajor(previousMinor, own),
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
