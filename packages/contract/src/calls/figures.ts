import { z } from 'zod';
import { defineCall, divisionParams } from '../call.ts';
import { currencyCode, money } from './common.ts';
import { dashboard } from '../prefixes.ts';

/** Periods of figures: days up to today and calendar spans in the store's time zone; `custom` has a first and a last day. */
export const figuresPeriods = ['today', '7d', '30d', '90d', 'month', 'last-month', 'year', 'custom'] as const;

/** A period of figures. */
export type FiguresPeriod = (typeof figuresPeriods)[number];

/** Comparisons for figures: the period before, the same days a year earlier, or none. */
export const figuresComparisons = ['previous', 'year', 'none'] as const;

/** Comparison for figures. */
export type FiguresComparison = (typeof figuresComparisons)[number];

/** The tables of figures. */
export const figureTables = [
  'days',
  'products',
  'discounts',
  'funnel',
  'sources',
  'campaigns',
  'returns',
] as const;

/** A table of figures. */
export type FigureTable = (typeof figureTables)[number];

/** Most days of a period. */
export const mostFigureDays = 1830;

const dayLength = 86_400_000;
const day = z.iso
  .date('Enter a date')
  .refine((text) => text >= '2000-01-01' && text < '2100-01-01', 'Enter a date from 2000 to 2099');

const periodFields = z.object({
  period: z.enum(figuresPeriods, 'Choose a period').default('30d'),
  /** First day of the period `custom`, in the store's time zone. */
  from: day.optional(),
  /** Its last day. */
  to: day.optional(),
  compare: z.enum(figuresComparisons, 'Choose what to compare with').default('previous'),
});

function checkDays({ period, from, to }: z.output<typeof periodFields>, context: z.RefinementCtx): void {
  if (period !== 'custom') return;
  const say = (field: 'from' | 'to', message: string): void =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (from === undefined) say('from', 'Enter the first day');
  if (to === undefined) say('to', 'Enter the last day');
  if (from === undefined || to === undefined) return;
  if (to < from) say('to', 'The last day is before the first');
  else if ((Date.parse(to) - Date.parse(from)) / dayLength >= mostFigureDays)
    say('to', `Choose at most ${mostFigureDays} days`);
}

/** Which days figures are of, and what they are compared with. */
export const figuresQuerySchema = periodFields.superRefine(checkDays);

/** Which days figures are of, and what they are compared with. */
export type FiguresQuery = z.output<typeof figuresQuerySchema>;

const span = z.object({ from: z.string(), to: z.string() });

/** Sales of a store in a period. Money in its own currency, with tax; other currencies at the rates of their orders. */
export const figureTotalsSchema = z.object({
  /** Gross sales less refunds. */
  net: money,
  /** Orders as they were placed, after discounts, with delivery; gift cards count when they are paid with. */
  gross: money,
  /** Counted on the day of the refund, whenever the order was placed. */
  refunds: money,
  discounts: money,
  orders: z.number().int(),
  /** Gross sales of an order. */
  average: money,
  items: z.number().int(),
  returnedItems: z.number().int(),
  /** Orders of customers who had ordered before. */
  returningOrders: z.number().int(),
});

/** Sales of a store in a period. */
export type FigureTotals = z.output<typeof figureTotalsSchema>;

const dayFigures = z.object({
  /** ISO date in the store's time zone. */
  day: z.string(),
  orders: z.number().int(),
  gross: money,
  refunds: money,
  net: money,
});

const periodFigures = span.extend({ totals: figureTotalsSchema, days: z.array(dayFigures) });

export const dashboardFigures = defineCall('dashboard.figures', {
  method: 'GET',
  path: `${dashboard}/figures/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary:
    'The sales of a store in a period, in total and by day, with the period that it is compared with. Refunds count on the day on which they were made.',
  params: divisionParams,
  query: figuresQuerySchema,
  response: z.object({
    currency: currencyCode,
    /** IANA name of the zone whose days these are. */
    timeZone: z.string(),
    period: periodFigures,
    /** null: compared with nothing. */
    compared: periodFigures.nullable(),
  }),
});

const tableParams = divisionParams.extend({ table: z.enum(figureTables, 'There is no such table') });

/** A column of a table of figures; `text` is the name of the row. */
export const figureColumnSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(['text', 'money', 'count', 'percent']),
});

/** A column of a table of figures. */
export type FigureColumn = z.output<typeof figureColumnSchema>;

export const dashboardFigureTable = defineCall('dashboard.figureTable', {
  method: 'GET',
  path: `${dashboard}/figures/:table/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary:
    'A table of figures of a period: days, products, discounts, funnel, sources, campaigns or returns. Visits are those of visitors who agreed to be counted.',
  params: tableParams,
  query: periodFields
    .extend({
      limit: z.coerce.number().int().min(1).max(250).default(50),
      /** `next` of the page before. */
      cursor: z.coerce.number('This is no page').int().min(0).max(1_000_000).optional(),
    })
    .superRefine(checkDays),
  response: z.object({
    currency: currencyCode,
    from: z.string(),
    to: z.string(),
    /** First day of which visits are still kept; null: all of the period are. Only of tables of visits. */
    countedFrom: z.string().nullable(),
    columns: z.array(figureColumnSchema),
    rows: z.array(
      z.object({
        /** Of the product or discount; null of one that is gone, and of other rows. */
        id: z.string().nullable(),
        name: z.string(),
        /** One for each column after the first; percentages from 0 to 100. */
        values: z.array(z.number()),
        /** The same in the period that is compared with, 0 where the row is not in it; left out without one. */
        before: z.array(z.number()).optional(),
      }),
    ),
    /** Cursor of the next page; null on the last. */
    next: z.string().nullable(),
  }),
});

export const dashboardExportFigures = defineCall('dashboard.exportFigures', {
  method: 'GET',
  path: `${dashboard}/figures/:table/export/`,
  access: 'owner',
  dashboardPermission: 'finance',
  summary: 'A table of figures as a CSV file (UTF-8 with a byte order mark).',
  params: tableParams,
  query: figuresQuerySchema,
  response: z.string(),
});
