import type { Block, Page } from '@omnis/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block, pageOf } from '../testing/page.ts';
import type { EditAction, EditorAction } from './actions.ts';
import { historyLimit, initialState, isDirty, mergeWindow, type EditorState } from './editor-state.ts';
import { editorReducer, redoLabel, undoLabel } from './reducer.ts';
import { copyBlock, countBlocks, findBlock, liveBlocks } from './tree.ts';

const start = (): EditorState =>
  initialState(
    pageOf([
      block('slideshow', 'show', { items: [block('slide', 's1'), block('slide', 's2')] }),
      block('text', 'a'),
      block('row', 'row', { items: [block('text', 'r1'), block('button', 'r2')] }),
      block('text', 'b'),
    ]),
  );
const run = (state: EditorState, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce(editorReducer, state);
const uids = (blocks: readonly Block[]): string[] => liveBlocks(blocks).map(({ uid }) => uid);
const set = (uid: string, key: string, value: unknown, at = 0): EditAction => ({
  type: 'setProperty',
  uid,
  key,
  value,
  at,
});

describe('E1 edits', () => {
  it('E1 set a property, dotted ones too, and take it away', () => {
    const state = run(
      start(),
      set('a', 'text', 'Hello'),
      set('a', 'buttonStyle.fill', true),
      set('r1', 'text', 'In a row'),
    );
    expect(findBlock(state.page.blocks, 'a')?.block.properties).toMatchObject({
      text: 'Hello',
      buttonStyle: { fill: true },
    });
    expect(findBlock(state.page.blocks, 'r1')?.block.flags).toEqual(['updated']);
    const gone = run(state, set('a', 'text', undefined));
    expect(findBlock(gone.page.blocks, 'a')?.block.properties).not.toHaveProperty('text');
  });

  it.each(['__proto__.x', 'constructor.prototype.x', 'a.__proto__'])(
    'E1 leave prototypes alone: %s',
    (key) => {
      const state = run(start(), set('a', key, 'polluted'));
      expect(Reflect.get({}, 'x')).toBeUndefined();
      expect(Object.keys(findBlock(state.page.blocks, 'a')?.block.properties ?? {})).not.toContain(
        '__proto__',
      );
    },
  );

  it('E1 keep the width of a block from 3 to 12', () => {
    const sizeOf = (size: number): number | undefined =>
      findBlock(run(start(), { type: 'setSize', uid: 'a', size }).page.blocks, 'a')?.block.size;
    expect([0, 3, 7, 40].map(sizeOf)).toEqual([3, 3, 7, 12]);
  });

  it('E1 publish and hide', () => {
    const hidden = run(start(), { type: 'setPublished', uid: 'a', published: false });
    expect(findBlock(hidden.page.blocks, 'a')?.block.unpublished).toBe(true);
    const property = run(start(), set('a', 'published', false), {
      type: 'setPublished',
      uid: 'a',
      published: true,
    });
    expect(findBlock(property.page.blocks, 'a')?.block.properties).not.toHaveProperty('published');
  });

  it('E1 add and move blocks, numbering them and flagging those that moved', () => {
    const state = run(
      start(),
      {
        type: 'add',
        block: block('quote', 'new'),
        parent: null,
        index: 2,
        label: { key: 'addStep', title: 'Quote' },
      },
      { type: 'move', uid: 'b', parent: null, index: 1 },
    );
    expect(uids(state.page.blocks)).toEqual(['show', 'b', 'a', 'new', 'row']);
    expect(state.page.blocks.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4]);
    expect(findBlock(state.page.blocks, 'b')?.block.flags).toContain('reordered');
    expect(findBlock(state.page.blocks, 'show')?.block.flags).toEqual([]);
    expect(state.selected).toBe('b');
  });

  it('E1 move into and out of containers, and never into themselves', () => {
    const state = run(start(), { type: 'move', uid: 'a', parent: 'row', index: 1 });
    expect(uids(findBlock(state.page.blocks, 'row')!.block.items)).toEqual(['r1', 'a', 'r2']);
    expect(uids(run(state, { type: 'move', uid: 'r1', parent: null, index: 9 }).page.blocks)).toEqual([
      'show',
      'row',
      'b',
      'r1',
    ]);
    expect(run(state, { type: 'move', uid: 'row', parent: 'row', index: 0 })).toBe(state);
  });

  it('E1 keep a leading slideshow first', () => {
    expect(run(start(), { type: 'move', uid: 'show', parent: null, index: 3 }).page).toEqual(start().page);
    expect(uids(run(start(), { type: 'move', uid: 'a', parent: null, index: 0 }).page.blocks)[0]).toBe(
      'show',
    );
    const added = run(start(), {
      type: 'add',
      block: block('text', 'x'),
      parent: null,
      index: 0,
      label: { key: 'addStep', title: 'Text' },
    });
    expect(uids(added.page.blocks).slice(0, 2)).toEqual(['show', 'x']);
  });

  it('E1 let a slideshow move that does not lead, whatever its number', () => {
    const page = pageOf([block('text', 'a'), block('slideshow', 'show')]);
    const unnumbered = { ...page, blocks: page.blocks.map((each) => ({ ...each, order: 0 })) };
    const moved = run(initialState(unnumbered), { type: 'move', uid: 'show', parent: null, index: 0 });
    expect(uids(moved.page.blocks)).toEqual(['show', 'a']);
  });

  it('E1 hide a deleted block and select its neighbour', () => {
    const state = run(start(), { type: 'remove', uid: 'a' });
    expect(uids(state.page.blocks)).toEqual(['show', 'row', 'b']);
    expect(state.page.blocks.find(({ uid }) => uid === 'a')?.flags).toContain('deleted');
    expect(state.selected).toBe('row');
    expect(run(start(), { type: 'select', uid: 'b' }, { type: 'remove', uid: 'b' }).selected).toBe('row');
  });

  it('E1 bring a deleted block back, also after other steps', () => {
    const state = run(start(), { type: 'remove', uid: 'r1' }, set('a', 'text', 'x'), {
      type: 'unremove',
      uid: 'r1',
    });
    expect(findBlock(state.page.blocks, 'r1')?.index).toBe(0);
    expect(findBlock(state.page.blocks, 'a')?.block.properties['text']).toBe('x');
    expect(state.selected).toBe('r1');
  });

  it('E1 change nothing, and leave no step, where they do not apply', () => {
    const state = start();
    expect(run(state, set('nobody', 'text', 'x'))).toBe(state);
    expect(run(state, { type: 'setSize', uid: 'a', size: 12 })).toBe(state);
    expect(
      run(state, {
        type: 'add',
        block: block('text', 'a'),
        parent: null,
        index: 0,
        label: { key: 'addStep', title: 'Text' },
      }),
    ).toBe(state);
    expect(
      run(state, {
        type: 'add',
        block: block('text', 'x'),
        parent: 'nobody',
        index: 0,
        label: { key: 'addStep', title: 'Text' },
      }),
    ).toBe(state);
    expect(run(state, { type: 'undo' }, { type: 'redo' })).toBe(state);
  });

  it('E1 a copy has uids of its own and no ids', () => {
    let count = 0;
    const row = { ...findBlock(start().page.blocks, 'row')!.block, id: 9 };
    const copy = copyBlock(row, () => `copy-${(count += 1)}`);
    expect([copy.uid, copy.id, ...copy.items.map(({ uid }) => uid)]).toEqual([
      'copy-1',
      null,
      'copy-2',
      'copy-3',
    ]);
    expect(row.uid).toBe('row');
  });

  it('E1 change the page’s settings', () => {
    const state = run(
      start(),
      { type: 'setPageProperty', key: 'ySpacing', value: 40, at: 0 },
      { type: 'setPage', key: 'published', value: false, at: 0 },
      { type: 'setPage', key: 'url', value: '/new/', at: 0 },
    );
    expect(state.page).toMatchObject({
      published: false,
      url: '/new/',
      properties: { ySpacing: 40, title: 'About us' },
    });
  });
});

