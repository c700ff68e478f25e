import { Menu as Base } from '@base-ui/react/menu';
import { token } from '@omnis/theme/react';
import { Check } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { floatingCss } from '../overlay/overlay-css.ts';

const Root = styled.div.withConfig({ componentId: 'ui-menu' })`
  .positioner {
    z-index: ${token('layer.popover')};
    outline: none;
  }
  .popup {
    ${floatingCss}
    min-width: max(12rem, var(--anchor-width));
    max-width: min(22rem, var(--available-width));
    max-height: var(--available-height);
    padding: ${token('space.1')};
    overflow-y: auto;
  }
  .item {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    padding: ${token('space.2')} ${token('space.3')};
    border-radius: ${token('radius.md')};
    outline: none;
    color: inherit;
    font-size: ${token('type.sm')};
    line-height: 1.3;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
  }
  .item svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${token('text.muted')};
  }
  .item .grow {
    flex: 1;
  }
  .item[data-checked] {
    font-weight: ${token('weight.medium')};
  }
  .item[data-highlighted] {
    /* Seen in forced colours alone, which have no ground of its own. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: ${token('surface.hover')};
  }
  .item[data-disabled] {
    opacity: ${token('opacity.disabled')};
    cursor: not-allowed;
  }
  .item[data-danger],
  .item[data-danger] svg {
    color: ${token('error.text')};
  }
  .item[data-danger][data-highlighted] {
    background: ${token('error.background')};
  }
  .item small {
    display: block;
    color: ${token('text.muted')};
  }
  .separator {
    height: 1px;
    margin: ${token('space.1')} ${token('space.3')};
    background: ${token('border.color')};
  }
  .title {
    overflow: hidden;
    text-overflow: ellipsis;
    padding: ${token('space.2')} ${token('space.3')} ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
`;

/** Something to do. */
export interface MenuAction {
  readonly kind?: 'action';
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** Under the label. */
  readonly help?: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean;
  /** It destroys something. */
  readonly danger?: boolean;
}

/** Somewhere to go. */
export interface MenuLink {
  readonly kind: 'link';
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly href: string;
  readonly target?: '_blank';
}

/** One of several, of which one is chosen. */
export interface MenuChoices {
  readonly kind: 'choices';
  readonly key: string;
  /** Above the choices, e.g. “Appearance”. */
  readonly title: ReactNode;
  readonly value: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly icon?: ReactNode;
  }[];
  readonly onChoose: (value: string) => void;
}

/** A line between entries. */
export interface MenuSeparator {
  readonly kind: 'separator';
  readonly key: string;
}

/** One entry of a {@link Menu}. */
export type MenuItem = MenuAction | MenuLink | MenuChoices | MenuSeparator;

/** Properties of {@link Menu}. */
export interface MenuProps {
  /** A button that opens the menu. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** Above the entries, e.g. who is logged in. */
  readonly title?: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
}

function Choices({ item }: { readonly item: MenuChoices }): ReactElement {
  const { title, value, choices, onChoose } = item;
  return (
    <Base.Group>
      <Base.GroupLabel className="title">{title}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={(next) => onChoose(String(next))}>
        {choices.map((choice) => (
          <Base.RadioItem key={choice.value} className="item" value={choice.value} closeOnClick>
            {choice.icon}
            <span className="grow">{choice.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

function renderItem(item: MenuItem): ReactElement {
  switch (item.kind) {
    case 'separator':
      return <Base.Separator key={item.key} className="separator" />;
    case 'link':
      return (
        <Base.LinkItem
          key={item.key}
          className="item"
          closeOnClick
          render={<Link href={item.href} target={item.target} />}
        >
          {item.icon}
          <span>{item.label}</span>
        </Base.LinkItem>
      );
    case 'choices':
      return <Choices key={item.key} item={item} />;
    case 'action':
    case undefined:
      return (
        <Base.Item
          key={item.key}
          className="item"
          data-danger={item.danger ? '' : undefined}
          disabled={item.disabled}
          onClick={item.onSelect}
        >
          {item.icon}
          <span>
            {item.label}
            {item.help !== undefined && <small>{item.help}</small>}
          </span>
        </Base.Item>
      );
  }
}

/**
 * A list of actions behind a button, with arrow keys, first letters and Escape.
 *
 * @example
 * ```tsx
 * import { Button, Menu } from '@omnis/ui';
 * export const More = ({ copy }: { copy: () => void }) => (
 *   <Menu trigger={<Button variant="secondary">More</Button>} items={[{ key: 'copy', label: 'Duplicate', onSelect: copy }]} />
 * );
 * ```
 */
export function Menu({ trigger, items, title, align = 'end', side = 'bottom' }: MenuProps): ReactElement {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger id={id} render={trigger} />
      {/* The list stands at the end of the document: a landmark of its own says whose it is. */}
      <Base.Portal render={<Root role="region" aria-labelledby={id} />}>
        <Base.Positioner className="positioner" align={align} side={side} sideOffset={6}>
          <Base.Popup className="popup">
            {title !== undefined && <p className="title">{title}</p>}
            {items.map(renderItem)}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
