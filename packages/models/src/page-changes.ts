import { isBlockDeleted } from './block.ts';
import { isSameValue } from './same-value.ts';
import type { Block, Page } from './schemas/page.ts';

/** Kinds of changes of a block. */
export type BlockChangeKind = 'added' | 'changed' | 'moved' | 'removed';

/** A change of one block between two versions of a page. A block that was moved and changed has two. */
export interface BlockChange {
  readonly kind: BlockChangeKind;
  readonly uid: string;
  /** Type of the block, such as `banner`. */
  readonly type: string;
  /** Title or first words of the block; '' where it has none. */
  readonly name: string;
  /** Properties and fields that differ, for one that was changed; empty otherwise. */
  readonly keys: readonly string[];
}

/** The changes between two versions of a page. */
export interface PageChanges {
  readonly blocks: readonly BlockChange[];
  /** Settings of the page that differ, such as `url` or `properties.title`. */
  readonly settings: readonly string[];
}

/** Parts of a page that are compared. */
export type ComparedPage = Pick<Page, 'blocks' | 'properties'> & Readonly<Record<string, unknown>>;

/** Keys whose words name a block, the best first. */
const naming = ['title', 'test', 'name', 'text', 'quote', 'html', 'alt', 'caption'] as const;

/** Longest name of a block in a list, in characters. */
const longestName = 60;

/**
 * The name of a block in a list: its title or its first words, without tags.
 *
 * @returns at most 60 characters; '' where the block has no words
 */
export function blockName({ properties }: Pick<Block, 'properties'>): string {
  for (const key of naming) {
    const value = properties[key];
    if (typeof value !== 'string') continue;
    const words = value
      .replace(/<[^>]{0,200}>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    if (words !== '') return words.slice(0, longestName);
  }
  return '';
}

/** Fields of a block that say where it stands, or that the server gives. */
const placing = new Set(['id', 'uid', 'items', 'flags', 'order', 'parent', 'page', 'properties', 'version']);
/** Fields of a page that are no setting. */
const given = new Set([
  'id',
  'uuid',
  'blocks',
  'properties',
  'version',
  'divisionId',
  'edited',
  'mode',
  'flags',
]);

interface Place {
  readonly block: Block;
  readonly parent: string | null;
}

function placesOf(blocks: readonly Block[], parent: string | null = null, found = new Map<string, Place>()) {
  for (const block of blocks) {
    if (isBlockDeleted(block)) continue;
    found.set(block.uid, { block, parent });
    placesOf(block.items, block.uid, found);
  }
  return found;
}

type Values = Readonly<Record<string, unknown>>;

/** Keys whose values differ; one that is null is the same as one that is not there. */
function differing(before: Values, after: Values, leftOut: ReadonlySet<string> = new Set()): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => {
    if (leftOut.has(key)) return false;
    const own = Object.hasOwn(before, key) ? before[key] : null;
    const their = Object.hasOwn(after, key) ? after[key] : null;
    return !isSameValue(own ?? null, their ?? null);
  });
}

/** Keys of a block that differ: its properties, and fields such as `size`. */
const changedKeys = (before: Block, after: Block): string[] => [
  ...differing(before.properties, after.properties),
  ...differing(before, after, placing),
];

/**
 * The uids among `after` that left their order: as few as can be, so that one block that went to the top is one that moved.
 * Both lists hold the same uids.
 */
function movedWithin(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(before.map((uid, index) => [uid, index]));
  const places = after.map((uid) => placeOf.get(uid) ?? -1);
  // The longest increasing run stays; `ends[n]` is where the best run of n + 1 ends.
  const ends: number[] = [];
  const former = places.map(() => -1);
  for (const [at, place] of places.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[ends[middle] ?? 0] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    former[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  }
  const stays = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = former[at] ?? -1) stays.add(at);
  return new Set(after.filter((_uid, at) => !stays.has(at)));
}

/** Uids of blocks that stand elsewhere in `after`: in another block, or in another order among those that stayed. */
export function movedBlocks(before: Pick<Page, 'blocks'>, after: Pick<Page, 'blocks'>): ReadonlySet<string> {
  const [from, to] = [placesOf(before.blocks), placesOf(after.blocks)];
  const moved = new Set<string>();
  const stayed = new Map<string | null, { before: string[]; after: string[] }>();
  const listOf = (parent: string | null) => {
    const list = stayed.get(parent) ?? { before: [], after: [] };
    stayed.set(parent, list);
    return list;
  };
  for (const [uid, { parent }] of from) if (to.get(uid)?.parent === parent) listOf(parent).before.push(uid);
  for (const [uid, { parent }] of to) {
    const former = from.get(uid);
    if (former === undefined) continue;
    if (former.parent === parent) listOf(parent).after.push(uid);
    else moved.add(uid);
  }
  for (const list of stayed.values()) for (const uid of movedWithin(list.before, list.after)) moved.add(uid);
  return moved;
}

/**
 * The changes from one version of a page to another, by block: what was added, changed, moved and removed, in the order of
 * the page. A block within one that was added or removed is told with it.
 *
 * @example
 * const page = pageSchema.parse({ url: '/about/', blocks: [{ uid: 'a1', type: 'banner' }] });
 * pageChanges(page, { ...page, blocks: [] }).blocks; // [{ kind: 'removed', uid: 'a1', type: 'banner', name: '', keys: [] }]
 */
export function pageChanges(before: ComparedPage, after: ComparedPage): PageChanges {
  const [from, to] = [placesOf(before.blocks), placesOf(after.blocks)];
  const moved = movedBlocks(before, after);
  const blocks: BlockChange[] = [];
  const tell = (kind: BlockChangeKind, block: Block, keys: readonly string[] = []): void =>
    void blocks.push({ kind, uid: block.uid, type: block.type, name: blockName(block), keys });
  for (const [uid, { block, parent }] of to) {
    const former = from.get(uid);
    if (former === undefined) {
      if (parent === null || from.has(parent)) tell('added', block);
      continue;
    }
    const keys = changedKeys(former.block, block);
    if (keys.length > 0) tell('changed', block, keys);
    if (moved.has(uid)) tell('moved', block);
  }
  for (const [uid, { block, parent }] of from)
    if (!to.has(uid) && (parent === null || to.has(parent))) tell('removed', block);
  const settings = [
    ...differing(before, after, given),
    ...differing(before.properties, after.properties).map((key) => `properties.${key}`),
  ];
  return { blocks, settings };
}
