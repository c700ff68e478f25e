/** A format that pictures are served in. */
export type ImageFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/** Media types by format. */
export const contentTypes: Readonly<Record<ImageFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpeg: 'image/jpeg',
};

const extensions: Readonly<Record<string, ImageFormat>> = {
  avif: 'avif',
  webp: 'webp',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
};

/** The format that a file name's extension asks for; nothing when it is none that is served. */
export function formatOfExtension(extension: string): ImageFormat | undefined {
  const key = extension.toLowerCase();
  return Object.hasOwn(extensions, key) ? extensions[key] : undefined;
}

/**
 * Above this many pixels a picture is written as WebP even where AVIF is accepted: encoding AVIF takes twice
 * as long, and nobody should wait for a banner.
 */
export const AVIF_MAX_PIXELS = 900_000;

function accepts(accept: string, type: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
      return name === type && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
    });
}

/**
 * Chooses a format by the `Accept` header: AVIF, then WebP, then what every browser reads.
 *
 * @param opaque - whether JPEG can hold the picture
 */
export function negotiateFormat(
  accept: string | undefined,
  { pixels, opaque }: { pixels: number; opaque: boolean },
): ImageFormat {
  const header = accept ?? '';
  const webp = accepts(header, 'image/webp');
  if (accepts(header, 'image/avif') && (pixels <= AVIF_MAX_PIXELS || !webp)) return 'avif';
  if (webp) return 'webp';
  return opaque ? 'jpeg' : 'png';
}

/** A type that uploads may have, or a reason why one may not. */
export type SniffedType = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg' | 'unknown';

/** Tells what a file is by its first bytes, whatever it is called. */
export function sniffType(body: Buffer): SniffedType {
  const ascii = (from: number, to: number): string => body.toString('latin1', from, to);
  if (body.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]))) return 'png';
  if (body[0] === 0xff && body[1] === 0xd8 && body[2] === 0xff) return 'jpeg';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(4, 8) === 'ftyp' && /avi[fs]/.test(ascii(8, 40))) return 'avif';
  const head = body
    .toString('utf8', 0, 1024)
    .replace(/^\uFEFF/, '')
    .trimStart()
    .toLowerCase();
  if (head.startsWith('<') && head.includes('<svg')) return 'svg';
  return 'unknown';
}