const uid = fc.constantFrom('show', 's1', 's2', 'a', 'row', 'r1', 'r2', 'b', 'n1', 'n2', 'nobody');
const edit: fc.Arbitrary<EditAction> = fc.oneof(
  fc.record({
    type: fc.constant('setProperty' as const),
    uid,
    key: fc.constantFrom('text', 'title', 'buttonStyle.fill', 'a.b.c'),
    value: fc.oneof(fc.string(), fc.constant(undefined), fc.jsonValue()),
    at: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({ type: fc.constant('setSize' as const), uid, size: fc.integer({ min: -2, max: 15 }) }),
  fc.record({ type: fc.constant('setPublished' as const), uid, published: fc.boolean() }),
  fc.record({
    type: fc.constant('move' as const),
    uid,
    parent: fc.option(uid),
    index: fc.integer({ min: -1, max: 6 }),
  }),
  fc.record({ type: fc.constantFrom('remove' as const, 'unremove' as const), uid }),
  fc.record({
    type: fc.constant('add' as const),
    block: fc.constantFrom('n1', 'n2').map((name) => block('text', name)),
    parent: fc.option(uid),
    index: fc.integer({ min: -1, max: 6 }),
    label: fc.constant({ key: 'addStep', title: 'Text' } as const),
  }),
  fc.record({
    type: fc.constant('setPageProperty' as const),
    key: fc.constantFrom('title', 'ySpacing'),
    value: fc.string(),
    at: fc.integer({ min: 0, max: 10_000 }),
  }),
);

describe('E2 history', () => {
  it('E2 undoing everything gives the page back, and redoing everything gives the edits back', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const before = start();
        const after = run(before, ...edits);
        let back = after;
        while (back.past.length > 0) back = editorReducer(back, { type: 'undo' });
        expect(back.page).toEqual(before.page);
        let again = back;
        while (again.future.length > 0) again = editorReducer(again, { type: 'redo' });
        expect(again.page).toEqual(after.page);
      }),
      { numRuns: 300 },
    );
  });

  it('E2 each undo is the inverse of its step, at any point', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 15 }), edit, (edits, last) => {
        const before = run(start(), ...edits, { type: 'undo' });
        const after = editorReducer(before, last);
        if (after.past.length === before.past.length + 1) {
          expect(editorReducer(after, { type: 'undo' }).page).toEqual(before.page);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('E2 no edit loses or doubles a block', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 25 }), (edits) => {
        const { page } = run(start(), ...edits);
        const all: string[] = [];
        const visit = (blocks: readonly Block[]): void => {
          for (const each of blocks) {
            all.push(each.uid);
            visit(each.items);
          }
        };
        visit(page.blocks);
        const adds = edits.filter(({ type }) => type === 'add').length;
        expect(all.length).toBeGreaterThanOrEqual(8);
        expect(all.length).toBeLessThanOrEqual(8 + adds);
        expect(countBlocks(page.blocks)).toBeLessThanOrEqual(all.length);
      }),
      { numRuns: 300 },
    );
  });

  it('E2 typing in one field is one step, until it pauses or another field comes', () => {
    const typed = run(
      start(),
      set('a', 'text', 'H', 0),
      set('a', 'text', 'Hi', 200),
      set('a', 'text', 'Hi!', 200 + mergeWindow),
    );
    expect(typed.past).toHaveLength(1);
    expect(run(typed, { type: 'undo' }).page).toEqual(start().page);
    expect(run(typed, set('a', 'text', 'x', 201 + 2 * mergeWindow)).past).toHaveLength(2);
    expect(run(typed, set('b', 'text', 'x', 300)).past).toHaveLength(2);
  });

  it.each(['__proto__', 'constructor'])('E2 does again what holds a key called %s', (key) => {
    const value: unknown = JSON.parse(`{"kept": 1, "list": [{"${key}": {"x": 2}}], "${key}": {"y": 3}}`);
    const after = run(start(), set('a', 'title', value));
    expect(run(after, { type: 'undo' }, { type: 'redo' }).page).toEqual(after.page);
    expect(run(after, { type: 'undo' }).page).toEqual(start().page);
    expect(Reflect.get({}, 'y')).toBeUndefined();
  });

  it('E2 an edit after an undo forgets what could be redone', () => {
    const state = run(start(), set('a', 'text', '1'), { type: 'undo' }, set('b', 'text', '2'));
    expect(state.future).toEqual([]);
    expect(undoLabel(state)).toEqual({ key: 'changeBlock' });
    expect(redoLabel(run(state, { type: 'undo' }))).toEqual({ key: 'changeBlock' });
  });

  it('E2 undoing a deletion selects what was selected', () => {
    const state = run(start(), { type: 'select', uid: 'b' }, { type: 'remove', uid: 'b' }, { type: 'undo' });
    expect(state.selected).toBe('b');
  });

  it('E2 keeps so many steps and knows that the oldest ones are gone', () => {
    let state = start();
    for (let step = 0; step < historyLimit + 5; step += 1)
      state = run(state, set('a', 'text', `${step}`, step * 10_000));
    expect(state.past).toHaveLength(historyLimit);
    while (state.past.length > 0) state = run(state, { type: 'undo' });
    expect(isDirty(state)).toBe(true);
  });
});

