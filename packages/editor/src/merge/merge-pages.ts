import { isSameValue, type Block, type Page } from '@omnis/models';
import type { MergeConflict, Side } from './conflict.ts';
import { mergePlaces } from './merge-places.ts';
import { mergeValues, type Clash, type Values } from './merge-values.ts';
import { treeOf } from './page-tree.ts';

/** Fields of a block that are its place, or the server's. */
const placing = new Set(['id', 'uid', 'items', 'flags', 'order', 'parent', 'page', 'properties', 'version']);
/** Fields of a page that tell it from others, or that are merged by themselves. */
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

/** A page with what two people changed, and what somebody has to choose. */
export interface PageMerge {
  /** The merged page; it is the newest version of theirs, with the changes of mine. Conflicts stand as in mine. */
  readonly page: Page;
  readonly conflicts: readonly MergeConflict[];
}

const clashOf = (uid: string | null, { path, mine, theirs }: Clash): MergeConflict => ({
  kind: 'property',
  id: `property ${uid ?? ''} ${path.join('.')}`,
  uid,
  path,
  mine,
  theirs,
});

const emptyBlock: Values = {};

/** An object with merged values: keys that the merge left out are gone, but for those that it was not asked for. */
function withMerged<T extends object>(target: T, values: Values, untouched: ReadonlySet<string>): T {
  const merged = { ...target, ...values };
  for (const key of Object.keys(target))
    if (!untouched.has(key) && !Object.hasOwn(values, key)) Reflect.deleteProperty(merged, key);
  return merged;
}

const none: ReadonlySet<string> = new Set();

/** The fields of a block that two people have. */
function mergeBlock(base: Block | undefined, mine: Block, theirs: Block) {
  const fields = mergeValues({ base: base ?? emptyBlock, mine, theirs }, placing);
  const properties = mergeValues({
    base: base?.properties ?? emptyBlock,
    mine: mine.properties,
    theirs: theirs.properties,
  });
  const clashes = [
    ...fields.clashes,
    ...properties.clashes.map((clash) => ({ ...clash, path: ['properties', ...clash.path] })),
  ];
  const block = withMerged(mine, fields.values, placing);
  // Marks of what this window changed are gone once it is merged into the newest version.
  const { id, flags, parent, page } = theirs;
  return { block: { ...block, id, flags, parent, page, properties: properties.values }, clashes };
}

const isBlockSame = (one: Block | undefined, other: Block): boolean => {
  const own = ({
    id: _id,
    items: _items,
    flags: _flags,
    order: _order,
    parent: _parent,
    page: _page,
    ...rest
  }: Block) => rest;
  return one !== undefined && isSameValue(own(one), own(other));
};

/**
 * Merges two versions of a page that were made from the same one: by block, and in each block by property. Both changes are
 * kept; where both changed the same property, moved the same block, or one removed what the other changed, a conflict tells
 * of it, and nothing that either did vanishes without one.
 *
 * @param base - the page that both began with; null where that is not known: then each difference is a conflict
 * @param mine - the page of this window
 * @param theirs - the newest version of the page
 */
export function mergePages(base: Page | null, mine: Page, theirs: Page): PageMerge {
  const was = treeOf(base ?? { blocks: [] });
  const trees = { mine: treeOf(mine), theirs: treeOf(theirs) };
  const isChanged = (uid: string, side: Side): boolean => {
    const block = trees[side].nodes.get(uid)?.block;
    return block !== undefined && !isBlockSame(was.nodes.get(uid)?.block, block);
  };
  const places = mergePlaces({ base: base ?? { blocks: [] }, mine, theirs }, isChanged);
  const conflicts: MergeConflict[] = [...places.conflicts];

  const fields = mergeValues({ base: base ?? {}, mine, theirs }, given);
  const settings = mergeValues({
    base: base?.properties ?? {},
    mine: mine.properties,
    theirs: theirs.properties,
  });
  conflicts.push(
    ...fields.clashes.map((clash) => clashOf(null, clash)),
    ...settings.clashes.map((clash) => clashOf(null, { ...clash, path: ['properties', ...clash.path] })),
  );

  const blockOf = (uid: string, order: number): Block | null => {
    const [own, their] = [trees.mine.nodes.get(uid)?.block, trees.theirs.nodes.get(uid)?.block];
    const block = own ?? their;
    if (block === undefined) return null;
    const merged = own && their ? mergeBlock(was.nodes.get(uid)?.block, own, their) : { block, clashes: [] };
    conflicts.push(...merged.clashes.map((clash) => clashOf(uid, clash)));
    return { ...merged.block, uid, order, items: listOf(uid) };
  };
  const listOf = (parent: string | null): Block[] =>
    (places.lists.get(parent) ?? []).flatMap((uid, order) => blockOf(uid, order) ?? []);

  const blocks = listOf(null);
  const properties = withMerged(theirs.properties, settings.values, none);
  return { page: { ...withMerged(theirs, fields.values, given), blocks, properties }, conflicts };
}
