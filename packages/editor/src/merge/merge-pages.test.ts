import type { Block, Page } from '@omnis/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditAction } from '../state/actions.ts';
import { initialState } from '../state/editor-state.ts';
import { editorReducer } from '../state/reducer.ts';
import { block, pageOf } from '../testing/page.ts';
import { applyChoices } from './apply-choices.ts';
import type { MergeConflict, Side } from './conflict.ts';
import { mergePages, type PageMerge } from './merge-pages.ts';
import { treeOf } from './page-tree.ts';

const base = (): Page =>
  pageOf([
    block('text', 'a', { properties: { text: 'A', look: { colour: 'red', size: 1 } } }),
    block('row', 'row', {
      items: [
        block('text', 'r1', { properties: { text: 'R1' } }),
        block('text', 'r2', { properties: { text: 'R2' } }),
      ],
    }),
    block('text', 'b', { properties: { text: 'B' } }),
    block('row', 'box', { items: [block('text', 'x1', { properties: { text: 'X1' } })] }),
    block('text', 'c', { properties: { text: 'C' } }),
  ]);

/** The page after edits, as it is sent: without what was deleted. */
function edited(page: Page, ...edits: readonly EditAction[]): Page {
  const { page: after } = edits.reduce(editorReducer, initialState(page));
  const live = (blocks: readonly Block[]): Block[] =>
    blocks
      .filter(({ flags }) => !flags.includes('deleted'))
      .map((each) => ({ ...each, flags: [], items: live(each.items) }));
  return { ...after, blocks: live(after.blocks) };
}

const set = (uid: string, key: string, value: unknown): EditAction => ({
  type: 'setProperty',
  uid,
  key,
  value,
  at: 0,
});
const move = (uid: string, parent: string | null, index: number): EditAction => ({
  type: 'move',
  uid,
  parent,
  index,
});
const merge = (mine: readonly EditAction[], theirs: readonly EditAction[]): PageMerge =>
  mergePages(base(), edited(base(), ...mine), { ...edited(base(), ...theirs), version: 9 });
const uids = ({ blocks }: Pick<Page, 'blocks'>): string[] => [...treeOf({ blocks }).nodes.keys()];
const at = (page: Page, uid: string): Block | undefined => treeOf(page).nodes.get(uid)?.block;
const list = (page: Page, parent: string | null = null): readonly string[] =>
  treeOf(page).lists.get(parent) ?? [];

describe('merging two changes of a page', () => {
  it('keeps both when two people change two blocks, or two properties of one', () => {
    const { page, conflicts } = merge(
      [set('a', 'text', 'mine'), set('a', 'look.colour', 'blue')],
      [set('b', 'text', 'theirs'), set('a', 'look.size', 2)],
    );
    expect(conflicts).toEqual([]);
    expect(at(page, 'a')?.properties).toMatchObject({ text: 'mine', look: { colour: 'blue', size: 2 } });
    expect(at(page, 'b')?.properties['text']).toBe('theirs');
    expect(page.version).toBe(9);
  });

  it('asks where both changed the same property, and takes the choice', () => {
    const merged = merge([set('a', 'text', 'mine')], [set('a', 'text', 'theirs')]);
    const [conflict] = merged.conflicts;
    expect(merged.conflicts).toMatchObject([
      { kind: 'property', uid: 'a', path: ['properties', 'text'], mine: 'mine', theirs: 'theirs' },
    ]);
    expect(at(merged.page, 'a')?.properties['text']).toBe('mine');
    const chosen = applyChoices(merged, { [conflict?.id ?? '']: 'theirs' }, () => false);
    expect(at(chosen, 'a')?.properties['text']).toBe('theirs');
  });

  it('asks nothing where both did the same', () => {
    const same = [set('a', 'text', 'same'), move('c', null, 0), { type: 'remove', uid: 'b' } as const];
    const { page, conflicts } = merge(same, same);
    expect(conflicts).toEqual([]);
    expect(list(page)).toEqual(['c', 'a', 'row', 'box']);
  });

  it('keeps what one removed and the other changed, and asks', () => {
    const merged = merge([{ type: 'remove', uid: 'row' }], [set('r2', 'text', 'theirs')]);
    expect(merged.conflicts).toMatchObject([{ kind: 'removed', uid: 'row', by: 'mine' }]);
    expect(list(merged.page, 'row')).toEqual(['r1', 'r2']);
    const chosen = applyChoices(merged, { 'removed row': 'mine' }, () => false);
    expect(uids(chosen)).not.toContain('r2');
  });

  it('removes what one removed and nobody changed', () => {
    const { page, conflicts } = merge([{ type: 'remove', uid: 'row' }], [{ type: 'remove', uid: 'b' }]);
    expect([conflicts, list(page)]).toEqual([[], ['a', 'box', 'c']]);
  });

  it('keeps a block that one moved into what the other removed', () => {
    const merged = merge([{ type: 'remove', uid: 'box' }], [move('a', 'box', 0)]);
    expect(list(merged.page, 'box')).toContain('a');
    expect(merged.conflicts).toMatchObject([{ kind: 'removed', uid: 'box' }]);
    // The one who removed the box still has the block.
    const chosen = applyChoices(merged, { 'removed box': 'mine' }, (_side, uid) => uid === 'a');
    expect(list(chosen)).toContain('a');
    expect(uids(chosen)).not.toContain('box');
  });

  it('takes the place of the one who moved, and asks where both moved a block', () => {
    expect(list(merge([], [move('c', null, 0)]).page)).toEqual(['c', 'a', 'row', 'b', 'box']);
    const both = merge([move('a', 'row', 0)], [move('a', 'box', 0)]);
    expect(both.conflicts).toMatchObject([{ kind: 'moved', uid: 'a', theirs: { parent: 'box' } }]);
    expect(list(both.page, 'row')).toContain('a');
    expect(
      list(
        applyChoices(both, { 'moved a': 'theirs' }, () => false),
        'box',
      ),
    ).toContain('a');
  });

  it('never puts two blocks into one another', () => {
    const merged = merge([move('row', 'box', 0)], [move('box', 'row', 0)]);
    expect(uids(merged.page).toSorted()).toEqual(uids(base()).toSorted());
    expect(merged.conflicts.map(({ kind }) => kind)).toContain('moved');
  });

  it('asks about each difference where nobody knows what both began with', () => {
    const { page, conflicts } = mergePages(null, edited(base(), set('a', 'text', 'mine')), base());
    expect(conflicts).toMatchObject([{ uid: 'a', mine: 'mine', theirs: 'A' }]);
    expect(uids(page)).toEqual(uids(base()));
  });
});