describe('E3 saving', () => {
  const saved = (page: Page): Page => ({
    ...page,
    id: 40,
    version: 4,
    blocks: page.blocks.map((each, index) => ({ ...each, id: index + 100 })),
  });

  it('E3 is clean once saved, also after undoing back to it', () => {
    const edited = run(start(), set('a', 'text', '1'));
    expect([isDirty(start()), isDirty(edited)]).toEqual([false, true]);
    const clean = run(edited, {
      type: 'saved',
      page: saved(edited.page),
      sent: edited.page,
      savedId: edited.past.at(-1)!.id,
    });
    expect(isDirty(clean)).toBe(false);
    expect(isDirty(run(clean, { type: 'undo' }))).toBe(true);
    expect(isDirty(run(clean, { type: 'undo' }, { type: 'redo' }))).toBe(false);
    // Typing goes on: what was saved stays a step of its own.
    expect(isDirty(run(clean, set('a', 'text', '12', 10)))).toBe(true);
  });

  it('E3 shows what was really saved, and keeps what was typed meanwhile', () => {
    const sent = run(start(), set('a', 'text', '<b onclick=x>1</b>'), set('r1', 'text', 'mine'));
    const typed = run(sent, set('b', 'text', '2'), set('r1', 'text', 'mine still', 9000));
    const clean = (blocks: readonly Block[]): Block[] =>
      blocks.map((each) => ({
        ...each,
        properties: { ...each.properties, text: 'clean' },
        items: clean(each.items),
      }));
    const page: Page = {
      ...sent.page,
      url: '/as-saved/',
      properties: { ...sent.page.properties, title: 'As saved' },
      blocks: clean(sent.page.blocks),
    };
    const state = run(typed, { type: 'saved', page, sent: sent.page, savedId: sent.past.at(-1)!.id });
    const words = ['a', 'b', 'r1'].map(
      (name) => findBlock(state.page.blocks, name)?.block.properties['text'],
    );
    expect(words).toEqual(['clean', '2', 'mine still']);
    expect(state.page).toMatchObject({ url: '/as-saved/', properties: { title: 'As saved' } });
    expect(run(state, { type: 'undo' }, { type: 'undo' }).page.blocks[1]?.properties['text']).toBe('clean');
  });

  it('E3 keeps what was typed while saving, and takes ids and version', () => {
    const sent = run(start(), set('a', 'text', '1'));
    const typed = run(sent, set('b', 'text', '2'));
    const state = run(typed, {
      type: 'saved',
      page: saved(sent.page),
      sent: sent.page,
      savedId: sent.past.at(-1)!.id,
    });
    expect(isDirty(state)).toBe(true);
    expect(state.page).toMatchObject({ id: 40, version: 4 });
    expect(findBlock(state.page.blocks, 'b')?.block).toMatchObject({ id: 103, properties: { text: '2' } });
    expect(
      run(state, { type: 'undo' }, { type: 'undo' }).page.blocks.map(({ properties }) => properties),
    ).toEqual(start().page.blocks.map(({ properties }) => properties));
  });
});
