import type { Artwork, Inks } from './artworks/artwork.ts';
import { garmentShapes } from './catalogue.ts';
import type { GarmentKind } from './garment-kinds.ts';
import type { GarmentSide } from './shapes/shape.ts';
import { num } from './svg/numbers.ts';

/** A shopper's picture on a product; positions and sizes are shares of the area that can be printed. */
export interface PlacedPicture {
  /** A data address of a picture. */
  readonly href: string;
  /** Height by width. */
  readonly aspect: number;
  /** Its middle, as shares of the area's breadth and height. */
  readonly x: number;
  readonly y: number;
  /** Its breadth, as a share of the area's. */
  readonly width: number;
  /** Degrees clockwise. */
  readonly rotation: number;
}

const ink = '#1d1d1b';
const inks: Inks = { paper: '#ffffff', ink, a: ink, b: ink, c: ink };

/** An artwork that fills the area of a product which can be printed, with a shopper's picture placed in it. */
export function placedArtwork(kind: GarmentKind, side: GarmentSide, picture: PlacedPicture): Artwork {
  const { width, height } = garmentShapes[kind][side].print;
  const breadth = picture.width * width;
  const tall = breadth * picture.aspect;
  const [middle, centre] = [picture.x * width, picture.y * height];
  // Parts that extend beyond the area are not printed.
  const drawing =
    `<svg width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(width)} ${num(height)}" overflow="hidden">` +
    `<image href="${picture.href}" x="${num(middle - breadth / 2)}" y="${num(centre - tall / 2)}" width="${num(breadth)}" height="${num(tall)}"` +
    ` preserveAspectRatio="none" transform="rotate(${num(picture.rotation)} ${num(middle)} ${num(centre)})"/></svg>`;
  return {
    id: 'placed',
    name: 'Placed',
    tags: [],
    area: { x: 0, y: 0, width, height },
    inks: { light: inks, dark: inks },
    draw: () => drawing,
  };
}
