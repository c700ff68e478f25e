import { statusTexts, type CallInput, type CallResponse, type ManagedCollection } from '@omnis/contract';
import { collectionLimits, type CollectionKind } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import type { FieldError } from '../../../http/field-errors.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import { writtenOnce, type WriteKey } from '../../idempotency/written-once.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { fold } from '../../../texts/search-words.ts';
import { matcherOf, ruleFaults, toStoredRules } from './collection-rules.ts';
import { placeAfter, readCursor, writeCursor } from './collection-cursor.ts';
import { formerNames, newAddress, renamed } from './collection-address.ts';
import { collectionColumns, collectionFaults } from './collection-values.ts';
import {
  previewCount,
  productCounts,
  toCollectionRow,
  toListedProduct,
  toManagedCollection,
} from './collection-view.ts';
import {
  deleteCollection,
  findCollection,
  insertCollection,
  lockCollections,
  readAddresses,
  readMembers,
  updateCollection,
  writeMembers,
  type StoredCollection,
} from './collections.repository.ts';
import { namedIn, stillNamed, unlink, type NamedCollection } from './named-in.ts';

/** The person who edits a store's collections, that store, and its origin for links. */
export interface CollectionEdit {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly storeOrigin: string;
  /** Has a write made once; without it each counts. */
  readonly once?: WriteKey | undefined;
}

type Answer = Result<ManagedCollection>;

/** A change that was written: whose, and the products that it moved. */
interface Written {
  readonly id: number;
  readonly products: readonly number[];
}

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const invalid = (errors: readonly FieldError[]): Failure => ({
  ...fail('validation_failed', errors[0]?.message ?? ''),
  errors: [...errors],
});
const keptId = z.number();

const namedOf = (row: StoredCollection): NamedCollection => ({
  id: row.id,
  urlNames: [row.url_name, ...formerNames(row)],
});

/** The kind of collection of a row. */
const kindOf = ({ kind }: StoredCollection): CollectionKind =>
  kind === 'automatic' ? 'automatic' : 'manual';

