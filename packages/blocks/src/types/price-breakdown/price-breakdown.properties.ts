import { breakdownCharts } from './price-breakdown.limits.ts';
import { choice, number, records, text, textOr } from '../../read/properties.ts';

/** Properties of a block `priceBreakdown`. */
export const priceBreakdownProperties = {
  title: text,
  copy: text,
  price: number({ fallback: null, min: 0, max: 1e9 }),
  parts: records,
  restLabel: text,
  chartType: choice(breakdownCharts, 'storefront'),
  currency: textOr('GBP'),
};
