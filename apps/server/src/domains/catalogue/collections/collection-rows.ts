import {
  collectionKinds,
  collectionMatches,
  collectionSorts,
  type CollectionKind,
  type CollectionSort,
} from '@omnis/models';
import { z } from 'zod';
import type { readCollections } from '../catalogue.repository.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import { matcherOf, readRules, type StoredRules } from './collection-rules.ts';

/** A collection as the snapshot holds it, in its owner's order of collections. */
export interface CollectionRow extends StoredRules {
  readonly id: number;
  readonly urlName: string;
  /** Addresses that it had before. */
  readonly formerUrlNames: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly kind: CollectionKind;
  readonly sort: CollectionSort;
  readonly metaTitle: string;
  readonly metaDescription: string;
}

const kind = z.enum(collectionKinds).catch('manual');
const match = z.enum(collectionMatches).catch('all');
const sort = z.enum(collectionSorts).catch('manual');
const urlNames = z.array(z.string()).catch([]);

/** Rows of the table as the snapshot holds them. */
export function toCollectionRows(rows: Awaited<ReturnType<typeof readCollections>>): CollectionRow[] {
  return rows.map((row) => ({
    id: row.id,
    urlName: row.url_name,
    formerUrlNames: urlNames.parse(row.former_url_names),
    name: row.name,
    description: row.description,
    image: row.image,
    kind: kind.parse(row.kind),
    match: match.parse(row.match),
    rules: readRules(row.rules),
    sort: sort.parse(row.sort),
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
  }));
}

/** The facts that products are placed and found by, as one text: where it differs, all of them are placed again. */
export function placingKey(collections: readonly CollectionRow[]): string {
  return JSON.stringify(
    collections.map(({ id, name, kind: is, match: how, rules }) => [id, name, is, how, rules]),
  );
}

/** Takes products out of collections that are gone. */
export function dropPlaces(rows: Iterable<ProductRow>, collections: readonly CollectionRow[]): void {
  const known = new Set(collections.map(({ id }) => id));
  for (const row of rows)
    if ([...row.places.keys()].some((id) => !known.has(id)))
      row.places = new Map([...row.places].filter(([id]) => known.has(id)));
}

/**
 * Gives products their places in automatic collections; places in manual ones stay. Shoppers' lists then read both alike.
 *
 * @returns the products whose collections changed
 */
export function placeAutomatic(
  rows: Iterable<ProductRow>,
  collections: readonly CollectionRow[],
): ProductRow[] {
  const automatic = collections.flatMap((each) =>
    each.kind === 'automatic' ? [{ id: each.id, has: matcherOf(each) }] : [],
  );
  const changed: ProductRow[] = [];
  if (automatic.length === 0) return changed;
  for (const row of rows) {
    const moved = automatic.filter(({ id, has }) => has(row) !== row.places.has(id));
    if (moved.length === 0) continue;
    const places = new Map(row.places);
    for (const { id } of moved) if (!places.delete(id)) places.set(id, 0);
    row.places = places;
    changed.push(row);
  }
  return changed;
}
