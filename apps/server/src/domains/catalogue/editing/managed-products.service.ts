import { statusTexts, type CallInput, type CallResponse, type ManagedProduct } from '@omnis/contract';
import { personalisationFaults, quantityPricesFault, type CurrencyCode } from '@omnis/models';
import type { Core } from '../../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import { sanitiseHtml } from '../../../security/sanitise.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Division } from '../../divisions/division.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import { sendProductDetail } from '../catalogue.repository.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { holdCreator, writeCreatorOf } from '../creators/creators.repository.ts';
import { bundleErrors } from './bundle-errors.ts';
import { giftCardColumns, giftCardValueErrors, writeGiftCardValues } from './gift-card-values.ts';
import { keptPersonalisation } from '../personalisation.ts';
import { fold } from '../search/words.ts';
import type { ProductRow } from '../snapshot/rows.ts';
import {
  appendImage,
  arrangeImages,
  lockProduct,
  updateColumns,
  updateVariants,
  type EditedColumns,
} from './managed.repository.ts';
import { lowVariantsOf, toManagedProduct, toManagedRow } from './managed-view.ts';
import { changedVariants, type ProductChanges } from './price-changes.ts';

/** Who edits which product, and the origin of its store for links. */
export interface EditorAt {
  division: Division;
  id: number;
  actor: Identity | null;
  storeOrigin: string;
}

/** The catalogue as its owner works on it. */
export interface ManagedProductsService {
  list(
    division: Division,
    query: CallInput<'dashboard.products'>['query'],
  ): Promise<CallResponse<'dashboard.products'>>;
  get(at: EditorAt): Promise<Result<ManagedProduct>>;
  /** 404 for another store's, 409 when it was changed since it was read, 422 with the fields that are wrong. */
  update(at: EditorAt, changes: ProductChanges): Promise<Result<ManagedProduct>>;
  addImage(at: EditorAt, upload: Upload | null): Promise<Result<ManagedProduct>>;
}

/** Pictures that a product may have. */
const mostImages = 100;

const productMissing = (): Failure => fail('not_found', statusTexts[404] ?? '');
const genders = ['', 'men', 'women', 'kids', 'unisex'];

