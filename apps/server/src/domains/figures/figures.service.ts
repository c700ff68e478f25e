import type { CallInput, CallResponse, FiguresQuery, FigureTable, FigureTotals } from '@omnis/contract';
import { currencyOf, toMajor, type CurrencyCode } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { ok, type Answer } from '../../http/answer.ts';
import { csvCell } from '../../http/csv-cell.ts';
import { TextStream } from '../../http/text-stream.ts';
import type { Division } from '../../tenancy/division.ts';
import type { DaySums } from './day-sums.repository.ts';
import {
  dayRows,
  discountRows,
  figureColumns,
  funnelRows,
  productRows,
  returnRows,
  visitRows,
  type FigureRow,
} from './figure-table.ts';
import type { Scope } from './figures.sql.ts';
import { readDays } from './kept-days.ts';
import { comparedWith, daysAfter, spanOf, todayIn, type Span } from './period.ts';
import { discountFigures, productFigures, returnFigures } from './sold-goods.repository.ts';
import { visitFigures } from './visits.repository.ts';

/** Rows of a CSV file that are read at once. */
const atOnce = 250;
/** Most rows of a CSV file. */
const mostRows = 100_000;
/** A mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\uFEFF';

/** A span of days with its sums, in minor units of the store's currency. */
export interface PeriodSums extends Span {
  readonly days: readonly DaySums[];
}

/** The sums of days, added up. */
export function addUp(days: readonly DaySums[]): Omit<DaySums, 'day'> {
  const sum = (of: (each: DaySums) => number): number => days.reduce((all, each) => all + of(each), 0);
  return {
    orders: sum((each) => each.orders),
    returningOrders: sum((each) => each.returningOrders),
    items: sum((each) => each.items),
    returnedItems: sum((each) => each.returnedItems),
    grossMinor: sum((each) => each.grossMinor),
    refundsMinor: sum((each) => each.refundsMinor),
    discountsMinor: sum((each) => each.discountsMinor),
  };
}

function totalsOf(days: readonly DaySums[], currency: CurrencyCode): FigureTotals {
  const { orders, grossMinor, refundsMinor, discountsMinor, ...counts } = addUp(days);
  return {
    ...counts,
    orders,
    net: toMajor(grossMinor - refundsMinor, currency),
    gross: toMajor(grossMinor, currency),
    refunds: toMajor(refundsMinor, currency),
    discounts: toMajor(discountsMinor, currency),
    average: toMajor(orders === 0 ? 0 : Math.round(grossMinor / orders), currency),
  };
}

const periodView = ({ from, to, days }: PeriodSums, currency: CurrencyCode) => ({
  from,
  to,
  totals: totalsOf(days, currency),
  days: days.map(({ day, orders, grossMinor, refundsMinor }) => ({
    day,
    orders,
    gross: toMajor(grossMinor, currency),
    refunds: toMajor(refundsMinor, currency),
    net: toMajor(grossMinor - refundsMinor, currency),
  })),
});

/** Rows of the other period among which those of a table are looked for. */
const mostCompared = 5000;

const isOfVisits = (table: FigureTable): boolean =>
  table === 'funnel' || table === 'sources' || table === 'campaigns';

