import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Dialog, IconButton, Tooltip } from '@omnis/ui';
import { Keyboard } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useShortcuts } from './shortcuts.ts';
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

const List = styled.div.withConfig({ componentId: 'atlas-list' })`
  display: grid;
  gap: ${token('space.6')};

  h3 {
    margin-bottom: ${token('space.2')};
    font-size: ${token('type.sm')};
    color: ${token('text.muted')};
  }
  dl {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    margin: 0;
  }
  dt,
  dd {
    min-height: 2.25rem;
    margin: 0;
    padding-block: ${token('space.1')};
    border-top: ${token('border.width')} solid ${token('border.color')};
  }
  dd {
    display: flex;
    gap: ${token('space.1')};
  }
  kbd {
    display: inline-grid;
    place-items: center;
    min-width: 1.625rem;
    height: 1.625rem;
    padding-inline: ${token('space.1')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-bottom-width: 2px;
    border-radius: ${token('radius.sm')};
    background: ${token('surface.sunken')};
    font-size: ${token('type.xs')};
  }
`;

const groups = [
  {
    titleKey: 'inQueue',
    keys: [
      ['nextAndPreviousOrder', ['j', 'k']],
      ['openOrder', ['Enter']],
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

/** Which keys do what, behind a button and behind `?`. */
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
      <Dialog open={open} onOpenChange={setOpen} title={t('keyboardShortcuts')} size="sm">
        <List>
          {groups.map(({ titleKey, keys }) => (
            <section key={titleKey}>
              <h3>{t(titleKey)}</h3>
              <dl>
                {keys.map(([textKey, each]) => [
                  <dt key={`${textKey}-text`}>{t(textKey)}</dt>,
                  <dd key={`${textKey}-keys`}>
                    {each.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>,
                ])}
              </dl>
            </section>
          ))}
        </List>
      </Dialog>
    </Trigger>
  );
}
