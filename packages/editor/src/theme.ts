export { ThemeEditor } from './theme/theme-editor.tsx';
export type {
  KeptTheme,
  KeptThemes,
  OwnFonts,
  PreviewPage,
  ThemeAnswer,
  ThemeEditorProps,
  ThemeFault,
  ThemeFont,
} from './theme/theme-editor-props.ts';
export {
  resolveLook,
  weakTexts,
  type ResolvedLook,
  type ThemeLook,
  type WeakText,
} from './theme/state/look.ts';
export type { ThemeEditorTranslation } from './texts/theme-editor/index.ts';
