import { seasonalBannerSchema, type CallInput, type SeasonalBanner } from '@omnis/contract';
import { christmasCutoffDates, christmasWords, platformDivision, type ChristmasWords } from '@omnis/models';
import { z } from 'zod';
import { readThrough } from '../../cache/read-through.ts';
import type { Core } from '../../core.ts';
import { fail, ok, Rollback, settle, type Result } from '../../http/answer.ts';
import type { Identity } from '../../http/context.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { writeKey, writtenOnce } from '../idempotency/written-once.ts';
import { readSeasonalBanner, storesWithBanner, writeSeasonalBanner } from './seasonal-banner.repository.ts';

const tag = 'seasonal-banner';
const nothing = z.object({});

/** Dates of the core data by their keys, as dates with country and method. */
const ownCutoffs: SeasonalBanner['cutoffs'] = Object.entries(christmasCutoffDates).map(([country, day]) => ({
  country,
  method: 'standard',
  day,
}));

const platformOwn: SeasonalBanner = {
  cutoffs: ownCutoffs,
  words: christmasWords,
  isDefault: true,
  version: 1,
};

/** Dates and words as the core data of a store has them (storefront.md §3 Store core data response). */
export interface ChristmasData {
  readonly christmasCutoffDates: Readonly<Record<string, string>>;
  readonly christmasContent: ChristmasWords & { readonly words: SeasonalBanner['words'] };
}

function christmasDataOf({ cutoffs, words }: SeasonalBanner): ChristmasData {
  const dates = cutoffs.map(
    ({ country, method, day }) => [method === 'express' ? `${country}/express` : country, day] as const,
  );
  return {
    christmasCutoffDates: Object.fromEntries(dates),
    christmasContent: { ...christmasWords.en, ...words.en, words },
  };
}

/** The banner as staff have set it, or the platform's own. */
const storedOr = (row: object | undefined): SeasonalBanner =>
  row === undefined ? platformOwn : seasonalBannerSchema.parse({ ...row, isDefault: false });

const isBanner = (value: unknown): value is SeasonalBanner => seasonalBannerSchema.safeParse(value).success;

/** The dates and words of the seasonal banner, which staff set for all stores. */
export function createSeasonalBannerService({ database, cache }: Pick<Core, 'database' | 'cache'>) {
  const current = (): Promise<SeasonalBanner> =>
    readThrough(cache, { key: tag, tags: [tag], is: isBanner }, async () => {
      const row = await database.platform(readSeasonalBanner);
      return { value: storedOr(row), bytes: 8000 };
    });

  return {
    current,

    /** Dates and words for the core data of a store. */
    christmasData: async (): Promise<ChristmasData> => christmasDataOf(await current()),

    /** Changes dates or words, and has the pages of all stores with the banner show them. */
    async update(
      { actor, key }: { readonly actor: Identity | null; readonly key: string },
      body: CallInput<'atlas.updateSeasonalBanner'>['body'],
    ): Promise<Result<SeasonalBanner>> {
      const once = writeKey({ call: 'atlas.seasonal-banner', actor, key }, body);
      const written = await settle(() =>
        database.platform(async (db) => {
          await writtenOnce(db, { division: platformDivision, once, schema: nothing }, async () => {
            const before = storedOr(await readSeasonalBanner(db));
            const after = {
              cutoffs: body.cutoffs ?? before.cutoffs,
              words: { ...before.words, ...body.words },
            };
            if (body.version !== before.version || !(await writeSeasonalBanner(db, after, body.version)))
              throw new Rollback(
                fail('conflict', 'Somebody else has changed the banner. Load the page again.', 'version'),
              );
            await recordAudit(db, {
              division: platformDivision,
              actor,
              action: 'seasonal-banner.changed',
              target: tag,
              data: { cutoffs: after.cutoffs.length, words: Object.keys(body.words ?? {}).join(', ') },
            });
            return {};
          });
          return storesWithBanner(db);
        }),
      );
      if (!written.ok) return written;
      cache.drop([tag, ...written.value.flatMap((id) => [`division:${id}`, `pages:${id}`])]);
      return ok(await current());
    },
  };
}

/** The dates and words of the seasonal banner. */
export type SeasonalBannerService = ReturnType<typeof createSeasonalBannerService>;
