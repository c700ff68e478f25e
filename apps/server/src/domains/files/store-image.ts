import type { FileStore, StoredFile } from './file-store.ts';
import { done, problem, type FileResult } from './files.errors.ts';
import { sniffType } from './image-format.ts';
import { MAX_INPUT_PIXELS, openImage, readHeader } from './image-render.ts';
import { drawSvg } from './draw-svg.ts';
import { isMoreThanPicture } from './picture-end.ts';

/** A picture that was taken in. */
export interface StoredImage extends StoredFile {
  /** Address of the picture on any store's host. */
  url: string;
  mime: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Fonts that a drawing asks for and this machine does not have; empty for every other image. */
  missingFonts: readonly string[];
}

/** Limits of an upload. */
export interface StoreImageOptions {
  divisionId: number;
  fileStore: FileStore;
  /** Bytes that are taken (default 20 MB). */
  maxBytes?: number;
  /** Takes drawings too, and makes pictures of them (see `drawSvg`). */
  drawings?: boolean | undefined;
  /** See `FileStore.put`. */
  apart?: string | undefined;
}

const MEGABYTE = 1024 * 1024;

/**
 * Takes in an uploaded picture: tells its type by its bytes, refuses what is too large or no picture, turns it upright,
 * drops all metadata (place and camera among them) and writes it anew. Of an animation the first frame is kept.
 *
 * Problems: 413 too many bytes, 415 not PNG, JPEG, WebP, AVIF or GIF (SVG among them), 422 broken, over 40 megapixels, or another file as well.
 */
export async function storeImage(
  body: Buffer,
  { divisionId, fileStore, maxBytes = 20 * MEGABYTE, drawings = false, apart }: StoreImageOptions,
): Promise<FileResult<StoredImage>> {
  if (body.length > maxBytes)
    return problem(
      413,
      'too_large',
      `The picture must not be larger than ${Math.floor(maxBytes / MEGABYTE)} MB`,
    );
  const type = sniffType(body);
  if (type === 'svg' && drawings) {
    const drawn = await drawSvg(body);
    if (!drawn.ok) return drawn;
    const { png, missingFonts } = drawn.value;
    const stored = await storeImage(png, { divisionId, fileStore, maxBytes: png.length, apart });
    return stored.ok ? done({ ...stored.value, missingFonts }) : stored;
  }
  if (type === 'svg')
    return problem(415, 'unsupported_type', 'SVG pictures are not taken; send PNG, JPEG, WebP, AVIF or GIF');
  if (type === 'unknown')
    return problem(
      415,
      'unsupported_type',
      // Of artwork, what its fields take.
      drawings
        ? 'The file is not a PNG, JPEG, WebP or SVG picture'
        : 'The file is not a PNG, JPEG, WebP, AVIF or GIF picture',
    );
  if (isMoreThanPicture(body, type))
    return problem(
      422,
      'validation_failed',
      'The file contains more than an image. Save the image again and upload that',
    );
  const encoded = await reencode(body, type);
  if (!encoded.ok) return encoded;
  const { data, mime, width, height } = encoded.value;
  const file = await fileStore.put(divisionId, data, apart);
  return done({
    ...file,
    mime,
    width,
    height,
    url: `/images/uploads/${divisionId}/${file.id}`,
    missingFonts: [],
  });
}

interface Encoded {
  data: Buffer;
  mime: string;
  width: number;
  height: number;
}

async function reencode(
  body: Buffer,
  type: 'png' | 'jpeg' | 'webp' | 'avif' | 'gif',
): Promise<FileResult<Encoded>> {
  const broken = problem(422, 'validation_failed', 'The picture is broken or incomplete');
  try {
    // The header alone tells the size: nothing is decoded before it is known to be allowed.
    const { width, height } = await readHeader(body);
    if (width * height > MAX_INPUT_PIXELS) {
      return problem(
        422,
        'validation_failed',
        `The picture must not have more than ${MAX_INPUT_PIXELS / 1_000_000} megapixels`,
      );
    }
    const image = await openImage(body);
    const output =
      type === 'jpeg'
        ? image.jpeg({ quality: 92 })
        : type === 'png' || type === 'gif'
          ? image.png({ compressionLevel: 8 })
          : image.webp({ quality: 92, effort: 3 });
    const { data, info } = await output.toBuffer({ resolveWithObject: true });
    return done({ data, mime: `image/${info.format}`, width: info.width, height: info.height });
  } catch {
    return broken;
  }
}
