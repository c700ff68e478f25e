import { ShortcutDialog } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { shellTexts } from '../texts/shell/index.ts';

/** Properties of {@link KeyHelp}. */
export interface KeyHelpProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The keys of the dashboard with their actions. */
export function KeyHelp({ open, onOpenChange }: KeyHelpProps): ReactElement {
  const t = useTexts(shellTexts);
  return (
    <ShortcutDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('keyboardShortcuts')}
      groups={[
        {
          title: t('everywhere'),
          keys: [
            [t('searchEverything'), ['Ctrl', 'K']],
            [t('thisList'), ['?']],
          ],
        },
        {
          title: t('inLists'),
          keys: [
            [t('nextAndPreviousRow'), ['j', 'k']],
            [t('openTheRow'), ['Enter']],
            [t('selectTheRow'), ['x']],
            [t('selectToTheRow'), ['⇧', 'x']],
            [t('searchTheList'), ['/']],
            [t('clearTheSelection'), ['Esc']],
          ],
        },
      ]}
    />
  );
}