const names = ['a', 'row', 'r1', 'r2', 'b', 'box', 'x1', 'c'] as const;
const keys = ['text', 'title', 'look.colour', 'look.size'] as const;
const holders = [null, 'row', 'box'] as const;

/** A random edit; blocks that are added by a side have uids of that side. */
const edit = (side: Side): fc.Arbitrary<EditAction> => {
  const uid = fc.oneof(fc.constantFrom(...names), fc.constantFrom(`${side}1`, `${side}2`));
  const parent = fc.oneof(fc.constantFrom(...holders), fc.constant(`${side}2`));
  return fc.oneof(
    fc
      .record({ uid, key: fc.constantFrom(...keys), value: fc.constantFrom('p', 'q', side) })
      .map(({ uid: of, key, value }) => set(of, key, value)),
    fc
      .record({ uid, size: fc.integer({ min: 3, max: 12 }) })
      .map((each): EditAction => ({ type: 'setSize', ...each })),
    fc.record({ uid, parent, index: fc.nat(5) }).map((each): EditAction => ({ type: 'move', ...each })),
    uid.map((each): EditAction => ({ type: 'remove', uid: each })),
    fc
      .record({ name: fc.constantFrom(`${side}1`, `${side}2`), parent, index: fc.nat(5) })
      .map(({ name, ...place }): EditAction => ({
        type: 'add',
        block: block('row', name, { properties: { text: name } }),
        ...place,
        label: { key: 'addStep', title: 'Row' },
      })),
    fc
      .constantFrom('One', 'Two')
      .map((value): EditAction => ({ type: 'setPageProperty', key: 'title', value, at: 0 })),
  );
};

/** The values of a block by path, as deep as objects go. */
function leaves(value: unknown, path: string, found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    for (const [key, each] of Object.entries(value)) leaves(each, `${path}.${key}`, found);
  else found.set(path, value);
  return found;
}
const valuesOf = (page: Page, uid: string | null): Map<string, unknown> => {
  if (uid === null) return leaves({ properties: page.properties }, '');
  const own = at(page, uid);
  return own === undefined ? new Map() : leaves({ properties: own.properties, size: own.size }, '');
};

/** A conflict asks about a value, or about the object that holds it. */
function isOver(conflict: MergeConflict, uid: string | null, path: string): boolean {
  if (conflict.kind !== 'property' || conflict.uid !== uid) return false;
  return `${path}.`.startsWith(`.${conflict.path.join('.')}.`);
}

