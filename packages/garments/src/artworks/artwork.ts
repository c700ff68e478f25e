import { luminance } from '../shading/tone.ts';
import { num } from '../svg/numbers.ts';

/** The inks of an artwork on one kind of ground. */
export interface Inks {
  /** The ground that these inks are made for; posters and stickers are printed on it. */
  paper: string;
  /** The strongest contrast to the ground. */
  ink: string;
  /** Accents, the loudest first. */
  a: string;
  b: string;
  c: string;
}

/** Which inks: those for light cloth or those for dark cloth. */
export type ArtworkVariant = 'light' | 'dark';

/** A picture that can be printed on a product. */
export interface Artwork {
  id: string;
  name: string;
  tags: readonly string[];
  /** Area that the drawing covers, in its own units. */
  area: { x: number; y: number; width: number; height: number };
  /** Inks by the ground that they are printed on. */
  inks: Readonly<Record<ArtworkVariant, Inks>>;
  /** Writes the drawing; `id` makes ids that are unique in the picture. */
  draw: (inks: Inks, id: (name: string) => string) => string;
}

/** Tells whether the inks are made for a dark background. */
export function onDark(inks: Inks): boolean {
  return luminance(inks.paper) < 0.2;
}

/** The colours of an artwork: paper, ink, accents. */
export function paletteOf(artwork: Artwork, variant: ArtworkVariant = 'light'): string[] {
  const { paper, ink, a, b, c } = artwork.inks[variant];
  return [paper, ink, a, b, c];
}

/** Area of an artwork shown alone: the drawing and a margin, in its own units. */
export function artworkFrame({ area }: Artwork): Artwork['area'] {
  const margin = 0.09 * Math.max(area.width, area.height);
  return {
    x: area.x - margin,
    y: area.y - margin,
    width: area.width + 2 * margin,
    height: area.height + 2 * margin,
  };
}

/** How an artwork is written as a picture of its own. */
export interface ArtworkSvgOptions {
  /** Width of the picture in pixels; its height follows. */
  width: number;
  variant?: ArtworkVariant;
  /** A colour, `paper` (default) for the artwork's own, or `none`. */
  background?: string;
}

/**
 * An artwork alone, with a margin, as an SVG document.
 *
 * @example
 * artworkSvg(artworks[0], { width: 600, variant: 'dark' })
 */
export function artworkSvg(
  artwork: Artwork,
  { width, variant = 'light', background = 'paper' }: ArtworkSvgOptions,
): string {
  const inks = artwork.inks[variant];
  const { x, y, width: w, height: h } = artworkFrame(artwork);
  const fill = background === 'paper' ? inks.paper : background;
  const ground =
    fill === 'none'
      ? ''
      : `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num((width * h) / w)}" viewBox="${num(x)} ${num(y)} ${num(w)} ${num(h)}">` +
    `${ground}${artwork.draw(inks, (name) => `art-${name}`)}</svg>`
  );
}
