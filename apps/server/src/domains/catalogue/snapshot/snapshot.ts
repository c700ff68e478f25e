import { createSearchIndex, type SearchIndex } from '../search/search-index.ts';
import { partsAvailable } from '../bundle-stock.ts';
import {
  dropPlaces,
  placeAutomatic,
  placingKey,
  type CollectionRow,
} from '../collections/collection-rows.ts';
import type { CreatorRow } from '../creators/creator-view.ts';
import { facetsStay, keepFacets } from '../listing/filter.ts';
import { sortRows } from '../listing/sorts.ts';
import { bySales, patchRows } from './patch-rows.ts';
import { canBeBought } from './buyable.ts';
import type { ProductRow } from './snapshot.types.ts';
import { weightOf, weightOfPacked, wordsWeight } from './weight.ts';

/** Groups that products of a store are found by. */
export interface Groups {
  readonly collections: readonly CollectionRow[];
  readonly creators: readonly CreatorRow[];
}

/** Below this a page may say how many are left. */
const lowStock = 10;

let versions = 0;

/** The orders of the collections as one text: where it differs, their members are sorted again. */
const sortingKey = (collections: readonly CollectionRow[]): string =>
  collections.map(({ id, sort }) => `${id} ${sort}`).join();

function sumOfWeights(rows: Iterable<ProductRow>): number {
  let sum = 0;
  for (const row of rows) sum += weightOf(row);
  return sum;
}

/** A store's whole catalogue in memory, in a compact form. Rows are replaced, never changed, but for their stock and what follows from it. */
export class Snapshot {
  readonly division: number;
  #groups: Groups;
  readonly #byId = new Map<number, ProductRow>();
  readonly #byUrl = new Map<string, ProductRow>();
  #byVariant: Map<string, ProductRow> | null = null;
  readonly #bundles = new Set<ProductRow>();
  #shown: readonly ProductRow[] | null = null;
  readonly #members = new Map<number, readonly ProductRow[]>();
  readonly #created = new Map<number, readonly ProductRow[]>();
  #index: SearchIndex | null = null;
  /** Goes up when something changes that a list shows, over all snapshots, so that it can key a cache. */
  version = 0;
  /** The bytes that it was made of; null when something has changed since, or it was made of rows. */
  packed: Buffer | null;
  #weight = 0;
  /** True when the weight is that of the rows, so that a change of some of them changes it. */
  #isOfRows = false;
  #isHeavier = false;

  /** @param from - the bytes that the rows stand in, and the version that they had in this process, if it packed them */
  constructor(
    division: number,
    { rows, ...groups }: Groups & { readonly rows: readonly ProductRow[] },
    from: { readonly version: number | null; readonly packed: Buffer } | null = null,
  ) {
    this.division = division;
    this.#groups = groups;
    if (!from) placeAutomatic(rows, groups.collections);
    for (const row of rows) this.#put(row);
    this.#changed();
    this.version = from?.version ?? this.version;
    this.packed = from?.packed ?? null;
  }

  get size(): number {
    return this.#byId.size;
  }

  get collections(): readonly CollectionRow[] {
    return this.#groups.collections;
  }

  get creators(): readonly CreatorRow[] {
    return this.#groups.creators;
  }

  byId(id: number): ProductRow | undefined {
    return this.#byId.get(id);
  }

  byUrl(urlName: string): ProductRow | undefined {
    return this.#byUrl.get(urlName);
  }

