import { z } from 'zod';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { PermanentFailure, type JobKind } from '../../jobs/jobs.ts';
import { ownPath } from '../catalogue/description-images.ts';
import { addImportedImage, replaceDescriptionImage } from '../catalogue/write-imported.ts';
import {
  fetchRemoteImage,
  storeImage,
  type FetchRemoteImageOptions,
  type FileStore,
} from '../files/index.ts';

const schema = z.object({ division: z.number(), importId: z.number(), product: z.number(), url: z.string() });

const storedSizes = z.array(z.string());

/** Fetches one picture of an imported product. */
export const fetchImageJob: JobKind<z.output<typeof schema>> = {
  name: 'imports.image',
  title: 'Fetch an image of an import',
  schema,
  retries: 5,
  retryDelay: 30,
  concurrency: 8,
};

/** A picture that is wanted. */
export interface WantedImage {
  product: number;
  handle: string;
  url: string;
  alt: string;
  colour: string | null;
  /** Variants without a colour that it shows, by their size text. */
  sizes?: readonly string[] | undefined;
  position: number;
  /** True for an image that stands in the description alone. */
  inText: boolean;
}

/** Images without those that the product has already, as an export of this store names them. */
async function withoutOwn(
  { query }: Db,
  division: number,
  wanted: readonly WantedImage[],
): Promise<readonly WantedImage[]> {
  const own = wanted.filter(({ url, inText }) => !inText && ownPath(url) !== null);
  if (own.length === 0) return wanted;
  const rows = await query
    .selectFrom('product_images')
    .select(['product_id', 'src'])
    .where('division_id', '=', division)
    .where('product_id', 'in', [...new Set(own.map(({ product }) => product))])
    .execute();
  const known = new Set(rows.map(({ product_id: product, src }) => `${product} ${src}`));
  return wanted.filter(
    ({ product, url, inText }) => inText || !known.has(`${product} ${ownPath(url) ?? url}`),
  );
}

/** Notes the pictures of a written product and asks for them by jobs, in the product's own transaction. */
export async function wantImages(
  core: Core,
  db: Db,
  { wanted, ...at }: { division: number; importId: number; wanted: readonly WantedImage[] },
): Promise<void> {
  const missing = await withoutOwn(db, at.division, wanted);
  if (missing.length === 0) return;
  const fresh = await db.query
    .insertInto('import_images')
    .values(
      missing.map((image) => ({
        division_id: at.division,
        import_id: at.importId,
        product_id: image.product,
        handle: image.handle,
        url: image.url,
        alt: image.alt,
        colour: image.colour,
        sizes: JSON.stringify(image.sizes ?? []),
        position: image.position,
        in_text: image.inText,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['product_id', 'url'])
    .execute();
  for (const { product_id, url } of fresh) {
    await core.jobs.enqueue(db, fetchImageJob, {
      division: at.division,
      importId: at.importId,
      product: product_id,
      url,
    });
  }
}

/** Counts the pictures of an import by state, and lists those that could not be fetched. */
export async function imageReport({ query }: Db, division: number, importId: number) {
  const [states, failed] = await Promise.all([
    query
      .selectFrom('import_images')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .where('division_id', '=', division)
      .where('import_id', '=', importId)
      .groupBy('state')
      .execute(),
    query
      .selectFrom('import_images')
      .select(['handle', 'url', 'reason'])
      .where('division_id', '=', division)
      .where('import_id', '=', importId)
      .where('state', '!=', 'done')
      .where('reason', '!=', '')
      .orderBy('handle')
      .limit(500)
      .execute(),
  ]);
  const count = (state: string): number => states.find((row) => row.state === state)?.count ?? 0;
  return { pending: count('pending'), done: count('done'), failed: count('failed'), problems: failed };
}

/**
 * Tells whether another try would fail alike: an invalid or forbidden address, an image that is missing, too large or
 * no image at all. A host that is slow, broken or busy is tried again.
 */
export function failsForGood({ status }: { status: number }): boolean {
  return status < 500;
}

/** Registers how pictures are fetched. Each try is reported; the last failed one stays in the report. */
export function handleImageJobs(
  core: Core,
  given: {
    fileStore: FileStore;
    fetchOptions: FetchRemoteImageOptions;
    changed: (division: number, products: readonly number[]) => Promise<void>;
  },
): void {
  core.jobs.handle(fetchImageJob, async ({ division, importId, product, url }, attempt) => {
    const at = ({ query }: Db) =>
      query
        .updateTable('import_images')
        .where('division_id', '=', division)
        .where('import_id', '=', importId)
        .where('product_id', '=', product)
        .where('url', '=', url);
    const fetched = await fetchRemoteImage(url, given.fetchOptions);
    const stored = fetched.ok
      ? await storeImage(fetched.value.body, { divisionId: division, fileStore: given.fileStore })
      : fetched;
    if (!stored.ok) {
      const { message } = stored.problem;
      const isPermanent = failsForGood(stored.problem);
      const last = isPermanent || attempt > fetchImageJob.retries;
      await core.database.tenant(division, async (db) => {
        await at(db)
          .set({ reason: message, tries: attempt, state: last ? 'failed' : 'pending' })
          .execute();
        // Shoppers' browsers must not ask the former host.
        if (last) await replaceDescriptionImage(db, division, { product, from: url, to: null });
      });
      if (last) await given.changed(division, [product]);
      const reason = `Image ${url}: ${message}`;
      throw isPermanent ? new PermanentFailure(reason) : new Error(reason);
    }
    await core.database.tenant(division, async (db) => {
      const [row] = await at(db)
        .set({ state: 'done', reason: '', tries: attempt })
        .returning(['position', 'alt', 'colour', 'sizes', 'in_text'])
        .execute();
      if (!row) return;
      await replaceDescriptionImage(db, division, { product, from: url, to: stored.value.url });
      if (row.in_text) return;
      await addImportedImage(db, division, {
        product,
        position: row.position,
        src: stored.value.url,
        alt: row.alt,
        colour: row.colour,
        sizes: storedSizes.parse(row.sizes),
        width: stored.value.width,
        height: stored.value.height,
        origin: url,
      });
    });
    await given.changed(division, [product]);
  });
}
