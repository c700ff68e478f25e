import { statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { isBlankSku } from '@omnis/models';
import { isGarmentKind, printedSides, printProportion, printWidthMm } from '@omnis/garments';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import { artworkFilePath, type ArtworksService } from './artworks/artworks.service.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import type { Division } from '../../tenancy/division.ts';
import { baseOf, blankOf, bySku, toStudioProduct } from './blanks.ts';
import { baseSkuOf, findDesign, insertDesign, keepDesigns } from './designs.repository.ts';
import { printGeometry } from './print-geometry.ts';

/** Products that shoppers design with artwork of their own. */
export interface DesignsService {
  /** The products that can be printed, those of the most sold first. */
  products(division: Division, currency: string): Promise<CallResponse<'studio.products'>>;
  /** The plain product that the one with a stock-keeping unit is printed on. */
  base(
    division: Division,
    sku: string,
    currency: string,
  ): Promise<Result<CallResponse<'products.fetchBase'>>>;
  /** Keeps a design; fails with `rate_limited`, or on `productId`, `side` or `artwork`. */
  save(
    division: Division,
    design: CallInput<'studio.save'>['body'],
    ip: string,
  ): Promise<Result<CallResponse<'studio.save'>>>;
  /** A design, to be changed by whoever knows it. */
  get(division: Division, design: string): Promise<Result<CallResponse<'studio.design'>>>;
  /** The product that a design was made of; null when there is no such design. */
  productOf(division: Division, design: string): Promise<number | null>;
  /** Keeps designs for good, in the transaction in which they are bought; false when one is gone. */
  keep(db: Db, division: number, designs: readonly string[]): Promise<boolean>;
  /** A design of a line of an order, for staff. */
  ofOrder(order: number, design: string): Promise<Result<CallResponse<'atlas.design'>>>;
}

/** Designs from one network address in an hour. */
const perVisitor: RateLimit = { max: 120, seconds: 60 * 60 };

/** Builds the service. */
export function createDesignsService(
  { database }: Core,
  { artworks, catalogue }: { artworks: ArtworksService; catalogue: CatalogueService },
): DesignsService {
  const limits = createRateLimits(database);

  return {
    products: async (division, currency) => {
      const prices = catalogue.prices(division, currency);
      const { shown } = await catalogue.snapshots.get(division.id);
      const items = shown
        .filter(({ sku }) => isBlankSku(sku))
        .flatMap((row) => {
          const garment = blankOf(row);
          return garment === null ? [] : [toStudioProduct(row, garment, prices)];
        });
      return { items, currency: prices.currency };
    },

    base: async (division, sku, currency) => {
      const { shown } = await catalogue.snapshots.get(division.id);
      const product = bySku(shown, sku);
      const named = product
        ? await database.tenant(division.id, (db) => baseSkuOf(db, division.id, product.id))
        : '';
      const row = product && baseOf(shown, product, named);
      const [card] = row ? await catalogue.cardsByIds(division, [row.id], currency) : [];
      if (!row || !card) return fail('not_found', statusTexts[404] ?? '');
      return ok({ ...card, sku: row.sku, type: row.type });
    },

    save: async (division, { productId, artwork, side, x, y, width, rotation }, ip) => {
      const wait = await limits.hit(`designs:${division.id}:${ip}`, perVisitor);
      if (wait > 0) return tooMany(wait);
      const row = (await catalogue.snapshots.get(division.id)).byId(productId);
      const garment = row ? blankOf(row) : null;
      if (garment === null)
        return fail('validation_failed', 'This product cannot be printed with your own artwork', 'productId');
      if (!printedSides(garment).includes(side))
        return fail('validation_failed', `The ${side} of this product cannot be printed`, 'side');
      return database.tenant(division.id, async (db) => {
        if (!(await artworks.find(db, division.id, artwork)))
          return fail('validation_failed', 'The file is gone. Choose it again.', 'artwork');
        const id = await insertDesign(db, {
          division_id: division.id,
          artwork_id: artwork,
          product_id: productId,
          garment,
          side,
          x,
          y,
          width,
          rotation,
        });
        return ok({ id });
      });
    },

    get: async (division, design) => {
      const found = await database.tenant(division.id, (db) => findDesign(db, division.id, design));
      if (!found) return fail('not_found', statusTexts[404] ?? '');
      const { product_id: productId, artwork_id: id, file, name, width, height, bytes } = found;
      const { x, y, share, rotation } = found;
      const url = `/images/uploads/${division.id}/${file}`;
      return ok({
        productId,
        artwork: { id, url, name, width, height, bytes },
        side: found.side === 'back' ? 'back' : 'front',
        x,
        y,
        width: share,
        rotation,
      });
    },

    productOf: async (division, design) => {
      const found = await database.tenant(division.id, (db) => findDesign(db, division.id, design));
      return found?.product_id ?? null;
    },

    keep: keepDesigns,

    ofOrder: (order, design) =>
      database.platform(async (db) => {
        const lines = await db.query
          .selectFrom('order_items')
          .select(['division_id', 'size'])
          .where('order_id', '=', order)
          .where('design_id', '=', design)
          .orderBy('id')
          .execute();
        const [line] = lines;
        const found = line && (await findDesign(db, line.division_id, design));
        if (!line || !found || !isGarmentKind(found.garment))
          return fail('not_found', statusTexts[404] ?? '');
        const { garment, width, height, share, rotation, x, y, name, file, artwork_id: id } = found;
        const { original_mime: mime, original, original_bytes: sent } = found;
        const bytes = original === null ? found.bytes : sent;
        const side = found.side === 'back' ? 'back' : 'front';
        const placement = { side, x, y, width: share, rotation } as const;
        const url = `/images/uploads/${line.division_id}/${file}`;
        const download = artworkFilePath(order, id);
        const prints = [...new Set(lines.map(({ size }) => size))].map((size) => {
          const across = printWidthMm(garment, size);
          const area = { width: across, height: across * printProportion(garment, side) };
          const { size: artwork, ...print } = printGeometry({
            area,
            artwork: { width, height },
            placement,
          });
          return { size, area: { ...area, height: Math.round(area.height * 10) / 10 }, artwork, ...print };
        });
        return ok({
          artwork: { id, url, name, width, height, bytes, download, isVector: mime === 'image/svg+xml' },
          garment,
          placement,
          prints,
        });
      }),
  };
}