/** A conflict names the block or something that holds it. */
function isTold(
  { conflicts }: PageMerge,
  kind: 'removed' | 'moved',
  pages: readonly Page[],
  uid: string,
): boolean {
  return conflicts.some(
    (conflict) =>
      conflict.kind === kind &&
      (conflict.uid === uid || pages.some((page) => within(page, conflict.uid).includes(uid))),
  );
}
function within(page: Page, uid: string): readonly string[] {
  const { lists } = treeOf(page);
  const found = [uid];
  for (const each of found) found.push(...(lists.get(each) ?? []));
  return found;
}

describe('a property of every merge', () => {
  const pair = fc.tuple(fc.array(edit('mine'), { maxLength: 8 }), fc.array(edit('theirs'), { maxLength: 8 }));

  it('nothing that either side did vanishes without a conflict that tells of it', () => {
    fc.assert(
      fc.property(pair, ([mine, theirs]) => {
        const was = base();
        const sides = { mine: edited(was, ...mine), theirs: edited(was, ...theirs) };
        const merged = mergePages(was, sides.mine, sides.theirs);
        const { page } = merged;
        // Each block once, and none within itself.
        const all: string[] = [];
        const visit = (blocks: readonly Block[]): void =>
          blocks.forEach((each) => {
            all.push(each.uid);
            visit(each.items);
          });
        visit(page.blocks);
        expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
        const pages = [was, sides.mine, sides.theirs, page];
        for (const [side, other] of [
          ['mine', 'theirs'],
          ['theirs', 'mine'],
        ] as const) {
          const [own, their] = [sides[side], sides[other]];
          for (const uid of uids(own)) {
            const isNew = !uids(was).includes(uid);
            // Added blocks stay, and so does what nobody removed.
            if (isNew || uids(their).includes(uid)) expect(all).toContain(uid);
            else if (all.includes(uid)) expect(isTold(merged, 'removed', pages, uid)).toBe(true);
            if (!all.includes(uid)) {
              // Removed by the other, so this side had not touched it.
              expect(valuesOf(own, uid)).toEqual(valuesOf(was, uid));
              continue;
            }
            // Changed values are there, or asked about.
            for (const [path, value] of valuesOf(own, uid)) {
              const now = valuesOf(page, uid).get(path);
              if (valuesOf(was, uid).get(path) === value || now === value) continue;
              expect(merged.conflicts.some((conflict) => isOver(conflict, uid, path))).toBe(true);
            }
            // A block that this side alone put elsewhere is there.
            const [from, to] = [treeOf(was).nodes.get(uid)?.parent, treeOf(own).nodes.get(uid)?.parent];
            const now = treeOf(page).nodes.get(uid)?.parent;
            if (from !== to && now !== to) expect(isTold(merged, 'moved', pages, uid)).toBe(true);
          }
        }
        for (const [path, value] of valuesOf(sides.theirs, null))
          if (valuesOf(was, null).get(path) !== value && valuesOf(page, null).get(path) !== value)
            expect(merged.conflicts.some((conflict) => isOver(conflict, null, path))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('merging with a page that nobody changed gives the other one', () => {
    fc.assert(
      fc.property(fc.array(edit('mine'), { maxLength: 8 }), (edits) => {
        const changed = edited(base(), ...edits);
        const shape = ({ blocks, properties }: Page): unknown => [
          properties,
          [...treeOf({ blocks }).nodes].map(([uid, { parent, block: each }]) => [
            uid,
            parent,
            each.properties,
            each.size,
          ]),
        ];
        for (const merged of [mergePages(base(), changed, base()), mergePages(base(), base(), changed)]) {
          expect(merged.conflicts).toEqual([]);
          expect(shape(merged.page)).toEqual(shape(changed));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('choices lose no block that was added, and leave each block once', () => {
    fc.assert(
      fc.property(
        pair,
        fc.infiniteStream(fc.constantFrom<Side>('mine', 'theirs')),
        ([mine, theirs], stream) => {
          const sides = { mine: edited(base(), ...mine), theirs: edited(base(), ...theirs) };
          const merged = mergePages(base(), sides.mine, sides.theirs);
          const choices = Object.fromEntries(
            merged.conflicts.map(({ id }) => [id, stream.next().value ?? 'mine']),
          );
          const page = applyChoices(merged, choices, (side, uid) => treeOf(sides[side]).nodes.has(uid));
          const all = uids(page);
          expect(all.length).toBe(new Set(all).size);
          for (const uid of uids(sides.mine))
            if (uids(sides.theirs).includes(uid)) expect(all).toContain(uid);
        },
      ),
      { numRuns: 200 },
    );
  });
});
