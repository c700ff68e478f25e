import { z } from 'zod';
import { defineSection } from './section.ts';

/** The daily reference rates of the European Central Bank. */
const ecbRates = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Whence exchange rates are fetched. */
export const rates = defineSection(
  { RATES_FEED_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional() },
  (env) => env.RATES_FEED_URL ?? ecbRates,
);
