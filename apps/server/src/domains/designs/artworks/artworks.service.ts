import type { ArtworkFile } from '@omnis/contract';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { Upload } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { Division } from '../../../tenancy/division.ts';
import { sniffType, takePicture, type FileStore } from '../../files/index.ts';
import {
  findArtworkOfOrder,
  findArtworkRow,
  insertArtwork,
  keepArtworkRow,
  looseBytes,
  type ArtworkRow,
} from './artworks.repository.ts';

/** Address of the file that an order was made with, for staff. */
export const artworkFilePath = (order: number | string, artwork: string): string =>
  `/omnis/v3/atlas/orders/${order}/artworks/${artwork}/original`;

/** A file as it was sent. */
export interface ArtworkOriginal {
  readonly name: string;
  readonly mime: string;
  readonly body: Buffer;
}

/** Artwork that shoppers bring, signed in or not: bounded, and thrown away unless it is asked for or bought. */
export interface ArtworksService {
  /** Takes in a file; fails with `rate_limited`, or on `file` with what is wrong with it. */
  add(
    division: Division,
    upload: Upload | null,
    ip: string,
  ): Promise<Result<ArtworkFile & { missingFonts: string[] }>>;
  /** An artwork by its id; null when there is none. */
  find(db: Db, division: number, id: string): Promise<ArtworkFile | null>;
  /**
   * The file that a shopper sent for an order, byte for byte; of artwork from before originals were kept its picture. null
   * when the order was not made with it.
   */
  ofOrder(order: number, id: string): Promise<ArtworkOriginal | null>;
  /** Keeps an artwork for good, in the transaction in which it is asked for; false when it is gone. */
  keep(db: Db, division: number, id: string): Promise<boolean>;
}

/** Uploads from one network address, and to one store, in an hour. */
const perVisitor: RateLimit = { max: 40, seconds: 60 * 60 };
const perStore: RateLimit = { max: 1000, seconds: 60 * 60 };
/** Room that artwork which nobody has asked for may take in one store. */
const mostLoose = 2 * 1024 * 1024 * 1024;
const longestName = 120;

/** How an artwork is answered. */
export function toArtwork(row: ArtworkRow): ArtworkFile {
  const { id, name, width, height, bytes } = row;
  return { id, name, width, height, bytes, url: `/images/uploads/${row.division_id}/${row.file}` };
}

/** A file's name without what could break a line or a path. */
const plainName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}/\\]+/gu, ' ')
    .trim()
    .slice(-longestName) || 'artwork';

/** The type of a picture or a drawing by its bytes. */
function mimeOf(body: Buffer): string {
  const type = sniffType(body);
  return type === 'svg' ? 'image/svg+xml' : `image/${type}`;
}

/** Builds the service. */
export function createArtworksService(
  { database }: Core,
  { fileStore, originals }: { fileStore: FileStore; originals: FileStore },
): ArtworksService {
  const limits = createRateLimits(database);

  return {
    add: async (division, upload, ip) => {
      const wait = Math.max(
        await limits.hit(`artworks:${division.id}:${ip}`, perVisitor),
        await limits.hit(`artworks:${division.id}`, perStore),
      );
      if (wait > 0) {
        upload?.stream.resume();
        return tooMany(wait);
      }
      if ((await database.tenant(division.id, (db) => looseBytes(db, division.id))) > mostLoose) {
        upload?.stream.resume();
        return fail('rate_limited', 'Too much is being uploaded at present. Try again later.', 'file');
      }
      const id = randomToken();
      const place = { divisionId: division.id, fileStore, drawings: true, apart: id };
      const stored = await takePicture(upload, place);
      if (!stored.ok) return stored;
      const { id: file, mime, width, height, bytes, missingFonts, original } = stored.value;
      const kept = await originals.put(division.id, original, id);
      const row = await database.tenant(division.id, (db) =>
        insertArtwork(db, {
          division_id: division.id,
          id,
          file,
          name: plainName(upload?.filename ?? ''),
          mime,
          width,
          height,
          bytes,
          original: kept.id,
          original_mime: mimeOf(original),
          original_bytes: kept.bytes,
        }),
      );
      return ok({ ...toArtwork(row), missingFonts: [...missingFonts] });
    },

    find: async (db, division, id) => {
      const row = await findArtworkRow(db, division, id);
      return row && toArtwork(row);
    },

    keep: keepArtworkRow,

    ofOrder: async (order, id) => {
      const row = await database.platform((db) => findArtworkOfOrder(db, order, id));
      if (!row) return null;
      const { division_id: division, name } = row;
      const original = row.original === null ? null : await originals.get(division, row.original);
      const body = original ?? (await fileStore.get(division, row.file));
      if (body === null) return null;
      return { name, mime: (original && row.original_mime) ?? row.mime, body };
    },
  };
}
