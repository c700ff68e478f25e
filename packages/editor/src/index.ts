export type { FormChoices } from './form/form-choices.ts';
export { RichTextField, type RichTextFieldProps } from './form/rich-text-field.tsx';
export { PageEditor, type PageEditorProps } from './page-editor.tsx';
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
