import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { ListParams } from '../parts/list-params.ts';
import type { FilterChip } from './order-filters.ts';
import { ordersTexts } from '../texts/orders/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-filter-chips' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.3')};
  border-bottom: ${token('border.width')} solid ${token('border.color')};

  button {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.25rem;
    max-width: 100%;
    padding: 0 ${token('space.3')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.full')};
    background: none;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    overflow-wrap: anywhere;
    text-align: start;
  }
  button:hover {
    background: ${token('surface.hover')};
  }
  button.clear {
    border-color: transparent;
    color: ${token('text.muted')};
  }
  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token('text.muted')};
  }
`;

/** Properties of {@link FilterChips}. */
export interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly list: ListParams;
}

/** The filters that are set, each of which a press removes; nothing while none is. */
export function FilterChips({ chips, list }: FilterChipsProps): ReactElement | null {
  const t = useTexts(ordersTexts);
  if (chips.length === 0) return null;
  const remove = (keys: readonly string[]): void =>
    list.change(Object.fromEntries(keys.map((key) => [key, null])));
  return (
    <Root role="group" aria-label={t('filters')}>
      {chips.map(({ text, keys }) => (
        <button
          key={text}
          type="button"
          aria-label={t('removeTheFilter', { text })}
          onClick={() => remove(keys)}
        >
          {text}
          <X aria-hidden="true" />
        </button>
      ))}
      <button type="button" className="clear" onClick={() => remove(chips.flatMap(({ keys }) => keys))}>
        {t('clearFilters')}
      </button>
    </Root>
  );
}
