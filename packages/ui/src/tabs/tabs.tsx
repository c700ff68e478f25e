import { Tabs as Base } from '@base-ui/react/tabs';
import { token } from '@omnis/theme/react';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled(Base.Root).withConfig({ componentId: 'ui-tabs' })`
  min-width: 0;

  .list {
    position: relative;
    display: flex;
    gap: ${token('space.1')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    overflow-x: auto;
    scrollbar-width: none;
  }
  .tab {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.75rem;
    padding: ${token('space.2')} ${token('space.3')};
    border: 0;
    background: none;
    color: ${token('text.muted')};
    font-weight: ${token('weight.medium')};
    white-space: nowrap;
    transition: color ${token('motion.fast')} ${token('motion.ease')};
  }
  .tab:hover,
  .tab[data-active] {
    color: ${token('text.color')};
  }
  .tab:focus-visible {
    outline-offset: -3px;
    border-radius: ${token('radius.md')};
  }
  .tab[data-disabled] {
    opacity: ${token('opacity.disabled')};
  }
  .tab .count {
    padding: 0 0.4em;
    border-radius: ${token('radius.full')};
    background: ${token('surface.hover')};
    font-size: ${token('type.xs')};
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
  }
  .indicator {
    position: absolute;
    left: 0;
    bottom: -1px;
    width: var(--active-tab-width);
    height: 2px;
    background: ${token('primary.text')};
    transform: translateX(var(--active-tab-left));
    transition:
      transform ${token('motion.base')} ${token('motion.ease')},
      width ${token('motion.base')} ${token('motion.ease')};
    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  .panel {
    padding-top: ${token('space.6')};
  }
  .panel:focus-visible {
    outline-offset: 4px;
  }
`;

/** One tab. */
export interface TabItem<V extends string = string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Beside the label. */
  readonly count?: number;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

/** Properties of {@link Tabs}. */
export interface TabsProps<V extends string = string> {
  /** Names the row of tabs. */
  readonly label: string;
  readonly items: readonly TabItem<V>[];
  /** The active tab. One that is no tab's makes the first that can be used active. */
  readonly value: V;
  readonly onValueChange: (value: V) => void;
}

/**
 * The tab that is active: exactly one, whatever value is given (storefront.md §4: tab groups have exactly one active
 * item). Null only when there is no tab at all.
 */
export function activeTab<V extends string>(
  items: readonly Pick<TabItem<V>, 'value' | 'disabled'>[],
  value: string,
): V | null {
  const asked = items.find((item) => item.value === value && !item.disabled);
  return (asked ?? items.find((item) => !item.disabled) ?? items[0])?.value ?? null;
}

/**
 * Views of one thing, one at a time.
 *
 * @example
 * ```tsx
 * import { Tabs } from '@omnis/ui';
 * export const example = (tab: 'open' | 'done', set: (tab: 'open' | 'done') => void) => (
 *   <Tabs label="Orders" value={tab} onValueChange={set} items={[{ value: 'open', label: 'Open', panel: 'Twelve' }, { value: 'done', label: 'Done', panel: 'Many' }]} />
 * );
 * ```
 */
export function Tabs<V extends string>({ label, items, value, onValueChange }: TabsProps<V>): ReactElement {
  const active = activeTab(items, value);
  return (
    <Root
      value={active}
      onValueChange={(next: unknown) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen && chosen.value !== active) onValueChange(chosen.value);
      }}
    >
      <Base.List className="list" aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} className="tab" value={item.value} disabled={item.disabled}>
            {item.label}
            {item.count !== undefined && <span className="count">{item.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="indicator" />
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} className="panel" value={item.value}>
          {item.panel}
        </Base.Panel>
      ))}
    </Root>
  );
}
