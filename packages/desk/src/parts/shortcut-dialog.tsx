import { token } from '@omnis/theme/react';
import { Dialog } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const List = styled.div.withConfig({ componentId: 'desk-shortcuts' })`
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

/** Keys that work in one place. */
export interface ShortcutGroup {
  readonly title: string;
  /** Texts of the actions, each with its keys as they are printed on a keyboard. */
  readonly keys: readonly (readonly [text: string, keys: readonly string[]])[];
}

/** Properties of {@link ShortcutDialog}. */
export interface ShortcutDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly groups: readonly ShortcutGroup[];
}

/** A list of keys and their actions. */
export function ShortcutDialog({ open, onOpenChange, title, groups }: ShortcutDialogProps): ReactElement {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} size="sm">
      <List>
        {groups.map((group) => (
          <section key={group.title}>
            <h3>{group.title}</h3>
            <dl>
              {group.keys.map(([text, keys]) => [
                <dt key={`${text}-text`}>{text}</dt>,
                <dd key={`${text}-keys`}>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dd>,
              ])}
            </dl>
          </section>
        ))}
      </List>
    </Dialog>
  );
}
