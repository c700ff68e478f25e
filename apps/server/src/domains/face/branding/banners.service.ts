import type { CallInput, EditedBanners } from '@omnis/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { ok, type Result } from '../../../http/answer.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storedBannerSchema } from '../../../tenancy/shop-face.ts';
import { colourFailure } from '../theme-colours.ts';
import type { FaceWriter, WriteFace } from '../write-face.ts';
import { noteBannerTimes } from './banner-times.ts';

type Change = CallInput<'dashboard.updateBanners'>['body'];
type Seasonal = EditedBanners['seasonal'];

/** A banner that was never set. */
const blank = { ...storedBannerSchema.parse({}), enabled: false };

function seasonalOf({ plugins }: Division): Seasonal {
  const plugin = plugins['christmas-banner'];
  return {
    enabled: plugin !== undefined && !plugin.disabled,
    backgroundColor: plugin?.backgroundColor ?? null,
    textColor: plugin?.textColor ?? null,
    currency: plugin?.currency ?? null,
  };
}

function bannersOf(division: Division): EditedBanners {
  const { enabled, text, href, backgroundColor, textColor, from, until } = division.sitewideBanner ?? blank;
  return {
    sitewide: { enabled, text, href, backgroundColor, textColor, from, until },
    seasonal: seasonalOf(division),
    version: division.faceVersions.banners,
  };
}

/** Writes the plugin alone: another page of the dashboard may be writing another plugin. */
async function writeSeasonal(db: Db, id: number, { enabled, ...look }: Seasonal): Promise<void> {
  const plugin = JSON.stringify({ disabled: !enabled, ...look });
  await db.query
    .updateTable('divisions')
    .set({ plugins: sql`jsonb_set(plugins, '{christmas-banner}', ${plugin}::jsonb)` })
    .where('id', '=', id)
    .execute();
}

/** The banners of a store, as its team edits them. */
export function createBannersService({ jobs }: Pick<Core, 'jobs'>, write: WriteFace) {
  return {
    get: bannersOf,

    /** Changes banners; the next page of the shop shows them. */
    async update(writer: FaceWriter, body: Change): Promise<Result<EditedBanners>> {
      const failure = colourFailure(body);
      if (failure) return failure;
      const { version, sitewide, seasonal } = body;
      const { id } = writer.division;
      const changed = await write(writer, {
        part: 'banners',
        version,
        columns: sitewide === undefined ? {} : { sitewide_banner: JSON.stringify(sitewide) },
        also: async (db) => {
          if (seasonal) await writeSeasonal(db, id, seasonal);
          if (sitewide?.enabled) await noteBannerTimes(db, { jobs, division: id }, sitewide);
        },
        action: 'store.banners_changed',
        data: {
          ...(sitewide && { sitewide: sitewide.enabled, text: sitewide.text }),
          ...(seasonal && { seasonal: seasonal.enabled }),
        },
        call: 'branding.banners',
        request: body,
      });
      return changed.ok ? ok(bannersOf(changed.value)) : changed;
    },
  };
}

/** The banners of a store. */
export type BannersService = ReturnType<typeof createBannersService>;
