import { describe, expect, it } from 'vitest';
import { block, pageOf } from '../testing/page.ts';
import type { EditorAction } from './actions.ts';
import { currentId, initialState, isDirty, type EditorState } from './editor-state.ts';
import { editorReducer } from './reducer.ts';

const start = (): EditorState => initialState(pageOf([block('text', 'a'), block('text', 'b')]));
const run = (state: EditorState, ...actions: readonly EditorAction[]): EditorState =>
  actions.reduce(editorReducer, state);
const set = (uid: string, key: string, value: unknown): EditorAction => ({
  type: 'setProperty',
  uid,
  key,
  value,
  at: 0,
});
const label = { key: 'restoreDraft' } as const;

describe('E3 other contents of the page', () => {
  it('E3 a draft is a step over the saved page; loading begins anew', () => {
    const draft = run(start(), set('a', 'text', 'draft')).page;
    const restored = run(start(), {
      type: 'restore',
      page: { ...draft, version: 1 },
      label,
    });
    expect(restored.page).toEqual(draft);
    expect(isDirty(restored)).toBe(true);
    expect(run(restored, { type: 'undo' }).page).toEqual(start().page);
    expect(run(restored, { type: 'load', page: draft }).past).toEqual([]);
  });

  it('E3 undoing a restored draft that was saved never brings its version back', () => {
    const draft = run(start(), set('a', 'text', 'draft')).page;
    const restored = run(start(), { type: 'restore', page: draft, label });
    const saved = run(restored, {
      type: 'saved',
      page: { ...restored.page, version: 4 },
      sent: restored.page,
      savedId: currentId(restored),
    });
    expect(run(saved, { type: 'undo' }).page.version).toBe(4);
  });

  it('E16 a merge begins anew with the newest version, under one step', () => {
    const newest = { ...run(start(), set('b', 'text', 'theirs')).page, version: 9 };
    const merged = run({ ...start(), page: newest }, set('a', 'text', 'mine')).page;
    const state = run(start(), set('a', 'text', 'mine'), { type: 'merge', newest, merged });
    expect([isDirty(state), state.page.version]).toEqual([true, 9]);
    expect(run(state, { type: 'undo' }).page).toEqual(newest);
    const same = run(start(), set('a', 'text', 'mine'), { type: 'merge', newest, merged: newest });
    expect([isDirty(same), same.past]).toEqual([false, []]);
  });
});
