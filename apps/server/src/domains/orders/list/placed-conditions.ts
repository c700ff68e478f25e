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

/** Totals from and to an amount, each order's in its own currency, of those that there may be. */
export function amountCondition(
  currencies: readonly CurrencyCode[],
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
): Condition[] {
  const one = (amount: number | undefined, sign: '>=' | '<='): Condition[] =>
    amount === undefined
      ? []
      : [
          sql<SqlBool>`(${sql.join(
            currencies.map(
              (currency) =>
                sql`(orders.currency = ${currency} AND orders.total_minor ${sql.raw(sign)} ${toMinor(amount, currency)})`,
            ),
            sql` OR `,
          )})`,
          // The lowest of them alone is one that the index of totals can begin at.
          sql<SqlBool>`orders.total_minor ${sql.raw(sign)} ${(sign === '>=' ? Math.min : Math.max)(
            ...currencies.map((currency) => toMinor(amount, currency)),
          )}`,
        ];
  return [...one(min, '>='), ...one(max, '<=')];
}
