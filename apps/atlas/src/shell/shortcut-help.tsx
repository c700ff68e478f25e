import { media, token } from '@omnis/theme/react';
import { Dialog, IconButton, Tooltip } from '@omnis/ui';
import { Keyboard } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useShortcuts } from './shortcuts.ts';

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

const groups: readonly {
  title: string;
  keys: readonly (readonly [text: string, keys: readonly string[]])[];
}[] = [
  {
    title: 'In the queue',
    keys: [
      ['Next and previous order', ['j', 'k']],
      ['Open the order', ['Enter']],
      ['Search', ['/']],
      ['Refresh', ['r']],
    ],
  },
  {
    title: 'In an order',
    keys: [
      ['Next and previous order of the queue', ['j', 'k']],
      ['Next step', ['n']],
      ['Back to the queue', ['u']],
    ],
  },
  {
    title: 'In the chats',
    keys: [
      ['Next and previous chat', ['j', 'k']],
      ['Open the chat', ['Enter']],
      ['Search', ['/']],
      ['Send, and a new line', ['Enter', '⇧ Enter']],
      ['Back to the list', ['Esc']],
    ],
  },
];

/** Which keys do what, behind a button and behind `?`. */
export function ShortcutHelp(): ReactElement {
  const [open, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <Trigger>
      <Tooltip text="Keyboard shortcuts" side="bottom">
        <IconButton label="Keyboard shortcuts" size="sm" onClick={() => setOpen(true)}>
          <Keyboard aria-hidden="true" />
        </IconButton>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts" size="sm">
        <List>
          {groups.map(({ title, keys }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {keys.map(([text, each]) => [
                  <dt key={`${text} text`}>{text}</dt>,
                  <dd key={`${text} keys`}>
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
