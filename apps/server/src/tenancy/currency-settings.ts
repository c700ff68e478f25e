import { priceRoundings } from '@omnis/models';
import { z } from 'zod';

/** How an offered currency is kept. A currency that has nothing of it has its rate by hand and unrounded prices. */
export const currencySettingSchema = z.object({
  source: z.enum(['manual', 'feed']).default('manual'),
  /** Per cent that is added to the rate of the feed. */
  margin: z.number().default(0),
  rounding: z.enum(priceRoundings).default('none'),
  version: z.number().int().default(1),
});

/** How an offered currency is kept. */
export type CurrencySetting = z.output<typeof currencySettingSchema>;

/** The content of `divisions.currency_settings`, by codes. */
export const currencySettingsSchema = z.record(z.string(), currencySettingSchema);

/** Default setting of a currency. */
export const usualSetting: CurrencySetting = currencySettingSchema.parse({});
