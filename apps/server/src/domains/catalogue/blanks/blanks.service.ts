import { createHash } from 'node:crypto';
import { blankSkuMark } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import { escapeHtml } from '../../../markup/html.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import type { ImportedProduct } from '../imported-product.ts';
import { addImportedImage, findImported, writeImported } from '../write-imported.ts';
import { readBlanks, type Blank } from './blanks-file.ts';

/** Result of an import of blanks. */
export interface ImportedBlanks {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** Pixels of a picture of a product that the platform draws. */
const picture = { width: 1200, height: 1500 } as const;

const source = 'blanks';

function toProduct({ name, urlName, garment, colours, sizes, ...rest }: Blank): ImportedProduct {
  const words = `Plain, to be printed with a picture of your own. ${rest.description}`.trim();
  const sku = `${blankSkuMark}-${garment.toUpperCase()}`;
  return {
    handle: urlName,
    name,
    description: `<p>Plain, to be printed with a picture of your own.</p>${rest.description && `<p>${escapeHtml(rest.description)}</p>`}`,
    vendor: '',
    type: rest.type,
    tags: [],
    gender: rest.gender,
    enabled: true,
    metaTitle: name,
    metaDescription: words.slice(0, 155),
    collections: [],
    variants: colours.flatMap((colour) =>
      sizes.map((size) => ({
        sku: [sku, colour.slug.toUpperCase(), size.name.toUpperCase()].filter(Boolean).join('-'),
        colour: colour.name,
        size: size.name,
        priceMinor: size.priceMinor,
        salePriceMinor: null,
        // Printed when it is ordered.
        stock: null,
        grams: rest.grams,
        barcode: '',
        options: {},
      })),
    ),
    images: [],
  };
}

/** In percent, as most blanks are taxed. */
const usualVat = 20;

async function writeBlank(
  db: Db,
  division: number,
  { blank, hash }: { blank: Blank; hash: string },
): Promise<number> {
  const { query } = db;
  const { id } = await writeImported(db, division, { product: toProduct(blank), sourceHash: hash });
  await query
    .updateTable('products')
    // Another rate than the usual one is that of no class.
    .set({ source, vat_rate: blank.vat, ...(blank.vat === usualVat ? {} : { vat_class: null }) })
    .where('division_id', '=', division)
    .where('id', '=', id)
    .execute();
  for (const { name, hex } of blank.colours)
    await query
      .updateTable('product_colours')
      .set({ hex })
      .where('division_id', '=', division)
      .where('product_id', '=', id)
      .where('name', '=', name)
      .execute();
  const images = blank.colours.map(({ name, slug }) => ({
    src: `/images/garments/${blank.garment}/${slug}/front/plain`,
    alt: `${blank.name} in ${name}, front`,
    colour: name,
  }));
  await query
    .deleteFrom('product_images')
    .where('division_id', '=', division)
    .where('product_id', '=', id)
    .where('origin', 'like', '/images/garments/%')
    .where(
      'origin',
      'not in',
      images.map(({ src }) => src),
    )
    .execute();
  for (const [position, image] of images.entries())
    await addImportedImage(db, division, { ...image, ...picture, product: id, position, origin: image.src });
  return id;
}

/** Imports catalogues of plain products that shoppers can have printed. */
export function createBlanksImport(
  core: Pick<Core, 'database'>,
  catalogue: Pick<CatalogueService, 'changed'>,
) {
  return {
    /**
     * Writes a catalogue into a store, whole or not at all. What the same line has written before stays as it is, with
     * what its owner has changed since.
     */
    async run(division: Division, text: string): Promise<Result<ImportedBlanks>> {
      const { blanks, faults } = readBlanks(text, division.currency);
      if (faults.length > 0)
        return {
          ...fail('validation_failed', 'Nothing was imported'),
          errors: faults.map(({ line, field, message }) => ({ field: `line ${line}, ${field}`, message })),
        };
      const written: number[] = [];
      const result = await settle(() =>
        core.database.platform(async (db) => {
          const known = await findImported(
            db,
            division.id,
            blanks.map(({ urlName }) => urlName),
          );
          const foreign = await db.query
            .selectFrom('products')
            .select('url_name')
            .where('division_id', '=', division.id)
            .where(
              'url_name',
              'in',
              blanks.map(({ urlName }) => urlName),
            )
            .where('source', 'is distinct from', source)
            .execute();
          const taken = new Set(foreign.map((row) => row.url_name));
          const inTheWay = blanks.filter(({ urlName }) => taken.has(urlName));
          if (inTheWay.length > 0)
            throw new Rollback({
              ...fail('conflict', 'Nothing was imported'),
              errors: inTheWay.map(({ line, urlName }) => ({
                field: `line ${line}, name`,
                message: `the store has another product at /product/${urlName}/`,
              })),
            });
          const counts = { created: 0, updated: 0, unchanged: 0 };
          for (const blank of blanks) {
            const { line: _, ...facts } = blank;
            const hash = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
            const before = known.get(blank.urlName);
            if (before?.sourceHash === hash) {
              counts.unchanged += 1;
              continue;
            }
            counts[before ? 'updated' : 'created'] += 1;
            written.push(await writeBlank(db, division.id, { blank, hash }));
          }
          if (written.length > 0)
            await recordAudit(db, {
              division: division.id,
              actor: null,
              action: 'products.blanks-imported',
              target: `division:${division.id}`,
              data: { ...counts },
            });
          return counts;
        }),
      );
      if (result.ok && written.length > 0) await catalogue.changed(division.id, written);
      return result.ok ? ok(result.value) : result;
    },
  };
}

/** Imports catalogues of plain products. */
export type BlanksImport = ReturnType<typeof createBlanksImport>;
