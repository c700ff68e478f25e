import { statusTexts } from '@omnis/contract';
import { hexOfColourName, isColourOption, type NamedOption } from '@omnis/models';
import type { Db } from '../../../database/connection.ts';
import { fail, Rollback, type Failure } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { collectionErrors } from '../collections/collection-choice.ts';
import { writeCollectionsOf } from '../collections/collections.repository.ts';
import { recordStockChanges, type StockChange } from '../../stock/stock-changes.ts';
import { holdCreator, writeCreatorOf } from '../creators/creators.repository.ts';
import { optionsOf, toStoredOptions } from '../product-options.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { arrangeFiles, readFileIds } from '../product-files/product-files.repository.ts';
import { bundleErrors } from './bundle-errors.ts';
import { giftCardValueErrors, writeGiftCardValues } from './gift-card-values.ts';
import {
  arrangeImages,
  lockProduct,
  renameImageColours,
  updateColumns,
  writeColours,
  type EditedColumns,
} from './managed.repository.ts';
import { basePrice, changedVariants, type StoredVariant } from './price-changes.ts';
import type { FieldErrors, ProductChanges } from './product-changes.ts';
import { askedAddress, keepOldAddress } from './product-address.ts';
import { columnsOf, fieldErrors, priceBounds } from './product-columns.ts';
import { gridOf } from './variant-grid.ts';
import { writeVariants } from './variants.repository.ts';

/** The product that is changed, its store, the person who changes it, and the store's other products. */
export interface ChangedProduct {
  readonly division: Division;
  readonly id: number;
  readonly actor: Identity | null;
  readonly snapshot: Snapshot;
  /** Its name in the audit log; `product.updated` unless told. */
  readonly action?: 'product.updated' | 'product.created';
}

/** Says that a product was changed since it was read. */
export const staleProduct = (field: 'version' | 'expectedUpdatedAt'): Failure =>
  fail('conflict', 'Someone else changed this product. Reload it and make your changes again.', field);

type Found = NonNullable<Awaited<ReturnType<typeof lockProduct>>>;

function staleField({ expectedUpdatedAt, version }: ProductChanges, { product }: Found) {
  const now = product.updated_at.getTime();
  if (version !== undefined && version !== now) return 'version';
  if (expectedUpdatedAt !== undefined && new Date(expectedUpdatedAt).getTime() !== now)
    return 'expectedUpdatedAt';
  return null;
}

/** The options that are asked for, with the swatches of colours that are given, known, or told by their names. */
function askedOptions({ options }: ProductChanges, { colours }: Found): NamedOption[] | null {
  if (options === undefined) return null;
  return options.map(({ name, values }) => ({
    name,
    values: values.map((value) => {
      const known = colours.find((colour) => colour.name === value.name)?.hex ?? null;
      const hex = value.hex === undefined ? (known ?? hexOfColourName(value.name)) : value.hex;
      return { name: value.name, hex: isColourOption(name) ? hex : null };
    }),
  }));
}

/** Colours that all of their variants left for another one: they were renamed. */
function renamedColours(
  before: readonly StoredVariant[],
  now: readonly StoredVariant[],
): Map<string, string> {
  const later = new Map(now.map(({ id, colour }) => [id, colour]));
  const stays = new Set(before.flatMap(({ id, colour }) => (later.get(id) === colour ? [colour] : [])));
  return new Map(
    before.flatMap(({ id, colour }) => {
      const to = later.get(id);
      return to === undefined || colour === '' || stays.has(colour) ? [] : [[colour, to]];
    }),
  );
}

/** The variants of a product as they are to be, or the faults of the request. */
function plannedVariants(
  { product, variants, images, colours }: Found,
  options: readonly NamedOption[] | null,
  { changes, division }: { readonly changes: ProductChanges; readonly division: Division },
) {
  const { currency, currencies: offered } = division;
  const before = {
    stored: variants,
    options: optionsOf({ colours, variants }, product.options),
    price: product.default_price_minor ?? basePrice(variants),
    images: images.map(({ id }) => id),
  };
  const grid = gridOf(before, options, changes);
  if (!grid.ok) return grid;
  return changedVariants(grid.rows, changes, {
    currency,
    offered,
    bounds: priceBounds(changes, product, currency),
  });
}

/** Variants whose stock is changed; new ones have no history yet. */
function stockChanges(before: readonly StoredVariant[], now: readonly StoredVariant[]): StockChange[] {
  const later = new Map(now.map(({ id, stock }) => [id, stock]));
  return before.flatMap(({ id, stock: from }) => {
    const to = later.get(id);
    return id === null || to === undefined || to === from ? [] : [{ variantId: id, from, to }];
  });
}

/** A product that costs nothing is a draft whose price was never entered. */
function saleFaults({ product }: Found, changes: ProductChanges, now: readonly StoredVariant[]): FieldErrors {
  const isPublished = changes.enabled === true && !product.enabled;
  const isPriced =
    now.some(({ price_minor: price }) => price > 0) || (changes.giftCardValues ?? []).length > 0;
  return isPublished && !isPriced
    ? [{ field: 'price', message: 'Enter a price before you put this product on sale' }]
    : [];
}

