import type { GarmentKind } from './garment-kinds.ts';
import { garmentSizes } from './garment-sizes.ts';

/** Width of the print area in millimetres: of garments on the middle one of their sizes, of all others on their only one. */
const widths: Readonly<Record<GarmentKind, number>> = {
  'mens-t-shirt': 300,
  'womens-t-shirt': 270,
  'kids-t-shirt': 220,
  'long-sleeve': 280,
  sweatshirt: 300,
  hoodie: 300,
  'baby-bodysuit': 130,
  'tote-bag': 280,
  cap: 110,
  beanie: 100,
  mug: 85,
  'art-print': 210,
  'sticker-sheet': 90,
  'gift-card': 10,
};

/** The size that the width of a garment's print area is given for. */
const middles: Partial<Record<GarmentKind, string>> = { 'kids-t-shirt': '7–8 years' };

/** The size of a garment that its drawing shows. */
export const middleSize = (kind: GarmentKind): string => middles[kind] ?? 'M';

/** Short sides of paper, ISO 216, in millimetres: A0 to A6. */
const isoShortSides = [841, 594, 420, 297, 210, 148, 105];
/** Millimetres of a unit that paper is measured in. */
const units: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, '"': 25.4, '”': 25.4 };

/** The short side of a sheet by the name of its size, such as `A2` or `30 × 40 cm`; null for other names. */
function shortSideOf(size: string): number | null {
  const iso = /\bA([0-6])\b/i.exec(size)?.[1];
  if (iso !== undefined) return isoShortSides[Number(iso)] ?? null;
  const [, a, b, unit] = /(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*(mm|cm|in|["”])/i.exec(size) ?? [];
  const factor = units[(unit ?? '').toLowerCase()];
  return a === undefined || b === undefined || factor === undefined
    ? null
    : Math.round(Math.min(Number(a), Number(b)) * factor);
}

/**
 * Width of the print area of a size, in whole millimetres. It grows with the chest of a garment and with the sheet of an
 * art print: an A2 is printed on 420 mm. A size that is not known is printed as the middle one.
 */
export function printWidthMm(kind: GarmentKind, size: string): number {
  const width = widths[kind];
  if (kind === 'art-print') return shortSideOf(size) ?? width;
  const sizes = garmentSizes(kind);
  const chestOf = (wanted: string): number | undefined =>
    sizes.find(({ name }) => name === wanted)?.measures[0];
  const middle = chestOf(middleSize(kind));
  const chest = chestOf(size);
  return middle === undefined || chest === undefined ? width : Math.round((width * chest) / middle);
}