/** Collections as the team of a store works on them. */
export function createManagedCollections(
  { database, divisions, cache }: Pick<Core, 'database' | 'divisions' | 'cache'>,
  { catalogue, fileStore }: { catalogue: CatalogueService; fileStore: FileStore },
) {
  async function get({ division, storeOrigin }: CollectionEdit, id: number): Promise<Answer> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const row = snapshot.collections.find((each) => each.id === id);
    if (!row) return gone();
    const stored = await database.tenant(division.id, async (db) => {
      const kept = await findCollection(db, { division: division.id, id });
      return kept && { version: kept.version, named: await namedIn(db, division.id, namedOf(kept)) };
    });
    if (!stored) return gone();
    const { version, named } = stored;
    return ok(toManagedCollection(row, { division, snapshot, storeOrigin, version, namedIn: named }));
  }

  /** Writes under the lock of the store's collections, once a key, with a record of it, and has shoppers see it. */
  async function write(
    { division, actor, once }: CollectionEdit,
    action: 'created' | 'updated' | 'deleted',
    work: (db: Db) => Promise<Written>,
  ): Promise<Result<number>> {
    let products: readonly number[] = [];
    const done = await settle(() =>
      database.tenant(division.id, async (db) => {
        await lockCollections(db, division.id);
        return writtenOnce(db, { division: division.id, once, schema: keptId }, async () => {
          const written = await work(db);
          ({ products } = written);
          await recordAudit(db, {
            division: division.id,
            actor,
            action: `collection.${action}`,
            target: `collection:${written.id}`,
          });
          return written.id;
        });
      }),
    );
    if (!done.ok) return done;
    if (done.value.isNew) await catalogue.changed(division.id, products);
    return ok(done.value.value);
  }

  async function found(db: Db, at: { division: number; id: number }): Promise<StoredCollection> {
    const row = await findCollection(db, at);
    if (!row) throw new Rollback(gone());
    return row;
  }

  return {
    get,

    list: async (
      division: Division,
      { limit, cursor, kind, search = '' }: CallInput<'dashboard.collections'>['query'],
    ): Promise<Result<CallResponse<'dashboard.collections'>>> => {
      const after = cursor === undefined ? null : readCursor(cursor);
      if (cursor !== undefined && !after)
        return fail('validation_failed', 'This is not a cursor of this list', 'cursor');
      const snapshot = await catalogue.snapshots.get(division.id);
      const words = fold(search).split(/\s+/);
      const rows = placeAfter(
        snapshot.collections.filter(
          (row) =>
            (kind === undefined || row.kind === kind) &&
            words.every((word) => fold(`${row.name} ${row.urlName}`).includes(word)),
        ),
        after,
      );
      const counts = productCounts(snapshot);
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return ok({
        items: page.map((row) => toCollectionRow(row, counts.get(row.id) ?? 0)),
        next: last ? writeCursor(last) : null,
        currency: division.currency,
      });
    },

    create: async (
      edit: CollectionEdit,
      { kind, ...values }: CallInput<'dashboard.createCollection'>['body'],
    ): Promise<Answer> => {
      const { division } = edit;
      const snapshot = await catalogue.snapshots.get(division.id);
      const { currency } = division;
      const errors = collectionFaults(values, { kind, isNew: true, currency, snapshot });
      if (errors.length > 0) return invalid(errors);
      const made = await write(edit, 'created', async (db) => {
        const all = await readAddresses(db, division.id);
        const { inStore } = collectionLimits;
        if (all.length >= inStore)
          throw new Rollback(
            fail('conflict', `A store has at most ${inStore} collections. Delete one first.`),
          );
        const { name, urlName, productIds = [] } = values;
        const address = await newAddress(db, division.id, { name, urlName, all });
        const id = await insertCollection(db, division.id, {
          sort: kind === 'manual' ? 'manual' : 'bestsellerOrder',
          image: null,
          ...collectionColumns(values, currency),
          name,
          kind,
          url_name: address,
          position: Math.max(-1, ...all.map(({ position }) => position)) + 1,
        });
        if (id === null)
          throw new Rollback(fail('validation_failed', 'Another collection has this address', 'urlName'));
        await writeMembers(db, { division: division.id, id }, { before: [], now: productIds });
        return { id, products: productIds };
      });
      return made.ok ? get(edit, made.value) : made;
    },

    update: async (
      edit: CollectionEdit,
      id: number,
      { version, kind, ...values }: CallInput<'dashboard.updateCollection'>['body'],
    ): Promise<Answer> => {
      const { division } = edit;
      const at = { division: division.id, id };
      const snapshot = await catalogue.snapshots.get(division.id);
      const done = await write(edit, 'updated', async (db) => {
        const row = await found(db, at);
        if (version !== row.version)
          throw new Rollback(
            fail('conflict', 'Somebody else has changed this collection. Load it again.', 'version'),
          );
        const { currency } = division;
        const errors = collectionFaults(values, { kind: kindOf(row), isNew: false, currency, snapshot });
        if (kind !== undefined && kind !== row.kind)
          errors.push({ field: 'kind', message: 'The kind of a collection stays as it is' });
        if (errors.length > 0) throw new Rollback(invalid(errors));
        const columns = {
          ...collectionColumns(values, currency),
          ...(await renamed(db, row, values.urlName)),
        };
        const { productIds } = values;
        const before = productIds === undefined ? [] : await readMembers(db, at);
        const products =
          productIds === undefined ? [] : await writeMembers(db, at, { before, now: productIds });
        // The row comes last: a product's own edit holds that product, and then waits for this row.
        await updateCollection(db, at, { columns, versioned: true });
        return { id, products };
      });
      return done.ok ? get(edit, id) : done;
    },

    setImage: async (edit: CollectionEdit, id: number, upload: Upload | null): Promise<Answer> => {
      const at = { division: edit.division.id, id };
      const known = await get(edit, id);
      if (!known.ok) return known;
      const stored = await takePicture(upload, { divisionId: at.division, fileStore });
      if (!stored.ok) return stored;
      const done = await write(edit, 'updated', async (db) => {
        await found(db, at);
        await updateCollection(db, at, { columns: { image: stored.value.url }, versioned: false });
        return { id, products: [] };
      });
      return done.ok ? get(edit, id) : done;
    },

    remove: async (
      edit: CollectionEdit,
      id: number,
      { anyway }: CallInput<'dashboard.deleteCollection'>['query'],
    ): Promise<Result<{ message: string }>> => {
      const { division } = edit;
      const at = { division: division.id, id };
      let isUnlinked = false;
      const done = await write(edit, 'deleted', async (db) => {
        const named = namedOf(await found(db, at));
        const places = await namedIn(db, division.id, named);
        if (places.length > 0 && anyway === 'no') throw new Rollback(stillNamed(places));
        isUnlinked = await unlink(db, division.id, named);
        const members = await readMembers(db, at);
        await deleteCollection(db, at);
        return { id, products: members.map(({ product }) => product) };
      });
      if (!done.ok) return done;
      if (isUnlinked) {
        await divisions.changed(division.id);
        cache.drop([`division:${division.id}`, `pages:${division.id}`]);
      }
      return ok({ message: 'The collection was deleted' });
    },

    preview: async (
      division: Division,
      { match, rules }: CallInput<'dashboard.previewCollection'>['body'],
    ): Promise<Result<CallResponse<'dashboard.previewCollection'>>> => {
      const errors = ruleFaults(rules, division.currency);
      if (errors.length > 0) return invalid(errors);
      const snapshot = await catalogue.snapshots.get(division.id);
      const has = matcherOf({ match, rules: toStoredRules(rules, division.currency) });
      const rows = [...snapshot.all()].filter((row) => has(row));
      const first = rows.toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id).slice(0, previewCount);
      return ok({ productCount: rows.length, products: first.map(toListedProduct) });
    },
  };
}

/** Collections as the team of a store works on them. */
export type ManagedCollections = ReturnType<typeof createManagedCollections>;
