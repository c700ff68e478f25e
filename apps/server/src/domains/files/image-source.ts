import {
  artworkFrame,
  artworkSvg,
  drawGarment,
  drawInitial,
  drawLogo,
  drawScene,
  findArtwork,
  findColour,
  type GarmentSide,
  isGarmentKind,
  logoSize,
  prepareGarment,
  prepareScene,
  sceneSize,
  variantFor,
} from '@omnis/garments';
import type { FileStore } from './file-store.ts';
import { done, invalid, notFound, type FileResult } from './files.errors.ts';
import { formatOfExtension, type ImageFormat } from './image-format.ts';
import type { Size } from './image-plan.ts';

/** Raised when the drawings change, so that no old picture is served from the cache. */
export const DRAWING_VERSION = 2;

/** A picture that is drawn on demand. */
export interface DrawnSource {
  kind: 'drawn';
  key: string;
  /** Proportions of the drawing. */
  size: Size;
  /** The picture covers its whole area, so JPEG can hold it. */
  opaque: boolean;
  preferredWidth: number;
  /** An SVG document of this width; `background` is `#rrggbb`, `none`, or null for the drawing's own. */
  draw: (width: number, background: string | null) => Promise<string>;
}

/** An uploaded picture. */
export interface StoredSource {
  kind: 'stored';
  key: string;
  load: () => Promise<Buffer | null>;
  exists: () => Promise<boolean>;
}

/** Where a picture comes from. */
export type ImageSource = DrawnSource | StoredSource;

/** A source, and the format that the address asks for by its extension. */
export interface FoundSource {
  source: ImageSource;
  format: ImageFormat | null;
}

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

function splitExtension(name: string): { base: string; extension: string | null } {
  const at = name.lastIndexOf('.');
  return at === -1
    ? { base: name, extension: null }
    : { base: name.slice(0, at), extension: name.slice(at + 1) };
}

function isSide(text: string): text is GarmentSide {
  return text === 'front' || text === 'back';
}

function garmentSource([
  kind = '',
  colourSlug = '',
  view = '',
  artworkId = '',
  ...more
]: readonly string[]): FileResult<ImageSource> {
  if (!isGarmentKind(kind)) return notFound(`There is no garment “${kind}”`);
  const colour = findColour(colourSlug);
  if (!colour) return notFound(`There is no colour “${colourSlug}”`);
  if (!isSide(view)) return notFound(`A garment has a front and a back, no “${view}”`);
  const artwork = artworkId === 'plain' ? undefined : findArtwork(artworkId);
  if ((artworkId !== 'plain' && !artwork) || more.length > 0)
    return notFound(`There is no artwork “${artworkId}”`);
  const options = { garment: kind, colour, view, ...(artwork ? { artwork } : {}) };
  return done({
    kind: 'drawn',
    key: `garments/${kind}/${colour.slug}/${view}/${artworkId}`,
    size: { width: 4, height: 5 },
    opaque: true,
    preferredWidth: 960,
    draw: async (width, background) => {
      await prepareGarment(options);
      return drawGarment({ ...options, width, ...(background === null ? {} : { background }) });
    },
  });
}

function artworkSource([id = '', ...more]: readonly string[]): FileResult<ImageSource> {
  const artwork = findArtwork(id);
  if (!artwork || more.length > 0) return notFound(`There is no artwork “${id}”`);
  return done({
    kind: 'drawn',
    key: `artworks/${id}`,
    size: artworkFrame(artwork),
    opaque: true,
    preferredWidth: 960,
    draw: async (width, background) => {
      // A dark ground takes the inks that were made for one.
      const variant = background === null || background === 'none' ? 'light' : variantFor(background);
      return artworkSvg(artwork, { width, variant, ...(background === null ? {} : { background }) });
    },
  });
}

