import type { Branding, BrandingPicture, CallInput } from '@omnis/contract';
import { readCustomCode } from '@omnis/validation';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Upload } from '../../../http/context.ts';
import type { Division } from '../../../tenancy/division.ts';
import { codeObstacle } from '../../../tenancy/running-code.ts';
import { storeFavicon } from '../../../tenancy/store-mark.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import type { FaceWriter, WriteFace } from '../write-face.ts';
import { pictureFault } from './picture-rules.ts';

const pictureSchema = z.string().nullable().catch(null);

function brandingOf(division: Division): Branding {
  return {
    favicon: division.favicon,
    faviconShown: storeFavicon(division),
    shareImage: division.ogImage,
    comingSoonImage: pictureSchema.parse(division.comingSoon?.['image'] ?? null),
    customCode: division.customCode ?? { code: '', hosts: [], needsConsent: true },
    customCodeObstacle: codeObstacle(division),
    version: division.faceVersions.branding,
  };
}

/** Writes the picture of the coming-soon page alone, whose words are set elsewhere. */
async function writeSoonPicture(db: Db, id: number, url: string | null): Promise<void> {
  const image = JSON.stringify({ image: url });
  await db.query
    .updateTable('divisions')
    .set({ coming_soon: sql`coalesce(coming_soon, '{"enabled": false}'::jsonb) || ${image}::jsonb` })
    .where('id', '=', id)
    .execute();
}

/** Pictures and custom code of a store, as its team edits them. */
export function createBrandingService(write: WriteFace, fileStore: FileStore) {
  async function writePicture(writer: FaceWriter, picture: BrandingPicture, url: string | null) {
    const changed = await write(writer, {
      part: 'branding',
      version: undefined,
      columns: picture === 'favicon' ? { favicon: url } : picture === 'share-image' ? { og_image: url } : {},
      also: async (db) => {
        if (picture === 'coming-soon') await writeSoonPicture(db, writer.division.id, url);
      },
      action: url === null ? 'store.picture_removed' : 'store.picture_changed',
      data: { picture },
      call: 'branding.picture',
      request: { picture, url },
    });
    return changed.ok ? ok(brandingOf(changed.value)) : changed;
  }

  return {
    get: brandingOf,

    /** Changes the custom code: 402 without the pro plan, 422 for code that cannot stand in a head. */
    async update(
      writer: FaceWriter,
      body: CallInput<'dashboard.updateBranding'>['body'],
    ): Promise<Result<Branding>> {
      const obstacle = codeObstacle(writer.division);
      if (obstacle === 'plan')
        return fail('pro_required', 'Custom code needs the pro plan', 'customCode.code');
      if (obstacle === 'address')
        return fail(
          'validation_failed',
          'This store shares its address with the dashboard, where no code of a store may run',
          'customCode.code',
        );
      const read = readCustomCode(body.customCode.code);
      if (!read.ok) return fail('validation_failed', read.message, 'customCode.code');
      const isEmpty = body.customCode.code.trim() === '';
      const changed = await write(writer, {
        part: 'branding',
        version: body.version,
        columns: { custom_code: isEmpty ? null : JSON.stringify(body.customCode) },
        action: 'store.custom_code_changed',
        data: {
          characters: body.customCode.code.length,
          hosts: body.customCode.hosts.join(', '),
          needsConsent: body.customCode.needsConsent,
        },
        call: 'branding.code',
        request: body,
      });
      return changed.ok ? ok(brandingOf(changed.value)) : changed;
    },

    /** Takes a picture in. The bytes are kept before the row is written. */
    async setPicture(
      writer: FaceWriter,
      picture: BrandingPicture,
      upload: Upload | null,
    ): Promise<Result<Branding>> {
      const stored = await takePicture(upload, { divisionId: writer.division.id, fileStore });
      if (!stored.ok) return stored;
      const fault = pictureFault(picture, stored.value);
      if (fault !== null) return fail('validation_failed', fault, 'file');
      return writePicture(writer, picture, stored.value.url);
    },

    /** Takes a picture away. */
    removePicture: (writer: FaceWriter, picture: BrandingPicture): Promise<Result<Branding>> =>
      writePicture(writer, picture, null),
  };
}

/** Pictures and custom code of a store. */
export type BrandingService = ReturnType<typeof createBrandingService>;
