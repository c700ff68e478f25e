import { toMinor, type CurrencyCode } from '@omnis/models';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Condition = RawBuilder<SqlBool>;

/** Orders that were placed between two days of a time zone, both included. */
export function dayConditions({
  from,
  to,
  timeZone,
}: {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly timeZone: string;
}): Condition[] {
  return [
    ...(from === undefined
      ? []
      : [sql<SqlBool>`orders.created_at >= ((${from}::date)::timestamp AT TIME ZONE ${timeZone}::text)`]),
    ...(to === undefined
      ? []
      : [sql<SqlBool>`orders.created_at < ((${to}::date + 1)::timestamp AT TIME ZONE ${timeZone}::text)`]),
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