/** The SKU of a product is that of its first variant, unless its owner gives it another one. */
function skuColumn(
  { product, variants }: Found,
  changes: ProductChanges,
  now: readonly StoredVariant[],
): EditedColumns {
  const follows = changes.sku === undefined && (product.sku === '' || product.sku === variants[0]?.sku);
  const sku = now[0]?.sku ?? '';
  return follows && sku !== '' && sku !== product.sku ? { sku } : {};
}

/**
 * Changes a product under its lock.
 *
 * @throws {@link Rollback} with 404 for a product that is not there, 409 when it was changed since it was read, 422 with
 *   the fields that are wrong
 */
export async function writeChanges(
  db: Db,
  { division, id, actor, snapshot, action = 'product.updated' }: ChangedProduct,
  changes: ProductChanges,
): Promise<void> {
  const at = { division: division.id, id };
  const found = await lockProduct(db, division.id, id);
  if (!found) throw new Rollback(fail('not_found', statusTexts[404] ?? ''));
  const { product, variants, images, colours } = found;
  const stale = staleField(changes, found);
  if (stale !== null) throw new Rollback(staleProduct(stale));

  const { currency } = division;
  const { creator, giftCardValues: values } = changes;
  const isGiftCard = values === undefined ? product.is_gift_card : values.length > 0;
  const errors = fieldErrors(changes, product, {
    id,
    currency,
    has: (other) => snapshot.byId(other) !== undefined,
  });
  const foreign = (changes.images ?? []).findIndex((image) => !images.some((known) => known.id === image.id));
  if (foreign >= 0)
    errors.push({ field: `images.${foreign}.id`, message: 'This product has no such picture' });
  const files = changes.files && (await readFileIds(db, at));
  const foreignFile = (changes.files ?? []).findIndex(
    (file) => !files?.some((known) => known.id === file.id),
  );
  if (foreignFile >= 0)
    errors.push({ field: `files.${foreignFile}.id`, message: 'This product has no such file' });
  errors.push(...bundleErrors(id, changes, snapshot), ...collectionErrors(changes, snapshot));
  if (creator != null && !(await holdCreator(db, { division: division.id, id: creator })))
    errors.push({ field: 'creator', message: 'This store has no such creator' });
  errors.push(...giftCardValueErrors(values ?? [], currency));
  if (isGiftCard && changes.options !== undefined)
    errors.push({ field: 'options', message: 'A gift card is sold at its values and has no options' });
  const options = askedOptions(changes, found);
  const planned = plannedVariants(found, options, { changes, division });
  if (!planned.ok) errors.push(...planned.errors);
  else errors.push(...saleFaults(found, changes, planned.variants));
  if (errors.length > 0 || !planned.ok)
    throw new Rollback({ ...fail('validation_failed', errors[0]?.message ?? ''), errors });

  const address = changes.urlName === undefined ? null : await askedAddress(db, at, changes.urlName);
  await updateColumns(db, at, {
    ...columnsOf(changes, currency),
    ...(isGiftCard ? {} : skuColumn(found, changes, planned.variants)),
    ...(options === null ? {} : { options: toStoredOptions(options) }),
    ...(address === null ? {} : { url_name: address }),
  });
  if (address !== null && address !== product.url_name)
    await keepOldAddress(db, at, { before: product.url_name, now: address });
  // Prices of a gift card are its values, which are changed as such.
  if (!isGiftCard) {
    await writeVariants(db, at, { before: variants, now: planned.variants });
    const changed = stockChanges(variants, planned.variants);
    await recordStockChanges(db, division.id, { by: actor, reason: 'edited', changes: changed });
  }
  if (options !== null) {
    const swatches = options.find(({ name }) => isColourOption(name))?.values ?? [];
    const known = swatches.map(({ name, hex }) => ({
      name,
      hex,
      image: colours.find((colour) => colour.name === name)?.image ?? null,
    }));
    await writeColours(db, at, known);
    await renameImageColours(db, at, renamedColours(variants, planned.variants));
  }
  if (values !== undefined && values.length > 0) await writeGiftCardValues(db, { ...at, currency }, values);
  if (creator !== undefined) await writeCreatorOf(db, { division: division.id, product: id }, creator);
  if (changes.images) await arrangeImages(db, at, changes.images);
  if (changes.files) await arrangeFiles(db, at, changes.files);
  if (changes.collectionIds)
    await writeCollectionsOf(db, { division: division.id, product: id }, changes.collectionIds);
  await recordAudit(db, {
    division: division.id,
    actor,
    action,
    target: `product:${id}`,
    data: {
      fields: Object.keys(changes).filter((name) => name !== 'expectedUpdatedAt' && name !== 'version'),
    },
  });
}
