import type { MenuItem } from '@omnis/ui';
import type { ThemeEditorTexts } from '../texts/theme-editor/index.ts';
import type { ThemeEditorProps } from './theme-editor-props.ts';

/** A dialog of the editor. */
export type ThemeDialog = 'publish' | 'theirs' | 'compare' | 'keep' | 'kept' | 'discard';

/** Acts of the menu that need the editor. */
export interface ThemeMenuActs {
  readonly open: (dialog: ThemeDialog) => void;
  readonly copyLink: () => void;
  readonly chooseFile: () => void;
}

/** The acts on the whole theme, as far as the editor's owner offers them. */
export function themeMenu(
  t: ThemeEditorTexts,
  { previewUrl, onExport, onImport, kept, onDiscard, isDraft }: ThemeEditorProps,
  { open, copyLink, chooseFile }: ThemeMenuActs,
): readonly MenuItem[] {
  const list: (MenuItem | false)[] = [
    previewUrl !== undefined && { key: 'copy', label: t('copyPreviewLink'), onSelect: copyLink },
    previewUrl !== undefined && {
      kind: 'link',
      key: 'open',
      label: t('openPreview'),
      href: previewUrl,
      target: '_blank',
    },
    { key: 'compare', label: t('compare'), onSelect: () => open('compare') },
    kept !== undefined && { key: 'keep', label: t('keep'), onSelect: () => open('keep') },
    kept !== undefined && { key: 'kept', label: t('manageKept'), onSelect: () => open('kept') },
    onImport !== undefined && { key: 'import', label: t('importFile'), onSelect: chooseFile },
    onExport !== undefined && {
      key: 'omnis',
      label: t('exportOmnis'),
      onSelect: () => onExport('omnis', 'light'),
    },
    ...(onExport === undefined
      ? []
      : (['light', 'dark'] as const).map((mode) => ({
          key: `tokens-${mode}`,
          label: t('exportTokens', { mode: t(mode === 'dark' ? 'darkMode' : 'lightMode') }),
          onSelect: () => onExport('design-tokens', mode),
        }))),
    onDiscard !== undefined && {
      key: 'discard',
      label: t('discardDraft'),
      danger: true,
      disabled: !isDraft,
      onSelect: () => open('discard'),
    },
  ];
  return list.filter((item) => item !== false);
}
