export type { EditAction, EditorAction, PageSetting } from './state/actions.ts';
export {
  currentId,
  historyLimit,
  initialState,
  isDirty,
  mergeWindow,
  type EditorState,
  type HistoryEntry,
} from './state/editor-state.ts';
export { editorReducer, redoLabel, undoLabel } from './state/reducer.ts';