  /** The product that a variant belongs to. */
  byVariant(id: string): ProductRow | undefined {
    if (!this.#byVariant) {
      this.#byVariant = new Map();
      for (const row of this.#byId.values())
        for (const variant of row.variants) this.#byVariant.set(variant.id, row);
    }
    return this.#byVariant.get(id);
  }

  /** Its rough weight in bytes, once all of it was read. */
  weigh(): number {
    this.#isHeavier = false;
    if (this.#weight === 0) {
      this.#isOfRows = this.packed === null;
      this.#weight = this.packed === null ? this.#weighRows() : weightOfPacked(this.packed);
    }
    return this.#weight + (this.#index ? this.size * wordsWeight : 0);
  }

  /** Tells whether it has grown since it was weighed. */
  isHeavier(): boolean {
    return this.#isHeavier;
  }

  #weighRows(): number {
    return 1000 + sumOfWeights(this.#byId.values());
  }

  /** Bundles that shoppers see and that hold a product. */
  bundlesOf(product: number): readonly ProductRow[] {
    return [...this.#bundles].filter(
      ({ shown, bundleItems }) => shown && bundleItems.some(({ productId }) => productId === product),
    );
  }

  /** Every product, hidden ones too. */
  all(): IterableIterator<ProductRow> {
    return this.#byId.values();
  }

  /** Products that shoppers may see, best sellers first. */
  get shown(): readonly ProductRow[] {
    this.#shown ??= [...this.#byId.values()].filter((row) => row.shown).toSorted(bySales);
    return this.#shown;
  }

  /** A collection by its address, or by one that it had before. */
  collectionByUrl(urlName: string): CollectionRow | undefined {
    return (
      this.collections.find((collection) => collection.urlName === urlName) ??
      this.collections.find(({ formerUrlNames }) => formerUrlNames.includes(urlName))
    );
  }

  creatorById(id: number | null): CreatorRow | undefined {
    return id === null ? undefined : this.creators.find((creator) => creator.id === id);
  }

  creatorByUrl(urlName: string): CreatorRow | undefined {
    return this.creators.find((creator) => creator.urlName === urlName);
  }

  /** Products of a creator that shoppers see, best sellers first. */
  createdBy(creator: number): readonly ProductRow[] {
    let rows = this.#created.get(creator);
    if (!rows) {
      rows = this.shown.filter((row) => row.creator === creator);
      this.#created.set(creator, rows);
    }
    return rows;
  }

  /** The products of a collection that shoppers see, in the order that its owner chose. */
  members(collection: number): readonly ProductRow[] {
    let rows = this.#members.get(collection);
    if (!rows) {
      const sort = this.collections.find(({ id }) => id === collection)?.sort ?? 'manual';
      const place = (row: ProductRow): number => row.places.get(collection) ?? 0;
      const found = this.shown.filter((row) => row.places.has(collection));
      rows = sort === 'manual' ? found.toSorted((a, b) => place(a) - place(b)) : sortRows(found, sort);
      this.#members.set(collection, rows);
    }
    return rows;
  }

  /** The words of the products with the synonyms of the store, whose groups are a new list after each change. */
  indexFor(synonyms: readonly (readonly string[])[]): SearchIndex {
    const { index } = this;
    index.useSynonyms(synonyms);
    return index;
  }

  /** The words of the products; made at the first search. */
  get index(): SearchIndex {
    if (!this.#index) {
      const collectionNames = new Map(this.collections.map(({ id, name }) => [id, name]));
      const creatorName = (id: number | null): string => this.creatorById(id)?.name ?? '';
      this.#index = createSearchIndex({ collectionNames, creatorName, excerpts: this.size <= 10_000 });
      for (const row of this.shown) this.#index.add(row);
      this.#isHeavier = true;
    }
    return this.#index;
  }

  /** Puts fresh rows in place of those of `ids`; an id without a row was deleted. */
  replace(ids: readonly number[], rows: readonly ProductRow[], groups: Groups): void {
    const gone = new Set(ids.flatMap((id) => this.#byId.get(id) ?? []));
    for (const id of ids) this.#remove(id);
    const isPlacedAnew = placingKey(this.collections) !== placingKey(groups.collections);
    const isSortedAnew = sortingKey(this.collections) !== sortingKey(groups.collections);
    this.#groups = groups;
    if (isPlacedAnew) {
      dropPlaces(this.#byId.values(), groups.collections);
      placeAutomatic(this.#byId.values(), groups.collections);
      this.#index = null;
    }
    placeAutomatic(rows, groups.collections);
    for (const row of rows) {
      this.#put(row);
      if (row.shown) this.#index?.add(row);
    }
    this.packed = null;
    if (this.#isOfRows && !isPlacedAnew) this.#weight += sumOfWeights(rows) - sumOfWeights(gone);
    else this.#weight = 0;
    if (isPlacedAnew || isSortedAnew) return this.#changed();
    this.#settleBundles();
    this.#patchLists(gone, rows);
    this.#bump();
  }

  /** Takes over what is left of variants; true when a shopper can see it: sold out, there again, or nearly sold out. */
  setStock(stocks: readonly { id: string; product_id: number; stock: number | null }[]): boolean {
    const touched = new Map<ProductRow, string>();
    this.packed = null;
    let low = false;
    for (const { id, product_id: productId, stock } of stocks) {
      const row = this.#byId.get(productId);
      const variant = row?.variants.find((one) => one.id === id);
      if (!row || !variant || variant.stock === stock) continue;
      if (!touched.has(row)) touched.set(row, availability(row));
      low ||= Math.min(stock ?? lowStock, variant.stock ?? lowStock) < lowStock;
      variant.stock = stock;
      row.revision += 1;
    }
    for (const bundle of this.#bundles) {
      if (!bundle.bundleItems.some(({ productId }) => stocks.some((one) => one.product_id === productId)))
        continue;
      if (!touched.has(bundle)) touched.set(bundle, availability(bundle));
      bundle.revision += 1;
    }
    this.#settleBundles();
    const flipped = [...touched].some(([row, before]) => availability(row) !== before);
    const moved = this.#placeAgain([...touched.keys()]);
    if (flipped || moved) this.#bump();
    return flipped || moved || low;
  }

  #put(row: ProductRow): void {
    this.#byId.set(row.id, row);
    this.#byUrl.set(row.urlName, row);
    if (this.#byVariant) for (const variant of row.variants) this.#byVariant.set(variant.id, row);
    if (row.bundleItems.length > 0) this.#bundles.add(row);
  }

  #remove(id: number): void {
    const row = this.#byId.get(id);
    if (!row) return;
    this.#bundles.delete(row);
    this.#byId.delete(id);
    if (this.#byUrl.get(row.urlName) === row) this.#byUrl.delete(row.urlName);
    if (this.#byVariant) for (const variant of row.variants) this.#byVariant.delete(variant.id);
    this.#index?.remove(row);
  }

  /** Takes products whose stock changed into automatic collections, and out of them; true when one moved. */
  #placeAgain(rows: readonly ProductRow[]): boolean {
    const moved = placeAutomatic(rows, this.collections);
    if (moved.length === 0) return false;
    this.#members.clear();
    // Names of collections are among the words of a product.
    this.#index = null;
    return true;
  }

  /** A bundle can be had for as long as all that it holds can be. */
  #settleBundles(): void {
    for (const bundle of this.#bundles)
      bundle.partsAvailable = partsAvailable(bundle.bundleItems, (id) => this.#byId.get(id));
  }

  /** Keeps the lists right without making all of them again. Collections and creators without the rows stay as they are. */
  #patchLists(gone: ReadonlySet<ProductRow>, fresh: readonly ProductRow[]): void {
    if (this.#shown) {
      const former = this.#shown;
      this.#shown = patchRows(former, { gone, fresh: fresh.filter((row) => row.shown) }, bySales);
      if (facetsStay(gone, fresh)) keepFacets(former, this.#shown);
    }
    const touched = [...gone, ...fresh];
    for (const id of this.#members.keys())
      if (touched.some(({ places }) => places.has(id))) this.#members.delete(id);
    for (const { creator } of touched) if (creator !== null) this.#created.delete(creator);
  }

  #changed(): void {
    this.#settleBundles();
    this.#shown = null;
    this.#members.clear();
    this.#created.clear();
    this.#bump();
  }

  #bump(): void {
    versions += 1;
    this.version = versions;
  }
}

/** Stock as a card shows it: whether the product, and each of its colours, can be bought. */
function availability(row: ProductRow): string {
  if (!canBeBought(row)) return '';
  return (
    row.colours
      .map(({ name }) =>
        row.variants.some((one) => one.colour === name && (one.stock === null || one.stock > 0)) ? '1' : '0',
      )
      .join('') || '1'
  );
}
