import { statusTexts, type CallInput, type CallResponse, type ManagedProduct } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { lowAtOf } from '../../stock/low-at.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import { tellWebhooks } from '../../webhooks/tell-webhooks.ts';
import type { WebhookNews } from '../../webhooks/webhook-news.ts';
import { sendProductDetail } from '../catalogue.repository.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { appendImage, lockProduct, readContinued, readEdited, updateColumns } from './managed.repository.ts';
import { toManagedProduct, toManagedRow } from './managed-view.ts';
import type { ProductFiles } from '../product-files/product-files.service.ts';
import type { ProductChanges } from './product-changes.ts';
import { productsThatMatch } from './product-filter.ts';
import { copyProduct, deleteProduct, insertProduct } from './product-life.repository.ts';
import { compareWithPlace, placeOf, productPlace, type ManagedSort } from './sorted-products.ts';
import { handleSaleDates, noteSaleDates } from './sale-dates.ts';
import { readApprovals } from '../moderation/moderation.repository.ts';
import { staleProduct, writeChanges } from './write-changes.ts';
import { writtenOnce, type WriteKey } from '../../idempotency/written-once.ts';
import { behind, listPart, pageOfRows } from '../../../http/list-page.ts';

/** The store that is managed, by whom, and its origin for links. */
export interface ManagedStore {
  division: Division;
  actor: Identity | null;
  storeOrigin: string;
  /** Has a write made once; without it each counts. */
  once?: WriteKey | undefined;
}

/** The product that is edited, and its editor. */
export interface EditorAt extends ManagedStore {
  id: number;
}

/** The catalogue as its owner works on it. */
export interface ManagedProductsService {
  list(
    division: Division,
    query: CallInput<'dashboard.products'>['query'],
  ): Promise<Result<CallResponse<'dashboard.products'>>>;
  get(at: EditorAt): Promise<Result<ManagedProduct>>;
  /** 404 for another store's, 409 when it was changed since it was read, 422 with the fields that are wrong. */
  update(at: EditorAt, changes: ProductChanges): Promise<Result<ManagedProduct>>;
  /** Adds a draft; its name is enough. */
  create(
    store: ManagedStore,
    product: CallInput<'dashboard.createProduct'>['body'],
  ): Promise<Result<ManagedProduct>>;
  /** Copies a product as a draft; without a name it is called a copy. */
  duplicate(at: EditorAt, name: string | undefined): Promise<Result<ManagedProduct>>;
  /** Deletes a product; orders keep what they bought. */
  remove(at: EditorAt, version: number | undefined): Promise<Result<{ message: string }>>;
  addImage(at: EditorAt, upload: Upload | null): Promise<Result<ManagedProduct>>;
  /** Attaches a file for shoppers to download. */
  addFile(at: EditorAt, upload: Upload | null): Promise<Result<ManagedProduct>>;
}

/** Places of the list in an order: those of another one are refused. */
const placeIn = (sort: ManagedSort) => productPlace.refine((place) => place.sort === sort);

/** Pictures that a product may have. */
const mostImages = 100;

