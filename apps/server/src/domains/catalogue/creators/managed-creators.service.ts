import { statusTexts, type CallInput, type CallResponse, type ManagedCreator } from '@omnis/contract';
import { creatorLimits } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity, Upload } from '../../../http/context.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { Division } from '../../../tenancy/division.ts';
import { takePicture, type FileStore } from '../../files/index.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { fold } from '../../../texts/search-words.ts';
import { slugOf } from '../slug.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { toManagedCreator } from './creator-view.ts';
import {
  deleteCreator,
  insertCreator,
  lockCreators,
  readCreators,
  readProductsOf,
  updateCreator,
  type CreatorColumns,
} from './creators.repository.ts';
import { behind, listPart, pageOfRows } from '../../../http/list-page.ts';

type StoredCreator = Awaited<ReturnType<typeof readCreators>>[number];
type Changes = CallInput<'dashboard.updateCreator'>['body'];

/** A person who works on the creators of a store, and the origin of that store for links. */
export interface CreatorEdit {
  readonly division: Division;
  readonly actor: Identity | null;
  readonly storeOrigin: string;
}

/** Result of a change: the creator, and the products that show them. */
interface Written {
  readonly id: number;
  readonly name: string;
  readonly products: readonly number[];
}

const placeByName = z.object({ name: z.string(), id: z.number().int() });
const compare = (a: z.output<typeof placeByName>, b: z.output<typeof placeByName>): number =>
  a.name.localeCompare(b.name, 'en', { numeric: true }) || a.id - b.id;

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const stale = (): Failure =>
  fail('conflict', 'Someone else changed this creator. Reload it and make your changes again.', 'version');
const taken = (): Failure => fail('validation_failed', 'Another creator has this address', 'urlName');

/** Counts the products of each creator, hidden ones too. */
function productCounts(snapshot: Snapshot): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { creator } of snapshot.all())
    if (creator !== null) counts.set(creator, (counts.get(creator) ?? 0) + 1);
  return counts;
}

function oneOf(all: readonly StoredCreator[], id: number): StoredCreator {
  const row = all.find((each) => each.id === id);
  if (!row) throw new Rollback(gone());
  return row;
}

/** The address of a new creator: the one that was asked for, else one of the name that is free. */
function addressOf(
  { name, urlName }: { name: string; urlName?: string | undefined },
  all: readonly StoredCreator[],
): string {
  const isFree = (text: string): boolean => all.every((each) => each.url_name !== text);
  if (urlName !== undefined) {
    if (!isFree(urlName)) throw new Rollback(taken());
    return urlName;
  }
  // Room for a number behind it.
  const slug = Array.from(slugOf(name)).slice(0, creatorLimits.urlName - 5);
  const base = slug.join('').replace(/-$/, '') || 'creator';
  let address = base;
  for (let number = 2; !isFree(address); number += 1) address = `${base}-${number}`;
  return address;
}

function columnsOf({ name, urlName, kind, about, image, links }: Partial<Changes>): CreatorColumns {
  return {
    ...(name === undefined ? {} : { name }),
    ...(urlName === undefined ? {} : { url_name: urlName }),
    ...(kind === undefined ? {} : { kind }),
    ...(about === undefined ? {} : { about }),
    ...(image === undefined ? {} : { image }),
    ...(links === undefined ? {} : { links: JSON.stringify(links) }),
  };
}