function sceneSource([id = '', ...more]: readonly string[]): FileResult<ImageSource> {
  const size = sceneSize(id);
  if (!size || more.length > 0) return notFound(`There is no scene “${id}”`);
  return done({
    kind: 'drawn',
    key: `scenes/${id}`,
    size,
    opaque: true,
    preferredWidth: size.width,
    draw: async (width) => {
      await prepareScene(id);
      return drawScene(id, width) ?? '';
    },
  });
}

function logoSource([id = '', ...more]: readonly string[]): FileResult<ImageSource> {
  const size = logoSize(id);
  if (!size || more.length > 0) return notFound(`There is no logo “${id}”`);
  return done({
    kind: 'drawn',
    key: `logos/${id}`,
    size,
    opaque: false,
    preferredWidth: id.endsWith('-icon') ? 256 : 640,
    draw: async (width) => drawLogo(id, width) ?? '',
  });
}

/** An initial on a colour, as `m-86b302`: the icon of a store that has none of its own. */
function initialSource([id = '', ...more]: readonly string[]): FileResult<ImageSource> {
  const [, letter, hex] = /^([a-z\d])-([a-f\d]{6})$/.exec(id) ?? [];
  if (letter === undefined || hex === undefined || more.length > 0)
    return notFound(`There is no initial “${id}”`);
  return done({
    kind: 'drawn',
    key: `initials/${id}`,
    size: { width: 1, height: 1 },
    opaque: false,
    preferredWidth: 256,
    draw: async (width) => drawInitial(letter, { ground: `#${hex}`, width }),
  });
}

function uploadSource(
  [division = '', id = '', ...more]: readonly string[],
  store: FileStore,
): FileResult<ImageSource> {
  if (!/^\d{1,15}$/.test(division) || more.length > 0) return notFound('There is no such file');
  const divisionId = Number(division);
  return done({
    kind: 'stored',
    key: `uploads/${divisionId}/${id}`,
    load: () => store.get(divisionId, id),
    exists: () => store.has(divisionId, id),
  });
}

/** Where pictures lie that are not drawn from nothing. */
export interface SourcePlaces {
  readonly store: FileStore;
  readonly designs: (division: number, design: string, colour: string) => Promise<DrawnSource | null>;
}

async function designSource(
  [division = '', design = '', colour = '', ...more]: readonly string[],
  designs: SourcePlaces['designs'],
): Promise<FileResult<ImageSource>> {
  const isWhole = /^\d{1,9}$/.test(division) && colour !== '' && more.length === 0;
  const found = isWhole ? await designs(Number(division), design, colour) : null;
  return found ? done(found) : notFound('There is no such design');
}

/**
 * Finds what an address under `/images/` names: garments, artworks, scenes, logos, initials, designs of shoppers, uploads.
 *
 * @param path - the address' path, with or without the leading `/images/`
 */
export async function findSource(path: string, places: SourcePlaces): Promise<FileResult<FoundSource>> {
  const parts = path
    .replace(/^\/?images\//, '')
    .replace(/\/$/, '')
    .split('/');
  const { base, extension } = splitExtension(parts.pop() ?? '');
  const format = extension === null ? null : formatOfExtension(extension);
  if (format === undefined) {
    return invalid([
      { field: 'extension', message: 'The extension must be avif, webp, png, jpg or left out' },
    ]);
  }
  const names = [...parts, base];
  if (!names.every((name) => slug.test(name))) return notFound('There is no such picture');
  const [family = '', ...rest] = names;
  const source = await bySource(family, rest, places);
  return source.ok ? done({ source: source.value, format }) : source;
}

async function bySource(
  family: string,
  rest: readonly string[],
  { store, designs }: SourcePlaces,
): Promise<FileResult<ImageSource>> {
  switch (family) {
    case 'garments':
      return garmentSource(rest);
    case 'artworks':
      return artworkSource(rest);
    case 'scenes':
      return sceneSource(rest);
    case 'logos':
      return logoSource(rest);
    case 'initials':
      return initialSource(rest);
    case 'designs':
      return designSource(rest, designs);
    case 'uploads':
      return uploadSource(rest, store);
    default:
      return notFound('There is no such picture');
  }
}
