import type { Page } from '@omnis/models';
import type { Patch } from 'immer';

/** The name of a step: a text of the editor, and the title of the block where the text has one. */
export type StepLabel =
  | { readonly key: 'addStep' | 'duplicateStep'; readonly title: string }
  | {
      readonly key:
        | 'restoreDraft'
        | 'restoreVersion'
        | 'discardDraft'
        | 'yourChanges'
        | 'changeBlock'
        | 'changeWidth'
        | 'publishBlock'
        | 'unpublishBlock'
        | 'moveBlock'
        | 'deleteBlock'
        | 'restoreBlock'
        | 'changePage';
    };

/** One step that can be undone: what it changed, and what changes it back. */
export interface HistoryEntry {
  /** Higher than that of every step before it. */
  readonly id: number;
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  /** Said when it is undone or redone: `Move block`. */
  readonly label: StepLabel;
  /** Steps with the same key within a short time are one step, such as letters typed into a field. */
  readonly mergeKey: string | null;
  /** Milliseconds since the epoch; 0 where nothing merges. */
  readonly at: number;
  /** Block that is selected after it, when it still exists. */
  readonly selects: string | null;
  /** Block that was selected before it. */
  readonly selected: string | null;
}

/** Everything that the editor holds. */
export interface EditorState {
  readonly page: Page;
  /** Uid of the selected block; null: the page itself. */
  readonly selected: string | null;
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
  /** Id of the step that was last when the page was saved; 0: none. */
  readonly savedId: number;
  /** Id of the last step that was forgotten because there were too many; 0: none. */
  readonly baseId: number;
  /** Id for the next step. */
  readonly nextId: number;
}

/** Steps that are kept. */
export const historyLimit = 200;
/** Typing that pauses longer than this starts a step of its own, in milliseconds. */
export const mergeWindow = 1500;

/** The state of a page that was just loaded. */
export function initialState(page: Page): EditorState {
  return { page, selected: null, past: [], future: [], savedId: 0, baseId: 0, nextId: 1 };
}

/** Id of the last step; 0 when there never was one. */
export function currentId({ past, baseId }: Pick<EditorState, 'past' | 'baseId'>): number {
  return past.at(-1)?.id ?? baseId;
}

/** Tells whether something has changed since the page was saved. */
export function isDirty(state: EditorState): boolean {
  return currentId(state) !== state.savedId;
}
