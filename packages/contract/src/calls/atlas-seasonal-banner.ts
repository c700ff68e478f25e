import { languages, worldCountries } from '@omnis/models';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { v3 } from '../prefixes.ts';
import { requiredText } from './face-fields.ts';
import { readVersion } from './read-version.ts';

const words = z.object({ text: z.string(), lastDay: z.string(), express: z.string() });

const cutoff = z.object({
  /** Two letters of the country that is delivered to; `*`: everywhere else. */
  country: z.string(),
  method: z.enum(['standard', 'express']),
  /** Month and day, such as `12-18`. */
  day: z.string(),
});

/** Dates and words of the seasonal banner of all stores (storefront.md §2 Other UI). */
export const seasonalBannerSchema = z.object({
  cutoffs: z.array(cutoff),
  /** By language. */
  words: z.record(z.enum(languages), words),
  /** True while nobody has set others than the platform's own. */
  isDefault: z.boolean(),
  /** Goes up with each change; sent back with one. */
  version: z.number().int(),
});
/** Dates and words of the seasonal banner of all stores. */
export type SeasonalBanner = z.output<typeof seasonalBannerSchema>;

/** A day of the season: from 15 November, when the banner appears, to Christmas Eve. */
const seasonDay = z
  .string()
  .regex(
    /^(?:11-(?:1[5-9]|2\d|30)|12-(?:0[1-9]|1\d|2[0-4]))$/,
    'Choose a day from 15 November to 24 December',
  );

const dated = (most: number) =>
  requiredText(most).refine((text) => text.includes('{{ date }}'), 'Write {{ date }} where the day belongs');

export const atlasSeasonalBanner = defineCall('atlas.seasonalBanner', {
  method: 'GET',
  path: `${v3}/atlas/seasonal-banner/`,
  access: 'staff',
  permission: 'stores.manage',
  summary: 'The last days of ordering for Christmas, and the words of the banner that tells them.',
  response: seasonalBannerSchema,
});

export const atlasUpdateSeasonalBanner = defineCall('atlas.updateSeasonalBanner', {
  method: 'PATCH',
  path: `${v3}/atlas/seasonal-banner/`,
  access: 'staff',
  permission: 'stores.manage',
  summary: 'Change the dates or the words of the seasonal banner of all stores. What is left out stays.',
  idempotent: 'optional',
  body: z.object({
    version: readVersion,
    cutoffs: z
      .array(
        z.object({
          country: z
            .string()
            .refine(
              (code) => code === '*' || worldCountries.some((country) => country === code),
              'Choose a country',
            ),
          method: z.enum(['standard', 'express']),
          day: seasonDay,
        }),
      )
      .max(200, 'At most 200 dates')
      .refine(
        (cutoffs) =>
          new Set(cutoffs.map(({ country, method }) => `${country} ${method}`)).size === cutoffs.length,
        'Each country once for each delivery',
      )
      .optional(),
    words: z
      .partialRecord(
        z.enum(languages),
        z.object({ text: dated(160), lastDay: requiredText(160), express: dated(160) }),
      )
      .optional(),
  }),
  response: seasonalBannerSchema,
});
