import { createHash } from 'node:crypto';
import type { CurrencyCode } from '@omnis/models';
import type { Core } from '../../core.ts';
import type { ImportedProduct } from '../catalogue/imported-product.ts';
import { countProducts, findImported } from '../catalogue/write-imported.ts';
import { tellTeam } from '../notifications/dashboard/tell-team.ts';
import {
  deleteRows,
  findImport,
  insertRows,
  updateImport,
  type ImportCounts,
  type ImportRowRecord,
} from './imports.repository.ts';
import { UnreadableFile } from './csv-text.ts';
import { readShopifyFile } from './shopify-file.ts';
import type { ReadProduct } from './shopify-product.ts';

const batchSize = 250;

/** Products of a store, those of the import among them. */
export const mostProducts = 200_000;

/** Hash of what a file says of a product. */
function hashOf(product: ImportedProduct): string {
  return createHash('sha256').update(JSON.stringify(product)).digest('base64url');
}

const noCounts = (): ImportCounts => ({
  lines: 0,
  create: 0,
  update: 0,
  unchanged: 0,
  reject: 0,
  applied: 0,
});

function rejected(read: Extract<ReadProduct, { ok: false }>): ImportRowRecord {
  return {
    line: read.line,
    handle: read.handle.slice(0, 200),
    name: read.name.slice(0, 255),
    action: 'reject',
    reasons: read.reasons,
    variants: 0,
    images: 0,
    priceMinor: null,
    product: null,
    sourceHash: null,
  };
}

/** Reads an import's file into its preview. Repeating it after a crash starts the preview anew. */
export async function readImport(
  core: Core,
  at: { division: number; id: number; currency: CurrencyCode },
): Promise<void> {
  const { database, storage } = core;
  const { division, id, currency } = at;
  const record = await database.tenant(division, (db) => findImport(db, division, id));
  if (record?.state !== 'reading') return;
  const about = { id, filename: record.filename };
  await database.tenant(division, (db) => deleteRows(db, { division, id }));
  const before = await database.tenant(division, (db) => countProducts(db, division));
  const counts = noCounts();
  let readBytes = 0;
  let batch: ReadProduct[] = [];

  const flush = async (): Promise<void> => {
    await database.tenant(division, async (db) => {
      const handles = batch.flatMap((read) => (read.ok ? [read.product.handle] : []));
      const existing = await findImported(db, division, handles);
      const rows = batch.map((read): ImportRowRecord => {
        if (!read.ok) return rejected(read);
        const { product } = read;
        const known = existing.get(product.handle);
        const sourceHash = hashOf(product);
        const action = !known ? 'create' : known.sourceHash === sourceHash ? 'unchanged' : 'update';
        const renamed = known && known.name !== product.name ? [`The name changes from “${known.name}”`] : [];
        return {
          line: read.line,
          handle: product.handle,
          name: product.name,
          action,
          reasons: [
            ...(action === 'unchanged' ? [] : read.notes),
            ...(action === 'update'
              ? [
                  ...renamed,
                  known?.sourceHash === null
                    ? 'Replaces a product that did not come from an import'
                    : 'Differs from the last import',
                ]
              : []),
          ],
          variants: product.variants.length,
          images: product.images.length,
          priceMinor: Math.min(
            ...product.variants.map((variant) => variant.salePriceMinor ?? variant.priceMinor),
          ),
          product: action === 'unchanged' ? null : product,
          sourceHash,
        };
      });
      for (const row of rows) counts[row.action] += 1;
      if (before + counts.create > mostProducts)
        throw new UnreadableFile(
          `With this file the store would have more than ${mostProducts.toLocaleString('en-GB')} products.`,
        );
      await insertRows(db, { division, id }, rows);
      await updateImport(
        db,
        { division, id },
        { counts, percent: record.bytes > 0 ? Math.min(99, (readBytes / record.bytes) * 100) : 0 },
      );
    });
    batch = [];
  };

  try {
    const found = await storage.withFile(record.key, async (path) => {
      for await (const read of readShopifyFile(path, currency)) {
        counts.lines = read.lastLine;
        // An estimate by length is enough for a progress bar.
        readBytes += read.ok ? JSON.stringify(read.product).length : 200;
        batch.push(read);
        if (batch.length >= batchSize) await flush();
      }
      await flush();
      return true;
    });
    if (found === null) throw new UnreadableFile('The file is no longer there. Upload it again.');
    await database.tenant(division, async (db) => {
      const change = { state: 'ready', percent: 100, counts } as const;
      // It may have been dropped while it was read.
      if (await updateImport(db, { division, id, from: 'reading' }, change))
        await tellTeam(db, { division, kind: 'import.ready', about, dedupeKey: `import.ready:${id}` });
    });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // Rows read so far are not shown: nothing of a broken file can be applied.
    await database.tenant(division, async (db) => {
      await deleteRows(db, { division, id });
      await updateImport(
        db,
        { division, id },
        { state: 'failed', message: error.message, counts: noCounts(), finished: true },
      );
      await tellTeam(db, { division, kind: 'import.failed', about, dedupeKey: `import.failed:${id}` });
    });
  }
}
