import {
  buyAndGetSchema,
  discountGoodsSchema,
  managedDiscountSchema,
  type ManagedDiscount,
} from '@omnis/contract';
import { toMajor, type CurrencyCode } from '@omnis/models';
import { z } from 'zod';
import type { Db } from '../../database/connection.ts';
import type { Division } from '../../tenancy/division.ts';
import { ownMinor } from '../orders/overview.ts';
import { summariseCodes } from './discount-codes.repository.ts';
import { discountSales, type DiscountSales } from './discount-sales.repository.ts';
import { percentOf, stateOf, type DiscountValues } from './discount-values.ts';
import { readCustomers, type DiscountRow } from './discounts.repository.ts';

const { kind: kindSchema, method: methodSchema } = managedDiscountSchema.shape;

const idsSchema = z.array(z.string()).catch([]);

/** A discount as its owner entered it. */
export function valuesOf(
  row: DiscountRow,
  { customers, currency }: { customers: string[]; currency: CurrencyCode },
): DiscountValues {
  const kind = kindSchema.parse(row.kind);
  return {
    title: row.title,
    method: methodSchema.parse(row.method),
    kind,
    value: kind === 'fixed_amount' ? toMajor(row.value, currency) : percentOf(row),
    goods: discountGoodsSchema.parse(row.goods),
    buyAndGet: row.buy_and_get === null ? null : buyAndGetSchema.parse(row.buy_and_get),
    minimumSpend: toMajor(row.minimum_minor, currency),
    minimumQuantity: row.minimum_quantity,
    customers,
    segments: idsSchema.parse(row.segments),
    oncePerCustomer: row.once_per_customer,
    maxUses: row.max_uses,
    maxUsesPerCode: row.max_uses_per_code,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    combines: row.combines,
    enabled: row.enabled,
  };
}

function summed(sales: readonly DiscountSales[], own: CurrencyCode) {
  const inOwn = (totalMinor: number, { currency, rate }: DiscountSales): number =>
    ownMinor({ currency, rate, totalMinor }, own);
  const sum = (of: (sale: DiscountSales) => number): number => sales.reduce((all, sale) => all + of(sale), 0);
  return {
    revenue: toMajor(
      sum((sale) => inOwn(sale.revenueMinor, sale)),
      own,
    ),
    discounted: toMajor(
      sum((sale) => inOwn(sale.discountedMinor, sale)),
      own,
    ),
  };
}

/** Discounts as the store's team sees them. */
export async function viewsOf(
  db: Db,
  { id: division, currency }: Division,
  rows: readonly DiscountRow[],
): Promise<ManagedDiscount[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [codes, customers, sales] = await Promise.all([
    summariseCodes(db, division, ids),
    readCustomers(db, division, ids),
    discountSales(db, division, ids),
  ]);
  const now = new Date();
  return rows.map((row) => {
    const own = codes.find(({ discount_id: id }) => id === row.id);
    const named = customers.flatMap(({ discount_id: id, email }) => (id === row.id ? [email] : []));
    return {
      ...valuesOf(row, { customers: named, currency }),
      id: row.id,
      version: row.version,
      state: stateOf(row, now),
      code: own?.first ?? null,
      codeCount: own?.count ?? 0,
      uses: row.uses,
      ...summed(
        sales.filter(({ id }) => id === row.id),
        currency,
      ),
      createdAt: row.created_at.toISOString(),
    };
  });
}
