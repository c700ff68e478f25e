import { Menu as Base } from '@base-ui/react/menu';
import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../link/link.tsx';
import { floatingCss } from '../overlay/overlay-css.ts';

const Root = styled.div`
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
  .item[data-highlighted] {
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

/** A line between entries. */
export interface MenuSeparator {
  readonly kind: 'separator';
  readonly key: string;
}

/** One entry of a {@link Menu}. */
export type MenuItem = MenuAction | MenuLink | MenuSeparator;

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
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal render={<Root />}>
        <Base.Positioner className="positioner" align={align} side={side} sideOffset={6}>
          <Base.Popup className="popup">
            {title === undefined ? (
              items.map(renderItem)
            ) : (
              <Base.Group>
                <Base.GroupLabel className="title">{title}</Base.GroupLabel>
                {items.map(renderItem)}
              </Base.Group>
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
