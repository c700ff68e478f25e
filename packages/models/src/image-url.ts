import { srcsetWidths } from './image.ts';

/** Operations on a picture by its address (platform.md §9). */
export interface ImageOptions {
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  /** 1 shows the whole picture, 2 half of it. */
  zoom?: number;
  /** Point that stays in view, 0 (left) to 1 (right). */
  focalX?: number;
  /** Point that stays in view, 0 (top) to 1 (bottom). */
  focalY?: number;
  /** Pixels of background around the picture. */
  padding?: number;
  /** Left and right swapped. */
  mirror?: boolean;
  /** Degrees clockwise. */
  rotate?: number;
  /** Dots per inch written into the file. */
  dpi?: number;
  /** Hex colour of 3, 4, 6 or 8 digits, with or without #. */
  background?: string;
}

interface NumberLimit {
  min: number;
  max: number;
  /** Digits after the decimal point that count. */
  decimals: number;
}

type NumberOption = 'width' | 'height' | 'zoom' | 'focalX' | 'focalY' | 'padding' | 'rotate' | 'dpi';

/** Bounds of the options that are numbers. */
export const imageLimits: Readonly<Record<NumberOption, NumberLimit>> = {
  width: { min: 1, max: 4096, decimals: 0 },
  height: { min: 1, max: 4096, decimals: 0 },
  zoom: { min: 1, max: 10, decimals: 3 },
  focalX: { min: 0, max: 1, decimals: 3 },
  focalY: { min: 0, max: 1, decimals: 3 },
  padding: { min: 0, max: 1024, decimals: 0 },
  rotate: { min: -360, max: 360, decimals: 1 },
  dpi: { min: 1, max: 600, decimals: 0 },
};

const order = [
  'width',
  'height',
  'zoom',
  'focalX',
  'focalY',
  'padding',
  'mirror',
  'rotate',
  'dpi',
  'background',
] as const;
const neutral: ImageOptions = { zoom: 1, focalX: 0.5, focalY: 0.5, padding: 0, mirror: false, rotate: 0 };
const hex = /^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * An address of the image service with options as its query. Numbers outside their bounds are brought
 * to the nearest bound; what changes nothing is left out, so that equal pictures have equal addresses.
 * Addresses that are not on `/images/` come back unchanged.
 *
 * @example
 * imageUrl('/images/garments/tee.svg', { width: 640, background: '#fff' });
 * // '/images/garments/tee.svg?width=640&background=fff'
 */
export function imageUrl(src: string, options: ImageOptions): string {
  if (!isImageAddress(src)) return src;
  const [address = '', hash] = splitOnce(src, '#');
  const [path = '', query = ''] = splitOnce(address, '?');
  const params = new URLSearchParams(query);
  for (const name of order) {
    const value = optionText(name, options);
    if (value !== null) params.set(name, value);
  }
  const text = params.toString();
  return path + (text === '' ? '' : `?${text}`) + (hash === undefined ? '' : `#${hash}`);
}

/**
 * A srcset over the widths of `srcsetWidths`; a height in the options scales along. Empty for
 * addresses that are not on `/images/`.
 */
export function imageSrcset(
  src: string,
  { width, height, ...options }: ImageOptions & { width: number },
): string {
  if (!isImageAddress(src)) return '';
  return srcsetWidths(width)
    .map((step) => {
      const scaled = height === undefined ? {} : { height: Math.round((height * step) / width) };
      return `${imageUrl(src, { ...options, ...scaled, width: step })} ${step}w`;
    })
    .join(', ');
}

function isImageAddress(src: string): boolean {
  return /^(?:https?:\/\/[^/?#]+)?\/images\/./.test(src);
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function optionText(name: (typeof order)[number], options: ImageOptions): string | null {
  if (name === 'mirror') return options.mirror === true ? 'true' : null;
  if (name === 'background') {
    const { background } = options;
    return background !== undefined && hex.test(background) ? normalHex(background) : null;
  }
  const value = options[name];
  if (value === undefined || Number.isNaN(value)) return null;
  const { min, max, decimals } = imageLimits[name];
  const bounded = round(Math.min(max, Math.max(min, value)), decimals);
  return bounded === neutral[name] ? null : String(bounded);
}

function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}

function normalHex(colour: string): string {
  return colour.replace('#', '').toLowerCase();
}

/** Something wrong with one option. */
export interface ImageOptionError {
  field: string;
  message: string;
}

/** Options that were read, or what is wrong with them. */
export type ParsedImageOptions =
  | { ok: true; options: ImageOptions }
  | { ok: false; errors: ImageOptionError[] };

/**
 * Reads the options from a query. Unknown parameters are left aside; options that change nothing are
 * dropped and numbers rounded to the decimals that count, so that equal pictures give equal options.
 *
 * @example
 * parseImageOptions(new URLSearchParams('width=0'));
 * // { ok: false, errors: [{ field: 'width', message: 'width must be a whole number from 1 to 4096' }] }
 */
export function parseImageOptions(
  query: URLSearchParams | Readonly<Record<string, unknown>>,
): ParsedImageOptions {
  const options: ImageOptions = {};
  const errors: ImageOptionError[] = [];
  for (const name of order) {
    const given = valuesOf(query, name);
    if (given.length === 0) continue;
    const message = given.length > 1 ? `${name} may be given once` : readOption(name, given[0], options);
    if (message !== null) errors.push({ field: name, message });
  }
  return errors.length === 0 ? { ok: true, options } : { ok: false, errors };
}

function valuesOf(query: URLSearchParams | Readonly<Record<string, unknown>>, name: string): unknown[] {
  if (query instanceof URLSearchParams) return query.getAll(name);
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** Puts one option into `options`; the message when it cannot. */
function readOption(name: (typeof order)[number], given: unknown, options: ImageOptions): string | null {
  const text = String(given).trim();
  if (name === 'mirror') {
    if (!['true', '1', '', 'false', '0'].includes(text)) return 'mirror must be true or false';
    if (text !== 'false' && text !== '0') options.mirror = true;
    return null;
  }
  if (name === 'background') {
    if (!hex.test(text)) return 'background must be a hex colour of 3, 4, 6 or 8 digits';
    options.background = normalHex(text);
    return null;
  }
  const { min, max, decimals } = imageLimits[name];
  const value = /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max) || (decimals === 0 && !Number.isInteger(value))) {
    return `${name} must be a ${decimals === 0 ? 'whole number' : 'number'} from ${min} to ${max}`;
  }
  const rounded = round(value, decimals);
  if (rounded !== neutral[name]) options[name] = rounded;
  return null;
}
