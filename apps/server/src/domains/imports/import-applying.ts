import type { Core } from '../../core.ts';
import { importedProductSchema } from '../catalogue/imported-product.ts';
import { imagesIn, keepOwnImages } from '../catalogue/description-images.ts';
import { descriptionOf, writeImported } from '../catalogue/write-imported.ts';
import { tellTeam } from '../notifications/dashboard/tell-team.ts';
import { wantImages } from './import-images.ts';
import { addReason, findImport, markApplied, nextToApply, updateImport } from './imports.repository.ts';

/** Few, because shoppers' transactions wait for a batch's end on the embedded database. */
const batchSize = 10;

/**
 * Writes an import's products, a batch a transaction: each product is whole or not there, and a repeat goes on
 * where the last run stopped.
 *
 * @param changed - told of the products of each batch
 */
export async function applyImport(
  core: Core,
  at: { division: number; id: number },
  changed: (products: readonly number[]) => Promise<void>,
): Promise<void> {
  const { database } = core;
  const { division, id } = at;
  // Lines up to here are written: without it, each batch would look through all that came before.
  let last = 0;
  // Bundles come after everything that they may hold.
  let bundles = false;
  for (;;) {
    const written = await database.tenant(division, async (db) => {
      const record = await findImport(db, division, id);
      if (record?.state !== 'applying') return null;
      const rows = await nextToApply(db, { ...at, after: last, bundles }, batchSize);
      const products: number[] = [];
      for (const row of rows) {
        const read = importedProductSchema.parse(row.product);
        const former = await descriptionOf(db, division, read.handle);
        const product = { ...read, description: keepOwnImages(read.description, former) };
        const { id: productId, problem } = await writeImported(db, division, {
          product,
          sourceHash: row.sourceHash,
        });
        if (problem !== null) await addReason(db, { ...at, line: row.line }, problem);
        const addresses = new Set(product.images.map(({ url }) => url));
        const inText = imagesIn(product.description)
          .filter((url) => /^https?:/i.test(url) && !addresses.has(url))
          .map((url) => ({ url, alt: '', colour: null, inText: true }));
        const wanted = [...product.images.map((image) => ({ ...image, inText: false })), ...inText].map(
          (image, position) => ({ ...image, product: productId, handle: product.handle, position }),
        );
        await wantImages(core, db, { division, importId: id, wanted });
        products.push(productId);
      }
      if (rows.length > 0)
        await markApplied(
          db,
          at,
          rows.map((row) => row.line),
        );
      const applied = record.counts.applied + rows.length;
      const total = record.counts.create + record.counts.update;
      const isPassDone = rows.length < batchSize;
      const finished = isPassDone && bundles;
      await updateImport(db, at, {
        counts: { ...record.counts, applied },
        percent: total === 0 ? 100 : (applied / total) * 100,
        ...(finished ? { state: 'done' as const, finished: true } : {}),
      });
      if (finished)
        await tellTeam(db, {
          division,
          kind: 'import.done',
          about: { id, filename: record.filename, products: applied },
          dedupeKey: `import.done:${id}`,
        });
      last = isPassDone ? 0 : (rows.at(-1)?.line ?? last);
      bundles ||= isPassDone;
      return { products, finished };
    });
    if (!written) return;
    if (written.products.length > 0) await changed(written.products);
    core.jobs.wake();
    if (written.finished) return;
  }
}