const productMissing = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Builds the owner's side of the catalogue. */
export function createManagedProductsService(
  { database, reading, jobs }: Core,
  {
    catalogue,
    fileStore,
    productFiles,
  }: { catalogue: CatalogueService; fileStore: FileStore; productFiles: ProductFiles },
): ManagedProductsService {
  handleSaleDates({ jobs }, catalogue);

  async function get({ division, id, storeOrigin }: EditorAt): Promise<Result<ManagedProduct>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const row = snapshot.byId(id);
    if (!row) return productMissing();
    const [detail, edited, lowAt] = await database.tenant(division.id, (db) =>
      Promise.all([
        sendProductDetail(db, division.id, id),
        readEdited(db, division.id, id),
        lowAtOf(db, division.id),
      ]),
    );
    return detail.product && edited
      ? ok(toManagedProduct(row, detail, { division, snapshot, storeOrigin, edited, lowAt }))
      : productMissing();
  }

  /** Writes in one transaction, once a key, and has shoppers see it. */
  async function write(
    { division, once }: ManagedStore,
    work: (db: Db, snapshot: Snapshot) => Promise<number>,
  ): Promise<Result<number>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const written = await settle(() =>
      database.tenant(division.id, (db) =>
        writtenOnce(db, { division: division.id, once, schema: z.number() }, () => work(db, snapshot)),
      ),
    );
    if (!written.ok) return written;
    const { value: id, isNew } = written.value;
    if (isNew) await catalogue.changed(division.id, [id]);
    return ok(id);
  }

  const told = (db: Db, { division }: ManagedStore, news: WebhookNews): Promise<void> =>
    tellWebhooks(db, division.id, [news]);

  return {
    get,

    list: async (division, { page, perPage, limit: asked, cursor, sort, ...filter }) => {
      const part = listPart({ page, perPage, limit: asked, cursor }, placeIn(sort));
      if (!part.ok) return part;
      const { limit, offset, after } = part.value;
      const snapshot = await catalogue.snapshots.get(division.id);
      const lowAt = await reading.tenant(division.id, (db) => lowAtOf(db, division.id));
      const rows = productsThatMatch(snapshot, { filter, sort, lowAt });
      const { rows: items, next } = pageOfRows(
        behind(rows, after, compareWithPlace(sort)).slice(offset, offset + limit + 1),
        limit,
        (row) => placeOf(sort, row),
      );
      const ids = items.map(({ id }) => id);
      const [counted, approvals] = await reading.tenant(division.id, (db) =>
        Promise.all([readContinued(db, division.id, ids), readApprovals(db, division.id, ids)]),
      );
      return ok({
        items: items.map((row) =>
          toManagedRow(row, division, {
            lowAt,
            counted: row.isGiftCard ? undefined : counted.get(row.id),
            approval: approvals.get(row.id) ?? { approvalStatus: 'No approval item', denialReason: null },
          }),
        ),
        total: rows.length,
        page,
        perPage: limit,
        next,
      });
    },

    update: async (at, changes) => {
      let held: string[] = [];
      const written = await write(at, async (db, snapshot) => {
        if (changes.files !== undefined)
          held = await productFiles.held(db, { division: at.division.id, id: at.id });
        await writeChanges(db, { ...at, snapshot }, changes);
        await told(db, at, { event: 'product.changed', about: { id: at.id } });
        await noteSaleDates(db, { jobs, division: at.division.id, id: at.id }, changes);
        return at.id;
      });
      if (written.ok) await productFiles.drop(at.division.id, held);
      return written.ok ? get(at) : written;
    },

    create: async (store, { name, ...changes }) => {
      const made = await write(store, async (db, snapshot) => {
        const id = await insertProduct(db, store.division, name);
        await writeChanges(db, { ...store, id, snapshot, action: 'product.created' }, changes);
        await noteSaleDates(db, { jobs, division: store.division.id, id }, changes);
        await told(db, store, { event: 'product.created', about: { id } });
        return id;
      });
      return made.ok ? get({ ...store, id: made.value }) : made;
    },

    duplicate: async (at, name) => {
      const made = await write(at, async (db) => {
        const id = await copyProduct(db, at, name);
        if (id === null) throw new Rollback(productMissing());
        await recordAudit(db, {
          division: at.division.id,
          actor: at.actor,
          action: 'product.duplicated',
          target: `product:${id}`,
          data: { from: at.id },
        });
        await told(db, at, { event: 'product.created', about: { id } });
        return id;
      });
      return made.ok ? get({ ...at, id: made.value }) : made;
    },

    remove: async (at, version) => {
      let held: string[] = [];
      const done = await write(at, async (db) => {
        const found = await lockProduct(db, at.division.id, at.id);
        if (!found) throw new Rollback(productMissing());
        if (version !== undefined && version !== found.product.updated_at.getTime())
          throw new Rollback(staleProduct('version'));
        held = await productFiles.held(db, { division: at.division.id, id: at.id });
        await deleteProduct(db, { division: at.division.id, id: at.id });
        await recordAudit(db, {
          division: at.division.id,
          actor: at.actor,
          action: 'product.deleted',
          target: `product:${at.id}`,
          data: { name: found.product.name },
        });
        await told(db, at, {
          event: 'product.deleted',
          about: { id: at.id, name: found.product.name },
        });
        return at.id;
      });
      if (done.ok) await productFiles.drop(at.division.id, held);
      return done.ok ? ok({ message: 'The product was deleted' }) : done;
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
            told(db, at, { event: 'product.changed', about: { id } }),
          ]);
        }),
      );
      if (!added.ok) return added;
      await catalogue.changed(division.id, [id]);
      return get(at);
    },

    addFile: async (at, upload) => {
      const { division, id, actor } = at;
      if (!(await catalogue.snapshots.get(division.id)).byId(id)) return productMissing();
      const taken = await productFiles.take(division.id, upload);
      if (!taken.ok) return taken;
      const added = await settle(() =>
        database.tenant(division.id, async (db) => {
          if (!(await lockProduct(db, division.id, id))) throw new Rollback(productMissing());
          await productFiles.add(db, { division: division.id, id }, taken.value);
          await updateColumns(db, { division: division.id, id }, {});
          await recordAudit(db, {
            division: division.id,
            actor,
            action: 'product.file_added',
            target: `product:${id}`,
            data: { name: taken.value.name },
          });
        }),
      );
      if (!added.ok) {
        await productFiles.drop(division.id, [taken.value.file]);
        return added;
      }
      await catalogue.changed(division.id, [id]);
      return get(at);
    },
  };
}