function matches(row: ProductRow, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${row.name} ${row.sku} ${row.urlName} ${row.type} ${row.tags.join(' ')}`);
  return words.every((word) => text.includes(word));
}

const orders: Readonly<
  Record<CallInput<'dashboard.products'>['query']['sort'], (a: ProductRow, b: ProductRow) => number>
> = {
  updated: (a, b) => b.updatedAt - a.updatedAt || b.id - a.id,
  name: (a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }) || b.id - a.id,
  price: (a, b) => a.price - b.price || b.id - a.id,
};

function columnsOf(changes: ProductChanges, currency: CurrencyCode): EditedColumns {
  const { name, description, metaTitle, metaDescription, enabled, gender, tags, priceMatrix, sizeChart } =
    changes;
  const fields = changes.personalisation && keptPersonalisation(changes.personalisation, currency);
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description: sanitiseHtml(description) }),
    ...(metaTitle === undefined ? {} : { meta_title: metaTitle }),
    ...(metaDescription === undefined ? {} : { meta_description: metaDescription }),
    ...(enabled === undefined ? {} : { enabled }),
    ...(gender === undefined ? {} : { gender: gender.trim().toLowerCase() }),
    ...(priceMatrix === undefined ? {} : { price_matrix: JSON.stringify(priceMatrix) }),
    ...(sizeChart === undefined ? {} : { size_chart: sizeChart && JSON.stringify(sizeChart) }),
    ...(fields === undefined ? {} : { personalisation: JSON.stringify(fields) }),
    ...(changes.bundleItems === undefined ? {} : { bundle_items: JSON.stringify(changes.bundleItems) }),
    ...(tags === undefined ? {} : { tags: JSON.stringify([...new Set(tags)]) }),
    ...giftCardColumns(changes.giftCardValues),
  };
}

function invalid(errors: Failure['errors']): Failure {
  return { ...fail('validation_failed', errors[0]?.message ?? ''), errors };
}

/** Builds the owner's side of the catalogue. */
export function createManagedProductsService(
  { database }: Core,
  { catalogue, fileStore }: { catalogue: CatalogueService; fileStore: FileStore },
): ManagedProductsService {
  async function get({ division, id, storeOrigin }: EditorAt): Promise<Result<ManagedProduct>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const row = snapshot.byId(id);
    if (!row) return productMissing();
    const detail = await database.tenant(division.id, (db) => sendProductDetail(db, division.id, id));
    return detail.product
      ? ok(toManagedProduct(row, detail, { division, snapshot, storeOrigin }))
      : productMissing();
  }

  async function write({ division, id, actor }: EditorAt, changes: ProductChanges): Promise<Result<void>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    return settle(() =>
      database.tenant(division.id, async (db) => {
        const found = await lockProduct(db, division.id, id);
        if (!found) throw new Rollback(productMissing());
        const { product, variants, images } = found;
        const { expectedUpdatedAt } = changes;
        if (
          expectedUpdatedAt !== undefined &&
          new Date(expectedUpdatedAt).getTime() !== product.updated_at.getTime()
        ) {
          throw new Rollback(
            fail(
              'conflict',
              'This product was changed by somebody else. Load it again to go on.',
              'expectedUpdatedAt',
            ),
          );
        }
        const errors: Failure['errors'] = [];
        if (changes.gender !== undefined && !genders.includes(changes.gender.trim().toLowerCase())) {
          errors.push({ field: 'gender', message: 'Choose men, women, kids or unisex' });
        }
        const wanted = changes.images ?? [];
        const foreign = wanted.findIndex((image) => !images.some((known) => known.id === image.id));
        if (foreign >= 0)
          errors.push({ field: `images.${foreign}.id`, message: 'This product has no such picture' });
        const matrixFault = quantityPricesFault(changes.priceMatrix ?? []);
        if (matrixFault !== null) errors.push({ field: 'priceMatrix', message: matrixFault });
        const fields = keptPersonalisation(changes.personalisation ?? [], division.currency);
        for (const { at, key, message } of personalisationFaults(fields))
          errors.push({ field: `personalisation.${at}.${key}`, message });
        errors.push(...bundleErrors(id, changes, snapshot));
        const { creator } = changes;
        if (creator != null && !(await holdCreator(db, { division: division.id, id: creator })))
          errors.push({ field: 'creator', message: 'This store has no such creator' });
        const changed = changedVariants(variants, changes, division.currency);
        if (!changed.ok) errors.push(...changed.errors);
        const values = changes.giftCardValues ?? [];
        errors.push(...giftCardValueErrors(values, division.currency));
        if (errors.length > 0 || !changed.ok) throw new Rollback(invalid(errors));

        const before = new Map(variants.map((variant) => [variant.id, variant]));
        // Prices of a gift card are its values, which are changed as such.
        const isGiftCard = changes.giftCardValues === undefined ? product.is_gift_card : values.length > 0;
        const touched = (isGiftCard ? [] : changed.variants).filter((variant) => {
          const was = before.get(variant.id);
          return (
            was?.price_minor !== variant.price_minor ||
            was.sale_price_minor !== variant.sale_price_minor ||
            was.stock !== variant.stock
          );
        });
        await Promise.all([
          updateColumns(db, { division: division.id, id }, columnsOf(changes, division.currency)),
          updateVariants(db, division.id, touched),
          values.length > 0
            ? writeGiftCardValues(db, { division: division.id, id, currency: division.currency }, values)
            : undefined,
          creator === undefined
            ? undefined
            : writeCreatorOf(db, { division: division.id, product: id }, creator),
          changes.images ? arrangeImages(db, { division: division.id, id }, changes.images) : undefined,
          recordAudit(db, {
            division: division.id,
            actor,
            action: 'product.updated',
            target: `product:${id}`,
            data: { fields: Object.keys(changes).filter((name) => name !== 'expectedUpdatedAt') },
          }),
        ]);
      }),
    );
  }

  return {
    get,

    list: async (division, { page, perPage, search = '', enabled, stock, sort }) => {
      const snapshot = await catalogue.snapshots.get(division.id);
      const words = fold(search)
        .split(/\s+/)
        .filter((word) => word !== '');
      const rows = [...snapshot.all()].filter(
        (row) =>
          matches(row, words) &&
          (enabled === undefined || row.enabled === (enabled === 'yes')) &&
          (stock === undefined || lowVariantsOf(row) > 0),
      );
      const first = (page - 1) * perPage;
      return {
        items: rows
          .toSorted(orders[sort])
          .slice(first, first + perPage)
          .map((row) => toManagedRow(row, division)),
        total: rows.length,
        page,
        perPage,
      };
    },

    update: async (at, changes) => {
      const written = await write(at, changes);
      if (!written.ok) return written;
      await catalogue.changed(at.division.id, [at.id]);
      return get(at);
    },

    addImage: async (at, upload) => {
      const { division, id, actor } = at;
      const row = (await catalogue.snapshots.get(division.id)).byId(id);
      if (!row) return productMissing();
      const stored = await takePicture(upload, { divisionId: division.id, fileStore });
      if (!stored.ok) return stored;
      const { url: src, width, height } = stored.value;
      const added = await settle(() =>
        database.tenant(division.id, async (db) => {
          const found = await lockProduct(db, division.id, id);
          if (!found) throw new Rollback(productMissing());
          if (found.images.length >= mostImages) {
            throw new Rollback(
              fail('validation_failed', `A product has at most ${mostImages} pictures`, 'file'),
            );
          }
          await Promise.all([
            appendImage(db, { division: division.id, id }, { src, alt: found.product.name, width, height }),
            updateColumns(db, { division: division.id, id }, {}),
            recordAudit(db, {
              division: division.id,
              actor,
              action: 'product.image_added',
              target: `product:${id}`,
              data: { src },
            }),
          ]);
        }),
      );
      if (!added.ok) return added;
      await catalogue.changed(division.id, [id]);
      return get(at);
    },
  };
}
