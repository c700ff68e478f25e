import type { StudioProduct } from '@omnis/contract';
import { isBlankSku } from '@omnis/models';
import { isGarmentKind, printArea, printedSides, type GarmentKind } from '../../garments/index.ts';
import type { Prices } from '../catalogue/listing/prices.ts';
import { inStock, priceNow, type ProductRow } from '../catalogue/snapshot/rows.ts';

const plainPicture = /^\/images\/garments\/([a-z-]+)\/([a-z-]+)\/front\/plain$/;

/** What a picture shows, where it shows a plain product that the platform draws. */
export function drawnIn(picture: string | null): { garment: GarmentKind; colour: string } | null {
  const [, garment = '', colour = ''] = plainPicture.exec(picture ?? '') ?? [];
  return isGarmentKind(garment) ? { garment, colour } : null;
}

/** What a product is drawn as, where shoppers can have it printed: one without a print, which the platform draws. */
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
      price: prices.major(Math.max(...variants.map(priceNow))),
      soldOutIn: colours.map((colour) => colour.name).filter((colour) => !can.has(colour)),
    };
  });
  return {
    productId: row.id,
    urlName: row.urlName,
    name: row.name,
    type: row.type,
    garment,
    price: prices.major(row.price),
    colours,
    sizes,
    sides: printedSides(garment).map((side) => {
      const { box, widthMm } = printArea(garment, side);
      return { side, print: box, widthMm };
    }),
  };
}
