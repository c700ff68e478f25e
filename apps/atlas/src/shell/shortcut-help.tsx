import { ShortcutDialog, useShortcuts } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { IconButton, Tooltip } from '@omnis/ui';
import { Keyboard } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { shellTexts, type ShellTextKey } from '../texts/shell/index.ts';

const Trigger = styled.span.withConfig({ componentId: 'atlas-trigger' })`
  button {
    color: inherit;
  }
  button:hover {
    background: ${token('sidebar.activeBackground')};
  }
  ${media.down('md')} {
    display: none;
  }
`;

const groups = [
  {
    titleKey: 'inQueue',
    keys: [
      ['nextAndPreviousOrder', ['j', 'k']],
      ['openOrder', ['Enter']],
      ['selectOrder', ['x']],
      ['search', ['/']],
      ['refresh', ['r']],
    ],
  },
  {
    titleKey: 'inOrder',
    keys: [
      ['nextAndPreviousOrderOfQueue', ['j', 'k']],
      ['nextStep', ['n']],
      ['backToQueue', ['u']],
    ],
  },
  {
    titleKey: 'inChats',
    keys: [
      ['nextAndPreviousChat', ['j', 'k']],
      ['openChat', ['Enter']],
      ['search', ['/']],
      ['sendAndNewLine', ['Enter', '⇧ Enter']],
      ['backToList', ['Esc']],
    ],
  },
] as const satisfies readonly {
  titleKey: ShellTextKey;
  /** Texts with the keys as they are printed on a keyboard. */
  keys: readonly (readonly [text: ShellTextKey, keys: readonly string[]])[];
}[];

/** The keys of atlas with their actions, behind a button and behind `?`. */
export function ShortcutHelp(): ReactElement {
  const t = useTexts(shellTexts);
  const [open, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <Trigger>
      <Tooltip text={t('keyboardShortcuts')} side="bottom">
        <IconButton label={t('keyboardShortcuts')} size="sm" onClick={() => setOpen(true)}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <ShortcutDialog
        open={open}
        onOpenChange={setOpen}
        title={t('keyboardShortcuts')}
        groups={groups.map(({ titleKey, keys }) => ({
          title: t(titleKey),
          keys: keys.map(([textKey, each]) => [t(textKey), each] as const),
        }))}
      />
    </Trigger>
  );
}
