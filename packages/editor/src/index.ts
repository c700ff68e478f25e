export type { FormChoices } from './form/form-choices.ts';
export { RichTextField, type RichTextFieldProps } from './form/rich-text-field.tsx';
export type { HistoryKind, HistoryPart, HistoryVersion, PageHistory } from './history/page-history.ts';
export type {
  MergeChoices,
  MergeConflict,
  MovedConflict,
  Place,
  PropertyConflict,
  RemovedConflict,
  Side,
} from './merge/conflict.ts';
export { mergePages, type PageMerge } from './merge/merge-pages.ts';
export type { NewestPage } from './merge/use-merge.ts';
export { PageEditor, type PageEditorProps } from './page-editor.tsx';
export {
  stateOf,
  type PagePublishing,
  type PageSchedule,
  type PageState,
  type PageStatus,
  type PageVersion,
  type ScheduledAction,
} from './publishing/page-publishing.ts';
export { PageStateBadge } from './publishing/publish-actions.tsx';
export type { EditingPerson } from './top-bar/others.tsx';
export type { DivergedPage } from './use-keeping.ts';
export type { VersionTranslation } from './texts/versions/index.ts';
export { deviceWidths, type Device } from './preview/devices.ts';
export {
  ProductOptionsEditor,
  type OptionsChange,
  type ProductOptionsEditorProps,
} from './product/product-options-editor.tsx';
export { saveProblem, type SaveAnswer, type SaveFieldError, type SaveProblem } from './save/save-answer.ts';
export type { EditAction, EditorAction, PageSetting } from './state/actions.ts';
export {
  currentId,
  historyLimit,
  initialState,
  isDirty,
  mergeWindow,
  type EditorState,
  type HistoryEntry,
  type StepLabel,
} from './state/editor-state.ts';
export { editorReducer, redoLabel, undoLabel } from './state/reducer.ts';
export type { EditorTranslation } from './texts/editor/index.ts';
