import type { FiguresComparison, FiguresPeriod } from '@omnis/contract';
import type { Option } from '@omnis/ui';

/** The periods, as a choice. */
export const periodOptions: readonly Option<FiguresPeriod>[] = [
  { value: 'today', label: 'Today' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
  { value: 'month', label: 'This month' },
  { value: 'last-month', label: 'Last month' },
  { value: 'year', label: 'This year' },
  { value: 'custom', label: 'Choose dates' },
];

/** The comparisons, as a choice. */
export const comparisonOptions: readonly Option<FiguresComparison>[] = [
  { value: 'previous', label: 'The period before' },
  { value: 'year', label: 'The same days last year' },
  { value: 'none', label: 'Nothing' },
];

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
