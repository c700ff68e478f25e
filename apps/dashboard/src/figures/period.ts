import type { FiguresComparison, FiguresPeriod } from '@omnis/contract';
import type en from '../texts/figures/en.ts';

/** The periods, as a choice. */
export const periodOptions = [
  { value: 'today', label: 'today' },
  { value: '7d', label: 'last7Days' },
  { value: '30d', label: 'last30Days' },
  { value: '90d', label: 'last90Days' },
  { value: 'month', label: 'thisMonth' },
  { value: 'last-month', label: 'lastMonth' },
  { value: 'year', label: 'thisYear' },
  { value: 'custom', label: 'chooseDates' },
] as const satisfies readonly { readonly value: FiguresPeriod; readonly label: keyof typeof en }[];

/** The comparisons, as a choice. */
export const comparisonOptions = [
  { value: 'previous', label: 'thePeriodBefore' },
  { value: 'year', label: 'theSameDaysLastYear' },
  { value: 'none', label: 'nothing' },
] as const satisfies readonly { readonly value: FiguresComparison; readonly label: keyof typeof en }[];

/** A period as the address has it. */
export interface AskedPeriod {
  readonly period: FiguresPeriod;
  readonly compare: FiguresComparison;
  readonly from?: string;
  readonly to?: string;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The period of an address; what it does not say, or says wrongly, is as on a first visit. */
export function periodOf(params: URLSearchParams): AskedPeriod {
  const [from, to] = [params.get('from'), params.get('to')];
  const asked = periodOptions.find(({ value }) => value === params.get('period'))?.value ?? '30d';
  const compare = comparisonOptions.find(({ value }) => value === params.get('compare'))?.value ?? 'previous';
  if (asked !== 'custom') return { period: asked, compare };
  return isDay(from) && isDay(to) && from <= to
    ? { period: asked, compare, from, to }
    : { period: '30d', compare };
}

/** A period as the query of a call. */
export const queryOf = (asked: AskedPeriod): URLSearchParams =>
  new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== undefined));
