import { applyPatches, enablePatches, produceWithPatches } from 'immer';
import { isSameValue, type Page } from '@omnis/models';
import type { EditAction, EditorAction } from './actions.ts';
import { applyEdit } from './edit.ts';
import {
  currentId,
  historyLimit,
  initialState,
  mergeWindow,
  type EditorState,
  type HistoryEntry,
  type StepLabel,
} from './editor-state.ts';
import { withSaved } from './saved-page.ts';
import { findBlock } from './tree.ts';

/**
 * The editor as a pure function: every change of the page goes through here, and each keeps the patches that do and undo
 * it.
 */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return select(state, action.uid);
    case 'undo':
      return undo(state);
    case 'redo':
      return redo(state);
    case 'saved':
      return { ...state, page: withSaved(state.page, action), savedId: action.savedId };
    case 'load':
      return initialState(action.page);
    case 'restore':
      return restore(state, action);
    case 'versioned': {
      const { id, version, published } = action.page;
      return { ...state, page: { ...state.page, id, version, published } };
    }
    case 'merge':
      return merge(state, action);
    case 'setProperty':
    case 'setSize':
    case 'setPublished':
    case 'add':
    case 'move':
    case 'remove':
    case 'unremove':
    case 'setPageProperty':
    case 'setPage':
      return edit(state, describe(state, action), (draft) => applyEdit(draft, action));
  }
}

const wholeStep = (label: StepLabel): Step => ({ label, mergeKey: null, at: 0, selects: null });

/** Fields that the server gives: undoing a step must never bring an earlier one back. */
const given = new Set(['id', 'uuid', 'version', 'divisionId']);

/** Gives a page the content of another one, where the two differ. */
function putContent(before: Page, draft: Page, page: Page): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(page)])) {
    if (given.has(key) || isSameValue(before[key], page[key])) continue;
    if (Object.hasOwn(page, key)) Object.assign(draft, { [key]: page[key] });
    else Reflect.deleteProperty(draft, key);
  }
}

function restore(
  state: EditorState,
  { page, label, saved = false }: Extract<EditorAction, { type: 'restore' }>,
) {
  const next = edit(state, wholeStep(label), (draft) => putContent(state.page, draft, page));
  if (!saved) return next;
  const { id, version } = page;
  return { ...next, page: { ...next.page, id, version }, savedId: currentId(next) };
}

/** Begins anew with the newest version; undoing goes back to that, so that it never takes back what the other one did. */
function merge(state: EditorState, { newest, merged }: { newest: Page; merged: Page }): EditorState {
  const begun: EditorState = {
    ...initialState(newest),
    nextId: state.nextId + 1,
    baseId: state.nextId,
    savedId: state.nextId,
  };
  const next = edit(begun, wholeStep({ key: 'yourChanges' }), (draft) => putContent(newest, draft, merged));
  return select(next, state.selected);
}

type Step = Pick<HistoryEntry, 'label' | 'mergeKey' | 'at' | 'selects'>;

function describe(state: EditorState, action: EditAction): Step {
  const plain = { mergeKey: null, at: 0 };
  switch (action.type) {
    case 'setProperty':
      return {
        label: { key: 'changeBlock' },
        mergeKey: `${action.uid} ${action.key}`,
        at: action.at,
        selects: action.uid,
      };
    case 'setSize':
      return { ...plain, label: { key: 'changeWidth' }, selects: action.uid };
    case 'setPublished':
      return {
        ...plain,
        label: { key: action.published ? 'publishBlock' : 'unpublishBlock' },
        selects: action.uid,
      };
    case 'add':
      return { ...plain, label: action.label, selects: action.block.uid };
    case 'move':
      return { ...plain, label: { key: 'moveBlock' }, selects: action.uid };
    case 'remove':
      return { ...plain, label: { key: 'deleteBlock' }, selects: neighbourOf(state, action.uid) };
    case 'unremove':
      return { ...plain, label: { key: 'restoreBlock' }, selects: action.uid };
    case 'setPageProperty':
    case 'setPage':
      return { label: { key: 'changePage' }, mergeKey: `page ${action.key}`, at: action.at, selects: null };
  }
}

/** Selection once a block is gone: the next one, the one before, or its parent. */
function neighbourOf({ page, selected }: EditorState, uid: string): string | null {
  const place = findBlock(page.blocks, uid);
  if (place === null) return selected;
  const neighbour = place.siblings[place.index + 1] ?? place.siblings[place.index - 1] ?? place.parent;
  return neighbour?.uid ?? null;
}

/** Adds immer's patches once; they are a plugin. */
let patchesEnabled = false;
function ensurePatches(): void {
  if (patchesEnabled) return;
  enablePatches();
  patchesEnabled = true;
}

function edit(state: EditorState, step: Step, recipe: (draft: Page) => Page | void): EditorState {
  ensurePatches();
  const [page, patches, inverse] = produceWithPatches(state.page, (draft) => recipe(draft));
  if (patches.length === 0) return state;
  const entry: HistoryEntry = { ...step, id: state.nextId, patches, inverse, selected: state.selected };
  const all = mergedPast(state, entry) ?? [...state.past, entry];
  const past = all.slice(-historyLimit);
  const baseId = past.length < all.length ? (all[0]?.id ?? state.baseId) : state.baseId;
  return select({ ...state, page, past, baseId, future: [], nextId: state.nextId + 1 }, step.selects);
}

/** The history with the last step and this one as one, when both are typing in the same field. */
function mergedPast(
  { past, future, savedId }: EditorState,
  entry: HistoryEntry,
): readonly HistoryEntry[] | null {
  const last = past.at(-1);
  if (last === undefined || entry.mergeKey === null || last.mergeKey !== entry.mergeKey) return null;
  // A saved state, and a state returned to, stays a step of its own.
  if (last.id === savedId || future.length > 0 || entry.at - last.at > mergeWindow) return null;
  const merged: HistoryEntry = {
    ...entry,
    selected: last.selected,
    patches: [...last.patches, ...entry.patches],
    inverse: [...entry.inverse, ...last.inverse],
  };
  return [...past.slice(0, -1), merged];
}

function undo(state: EditorState): EditorState {
  const entry = state.past.at(-1);
  if (entry === undefined) return state;
  ensurePatches();
  const page = applyPatches(state.page, entry.inverse);
  const future = [entry, ...state.future];
  return select({ ...state, page, past: state.past.slice(0, -1), future }, entry.selected);
}

function redo(state: EditorState): EditorState {
  const [entry, ...future] = state.future;
  if (entry === undefined) return state;
  ensurePatches();
  const page = applyPatches(state.page, entry.patches);
  return select({ ...state, page, past: [...state.past, entry], future }, entry.selects ?? state.selected);
}

/** Selects a block that exists; otherwise nothing. */
function select(state: EditorState, uid: string | null): EditorState {
  const selected = uid !== null && findBlock(state.page.blocks, uid) !== null ? uid : null;
  return selected === state.selected ? state : { ...state, selected };
}

/** Label of the last step, for the undo button; null when there is none. */
export function undoLabel({ past }: EditorState): StepLabel | null {
  return past.at(-1)?.label ?? null;
}

/** Label of the step to redo; null when nothing was undone. */
export function redoLabel({ future }: EditorState): StepLabel | null {
  return future[0]?.label ?? null;
}