/** Sales, refunds and visits of a store. */
export function createFiguresService(core: Pick<Core, 'database' | 'reading' | 'config'>) {
  const { reading, config } = core;

  const scopeOf = ({ id, timeZone, currency }: Division, span: Span): Scope => ({
    ...span,
    division: id,
    timeZone,
    currency,
  });

  /** The sums of each day of a span, in the store's time zone. */
  const read = async (division: Division, span: Span, now = new Date()): Promise<PeriodSums> => ({
    ...span,
    days: await readDays(core, scopeOf(division, span), now),
  });

  /** A part of a table's rows. Only products and discounts may be many; the others are short. */
  async function rowsOf(
    db: Db,
    table: Exclude<FigureTable, 'days'>,
    { scope, offset, limit }: { scope: Scope; offset: number; limit: number },
  ): Promise<FigureRow[]> {
    const { currency } = scope;
    const part = (rows: FigureRow[]): FigureRow[] => rows.slice(offset, offset + limit);
    switch (table) {
      case 'products':
        return productRows(await productFigures(db, scope, { offset, limit }), currency);
      case 'discounts':
        return discountRows(await discountFigures(db, scope, { offset, limit }), currency);
      case 'funnel':
        return part(funnelRows(await visitFigures(db, scope, null)));
      case 'sources':
        return part(visitRows(await visitFigures(db, scope, 'source'), 'Not known'));
      case 'campaigns':
        return part(visitRows(await visitFigures(db, scope, 'campaign'), 'No campaign'));
      case 'returns':
        return part(returnRows(await returnFigures(db, scope)));
    }
  }

  async function page(
    division: Division,
    table: FigureTable,
    { span, offset, limit }: { span: Span; offset: number; limit: number },
  ): Promise<FigureRow[]> {
    if (table === 'days')
      return dayRows((await read(division, span)).days, division.currency).slice(offset, offset + limit);
    const scope = scopeOf(division, span);
    return reading.tenant(division.id, (db) => rowsOf(db, table, { scope, offset, limit }));
  }

  /** The numbers that a row had in another period: of the day at the same place, else of what has its id or name. */
  async function formerRows(
    division: Division,
    table: FigureTable,
    span: Span,
  ): Promise<(row: FigureRow, at: number) => number[]> {
    const rows = await page(division, table, { span, offset: 0, limit: mostCompared });
    const keyOf = ({ id, name }: FigureRow): string => id ?? `name ${name}`;
    const known = new Map(rows.map((row) => [keyOf(row), row]));
    return (row, at) => {
      const former = table === 'days' ? rows[at] : known.get(keyOf(row));
      return row.values.map((_value, index) => former?.values[index] ?? 0);
    };
  }

  async function* csvParts(division: Division, table: FigureTable, span: Span): AsyncGenerator<string> {
    const columns = figureColumns[table];
    const money = currencyOf(division.currency).decimals;
    const heads = columns.map(({ name, kind }) =>
      kind === 'money' ? `${name} (${division.currency})` : kind === 'percent' ? `${name} (%)` : name,
    );
    yield `${byteOrderMark}${heads.map(csvCell).join(',')}\r\n`;
    // Numbers of ours are no formula, so that a negative one stays a number.
    const cell = (value: number, at: number): string =>
      columns[at + 1]?.kind === 'money' ? value.toFixed(money) : String(value);
    for (let offset = 0; offset < mostRows; offset += atOnce) {
      const rows = await page(division, table, { span, offset, limit: atOnce });
      if (rows.length > 0)
        yield rows
          .map(({ name, values }) => `${[csvCell(name), ...values.map(cell)].join(',')}\r\n`)
          .join('');
      if (rows.length < atOnce) return;
    }
  }

  return {
    read,

    /** The figures of a period, and of what it is compared with. */
    async figures(division: Division, query: FiguresQuery): Promise<CallResponse<'dashboard.figures'>> {
      const { currency, timeZone } = division;
      const now = new Date();
      const span = spanOf(query, todayIn(timeZone, now));
      const other = comparedWith(query, span);
      const [period, compared] = await Promise.all([
        read(division, span, now),
        other && read(division, other, now),
      ]);
      return {
        currency,
        timeZone,
        period: periodView(period, currency),
        compared: compared && periodView(compared, currency),
      };
    },

    /** A page of a table. */
    async table(
      division: Division,
      table: FigureTable,
      query: CallInput<'dashboard.figureTable'>['query'],
    ): Promise<CallResponse<'dashboard.figureTable'>> {
      const { currency, timeZone } = division;
      const today = todayIn(timeZone, new Date());
      const span = spanOf(query, today);
      const { limit, cursor: offset = 0 } = query;
      const other = comparedWith(query, span);
      const [found, former] = await Promise.all([
        page(division, table, { span, offset, limit: limit + 1 }),
        other === null ? null : formerRows(division, table, other),
      ]);
      const keptFrom = daysAfter(today, -config.retention.eventsDays);
      return {
        currency,
        ...span,
        countedFrom: isOfVisits(table) && span.from < keptFrom ? keptFrom : null,
        columns: [...figureColumns[table]],
        rows: found.slice(0, limit).map((row, at) => ({
          ...row,
          values: [...row.values],
          ...(former === null ? {} : { before: former(row, offset + at) }),
        })),
        next: found.length > limit ? String(offset + limit) : null,
      };
    },

    /** A table as a CSV file, read in parts while it is sent. */
    file(division: Division, table: FigureTable, query: FiguresQuery): Answer<string> {
      const span = spanOf(query, todayIn(division.timeZone, new Date()));
      return {
        ...ok(''),
        value: new TextStream(csvParts(division, table, span), 'text/csv; charset=utf-8'),
        headers: {
          'content-disposition': `attachment; filename="${table}-${span.from}-${span.to}.csv"`,
          'cache-control': 'private, no-store',
        },
      };
    },
  };
}

/** Sales, refunds and visits of a store. */
export type FiguresService = ReturnType<typeof createFiguresService>;