/** Creators as the team of a store works on them: added, changed, deleted. */
export function createManagedCreators(
  { database }: Pick<Core, 'database'>,
  { catalogue, fileStore }: { catalogue: CatalogueService; fileStore: FileStore },
) {
  async function get({ division, storeOrigin }: CreatorEdit, id: number): Promise<Result<ManagedCreator>> {
    const snapshot = await catalogue.snapshots.get(division.id);
    const row = snapshot.creatorById(id);
    if (!row) return gone();
    return ok(toManagedCreator(row, { storeOrigin, productCount: productCounts(snapshot).get(id) ?? 0 }));
  }

  /** Works on the creators of a store under their lock, with a record of it, and has every page that shows them made anew. */
  async function write(
    { division, actor }: CreatorEdit,
    action: 'created' | 'changed' | 'deleted',
    work: (db: Db, all: readonly StoredCreator[]) => Promise<Written>,
  ): Promise<Result<number>> {
    const done = await settle(() =>
      database.tenant(division.id, async (db) => {
        await lockCreators(db, division.id);
        const written = await work(db, await readCreators(db, division.id));
        await recordAudit(db, {
          division: division.id,
          actor,
          action: `creator.${action}`,
          target: `creator:${written.id}`,
          data: { name: written.name },
        });
        return written;
      }),
    );
    if (!done.ok) return done;
    await catalogue.changed(division.id, done.value.products);
    return ok(done.value.id);
  }

  return {
    list: async (
      division: Division,
      { search = '', ...query }: CallInput<'dashboard.creators'>['query'],
    ): Promise<Result<CallResponse<'dashboard.creators'>>> => {
      const part = listPart(query, placeByName);
      if (!part.ok) return part;
      const { limit, offset, after } = part.value;
      const snapshot = await catalogue.snapshots.get(division.id);
      const words = fold(search).split(/\s+/);
      const found = snapshot.creators.filter(({ name, urlName }) =>
        words.every((word) => fold(`${name} ${urlName}`).includes(word)),
      );
      const counts = productCounts(snapshot);
      const { rows, next } = pageOfRows(
        behind(found.toSorted(compare), after, compare).slice(offset, offset + limit + 1),
        limit,
        ({ name, id }) => ({ name, id }),
      );
      return ok({
        items: rows.map(({ id, urlName, name, image }) => ({
          id,
          urlName,
          name,
          image,
          productCount: counts.get(id) ?? 0,
        })),
        total: found.length,
        page: query.page,
        perPage: limit,
        next,
      });
    },

    get,

    create: async (
      edit: CreatorEdit,
      body: CallInput<'dashboard.createCreator'>['body'],
    ): Promise<Result<ManagedCreator>> => {
      const made = await write(edit, 'created', async (db, all) => {
        if (all.length >= creatorLimits.inStore)
          throw new Rollback(
            fail('conflict', `A store has at most ${creatorLimits.inStore} creators. Delete one first.`),
          );
        const { name } = body;
        const columns = { ...columnsOf(body), name, url_name: addressOf(body, all) };
        return { id: await insertCreator(db, edit.division.id, columns), name, products: [] };
      });
      return made.ok ? get(edit, made.value) : made;
    },

    update: async (edit: CreatorEdit, id: number, changes: Changes): Promise<Result<ManagedCreator>> => {
      const at = { division: edit.division.id, id };
      const done = await write(edit, 'changed', async (db, all) => {
        const { name, version } = oneOf(all, id);
        if (version !== changes.version) throw new Rollback(stale());
        const { urlName } = changes;
        if (urlName !== undefined && all.some((each) => each.id !== id && each.url_name === urlName))
          throw new Rollback(taken());
        await updateCreator(db, at, columnsOf(changes));
        return { id, name: changes.name ?? name, products: await readProductsOf(db, at) };
      });
      return done.ok ? get(edit, id) : done;
    },

    setImage: async (
      edit: CreatorEdit,
      id: number,
      upload: Upload | null,
    ): Promise<Result<ManagedCreator>> => {
      const at = { division: edit.division.id, id };
      const known = await get(edit, id);
      if (!known.ok) return known;
      const stored = await takePicture(upload, { divisionId: at.division, fileStore });
      if (!stored.ok) return stored;
      const done = await write(edit, 'changed', async (db, all) => {
        const { name } = oneOf(all, id);
        await updateCreator(db, at, { image: stored.value.url });
        return { id, name, products: await readProductsOf(db, at) };
      });
      return done.ok ? get(edit, id) : done;
    },

    remove: async (edit: CreatorEdit, id: number): Promise<Result<{ message: string }>> => {
      const at = { division: edit.division.id, id };
      const done = await write(edit, 'deleted', async (db, all) => {
        const { name } = oneOf(all, id);
        const products = await readProductsOf(db, at);
        await deleteCreator(db, at);
        return { id, name, products };
      });
      return done.ok ? ok({ message: 'The creator was deleted' }) : done;
    },
  };
}

/** Creators as the team of a store works on them. */
export type ManagedCreators = ReturnType<typeof createManagedCreators>;
