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
  /** Size of the drawing, in its own units. */
  width: number;
  height: number;
  /** Inks by the ground that they are printed on. */
  inks: Readonly<Record<ArtworkVariant, Inks>>;
  /** Writes the drawing; `id` makes ids that are unique in the picture. */
  draw: (inks: Inks, id: (name: string) => string) => string;
}

/** Whether the inks are made for a dark ground. */
export function onDark(inks: Inks): boolean {
  return luminance(inks.paper) < 0.2;
}

/** The colours of an artwork: paper, ink, accents. */
export function paletteOf(artwork: Artwork, variant: ArtworkVariant = 'light'): string[] {
  const { paper, ink, a, b, c } = artwork.inks[variant];
  return [paper, ink, a, b, c];
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
export function artworkSvg(artwork: Artwork, { width, variant = 'light', background = 'paper' }: ArtworkSvgOptions): string {
  const inks = artwork.inks[variant];
  const margin = 0.09 * Math.max(artwork.width, artwork.height);
  const [w, h] = [artwork.width + 2 * margin, artwork.height + 2 * margin];
  const fill = background === 'paper' ? inks.paper : background;
  const ground = fill === 'none' ? '' : `<rect x="${num(-margin)}" y="${num(-margin)}" width="${num(w)}" height="${num(h)}" fill="${fill}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num((width * h) / w)}" viewBox="${num(-margin)} ${num(-margin)} ${num(w)} ${num(h)}">` +
    `${ground}${artwork.draw(inks, (name) => `art-${name}`)}</svg>`
  );
}
