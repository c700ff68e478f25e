import { toMinor, type CurrencyCode } from '@omnis/models';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Days of a time zone, both included; without one of them, the time is open on that side. */
interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
}

/** Rows whose time is within days. */
function withinDays(time: RawBuilder<unknown>, { from, to, timeZone }: Days): Condition[] {
  return [
    ...(from === undefined
      ? []
      : [sql<SqlBool>`${time} >= ((${from}::date)::timestamp AT TIME ZONE ${timeZone}::text)`]),
    ...(to === undefined
      ? []
      : [sql<SqlBool>`${time} < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}::text)`]),
  ];
}

/** Orders that were placed within days. */
export const dayConditions = (days: Days): Condition[] => withinDays(sql`orders.created_at`, days);

/** Orders of which something was refunded within days; none where neither day is given. */
export function refundDayConditions(division: number, days: Days): Condition[] {
  const within = withinDays(sql`refund.created_at`, days);
  if (within.length === 0) return [];
  const parts = [
    sql<SqlBool>`refund.division_id = ${division}`,
    sql<SqlBool>`refund.state <> 'failed'`,
    ...within,
  ];
  return [
    sql<SqlBool>`orders.id = ANY (ARRAY(
      SELECT refund.order_id FROM order_refunds AS refund WHERE ${sql.join(parts, sql` AND `)}))`,
  ];
}

interface Amounts {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/**
 * Totals from and to an amount, each order's in its own currency, of those that there may be. Each condition is one that the
 * index of totals can begin and end at: currencies without pence have other minor units, and a range that holds those of all
 * currencies would hold most orders. An order is of at most one of the conditions.
 *
 * @returns conditions of which an order has to meet one; none where every total will do
 */
export function amountConditions(
  currencies: readonly CurrencyCode[],
  { min, max }: Amounts,
): readonly Condition[] {
  if (min === undefined && max === undefined) return [];
  const minor = (amount: number | undefined, currency: CurrencyCode): number | null =>
    amount === undefined ? null : toMinor(amount, currency);
  const alike = Map.groupBy(
    currencies.map((currency) => ({ currency, least: minor(min, currency), most: minor(max, currency) })),
    ({ least, most }) => `${least} ${most}`,
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const parts = [
      sql<SqlBool>`orders.currency IN (${sql.join(group.map(({ currency }) => currency))})`,
      ...(first.least === null ? [] : [sql<SqlBool>`orders.total_minor >= ${first.least}`]),
      ...(first.most === null ? [] : [sql<SqlBool>`orders.total_minor <= ${first.most}`]),
    ];
    return [sql<SqlBool>`(${sql.join(parts, sql` AND `)})`];
  });
}

/** That an order meets one of several conditions, or that there are none. */
export const oneOf = (conditions: readonly Condition[]): Condition[] =>
  conditions.length === 0 ? [] : [sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`];
