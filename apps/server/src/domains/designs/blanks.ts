import type { StudioProduct } from '@omnis/contract';
import { isBlankSku } from '@omnis/models';
import { type GarmentKind, isGarmentKind, printArea, printedSides, printWidthMm } from '@omnis/garments';
import type { Prices } from '../catalogue/listing/prices.ts';
import { costOf, inStock } from '../catalogue/snapshot/buyable.ts';
import type { ProductRow } from '../catalogue/snapshot/snapshot.types.ts';

const plainPicture = /^\/images\/garments\/([a-z-]+)\/([a-z-]+)\/front\/plain$/;

/** Garment and colour in a picture that the platform draws of a plain product. */
export function drawnIn(picture: string | null): { garment: GarmentKind; colour: string } | null {
  const [, garment = '', colour = ''] = plainPicture.exec(picture ?? '') ?? [];
  return isGarmentKind(garment) ? { garment, colour } : null;
}

const drawnPicture = /^\/images\/garments\/([a-z-]+)\//;

/** Garment that the platform draws a product as, with any print; null where it has pictures of its own. */
function garmentOf({ image }: Pick<ProductRow, 'image'>): GarmentKind | null {
  const [, garment = ''] = drawnPicture.exec(image ?? '') ?? [];
  return isGarmentKind(garment) ? garment : null;
}

/** The product of a store that has a stock-keeping unit, or has it on one of its variants. */
export function bySku(rows: readonly ProductRow[], sku: string): ProductRow | undefined {
  return (
    rows.find((row) => row.sku === sku) ??
    rows.find(({ variants }) => variants.some((each) => each.sku === sku))
  );
}

/**
 * The plain product that a product is printed on: the one that its owner names, else the one that the platform draws it
 * as. A product that is printed on nothing else is its own.
 *
 * @param named - stock-keeping unit that its owner gave; '' for none
 */
export function baseOf(rows: readonly ProductRow[], row: ProductRow, named: string): ProductRow {
  const base = named === '' ? undefined : bySku(rows, named);
  if (base || blankOf(row) !== null) return base ?? row;
  const garment = garmentOf(row);
  return rows.find((each) => garment !== null && blankOf(each) === garment) ?? row;
}

/** Garment that a printable product is drawn as: one without a print, which the platform draws. */
export function blankOf(row: ProductRow): GarmentKind | null {
  return row.shown && isBlankSku(row.sku) ? (drawnIn(row.image)?.garment ?? null) : null;
}

/** A product for the studio. */
export function toStudioProduct(row: ProductRow, garment: GarmentKind, prices: Prices): StudioProduct {
  const colours = row.colours.flatMap(({ name, hex, picture }) => {
    const drawn = drawnIn(picture);
    return drawn ? [{ name, hex, slug: drawn.colour }] : [];
  });
  const sizes = [...new Set(row.variants.map(({ size }) => size))].map((name) => {
    const variants = row.variants.filter(({ size }) => size === name);
    const can = new Set(variants.filter(inStock).map(({ colour }) => colour));
    return {
      name,
      price: prices.fromMinor(prices.shown(Math.max(...variants.map((one) => prices.now(costOf(one)))), row)),
      printWidthMm: printWidthMm(garment, name),
      soldOutIn: colours.map((colour) => colour.name).filter((colour) => !can.has(colour)),
    };
  });
  return {
    productId: row.id,
    urlName: row.urlName,
    name: row.name,
    type: row.type,
    garment,
    price: prices.fromMinor(prices.shown(prices.lowest(row), row)),
    colours,
    sizes,
    sides: printedSides(garment).map((side) => ({ side, print: printArea(garment, side) })),
  };
}
