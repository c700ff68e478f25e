import { textParts, useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Button, Checkbox, NumberField, SearchField, Select } from '@omnis/ui';
import { useTypedSearch } from '@omnis/ui/react-router';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { agePresets, presetOf } from './age.ts';
import { MoreFilters } from './more-filters.tsx';
import { isNarrowed, maxSearch, paymentChoices, widened, type OrderFilters } from './order-filters.ts';
import { StoreFilter } from './store-filter.tsx';
import { ordersTexts } from '../texts/orders/index.ts';

const Root = styled.form.withConfig({ componentId: 'atlas-filter-bar' })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};

  .search {
    flex: 1 1 18rem;
    max-width: 26rem;
  }
  .pick {
    flex: 0 1 13rem;
  }
  .bound {
    width: 7rem;
  }
  .checks {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.4')};
  }
  .between {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.down('md')} {
    .search {
      flex-basis: 100%;
      max-width: none;
    }
    .pick {
      flex: 1 1 8rem;
    }
    .between {
      flex-basis: 100%;
    }
    .bound {
      flex: 1;
    }
  }
`;

/** Properties of {@link FilterBar}. */
export interface FilterBarProps {
  readonly filters: OrderFilters;
  readonly onChange: (change: Partial<OrderFilters>) => void;
}

function AgeBounds({ filters, onChange }: Pick<FilterBarProps, 'filters' | 'onChange'>): ReactElement {
  const t = useTexts(ordersTexts);
  return (
    <div className="between">
      {textParts(t, 'ageBetween', {
        least: (
          <NumberField
            className="bound"
            label={t('leastAge')}
            hideLabel
            placeholder={t('from')}
            suffix={t('hoursUnit')}
            min={0}
            value={filters.minAge}
            onValueChange={(minAge) => onChange({ minAge })}
          />
        ),
        greatest: (
          <NumberField
            className="bound"
            label={t('greatestAge')}
            hideLabel
            placeholder={t('to')}
            suffix={t('hoursUnit')}
            min={0}
            value={filters.maxAge}
            onValueChange={(maxAge) => onChange({ maxAge })}
          />
        ),
      })}
    </div>
  );
}

/** Search, store and age. */
export function FilterBar({ filters, onChange }: FilterBarProps): ReactElement {
  const t = useTexts(ordersTexts);
  const [ownBounds, setOwnBounds] = useState(false);
  const preset = presetOf(filters.minAge, filters.maxAge);
  const isCustom = ownBounds || preset === null;
  const [text, setText] = useTypedSearch({
    search: filters.search,
    onSearch: (search) => onChange({ search }),
  });
  const chooseAge = (value: string): void => {
    setOwnBounds(value === 'custom');
    const chosen = agePresets.find((each) => each.value === value);
    if (chosen !== undefined) onChange({ minAge: chosen.min, maxAge: chosen.max });
  };
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ search: text.trim() });
      }}
    >
      <SearchField
        className="search"
        id="order-search"
        label={t('searchOrders')}
        maxLength={maxSearch}
        value={text}
        onValueChange={setText}
      />
      <StoreFilter className="pick" store={filters.store} onChange={(store) => onChange({ store })} />
      <Select
        className="pick"
        label={t('age')}
        hideLabel
        value={isCustom ? 'custom' : preset.value}
        onValueChange={chooseAge}
        options={[
          ...agePresets.map(({ value, labelKey }) => ({ value, label: t(labelKey) })),
          { value: 'custom', label: t('between') },
        ]}
      />
      <Select
        className="pick"
        label={t('payment')}
        hideLabel
        value={filters.payment ?? 'any'}
        onValueChange={(payment) => onChange({ payment: payment === 'any' ? null : payment })}
        options={[
          { value: 'any', label: t('anyPayment') },
          ...paymentChoices.map(({ value, labelKey }) => ({ value, label: t(labelKey) })),
        ]}
      />
      <span className="checks">
        <Checkbox
          label={t('worthLook')}
          checked={filters.look}
          onCheckedChange={(look) => onChange({ look })}
        />
        <Checkbox
          label={t('drafts')}
          checked={filters.drafts}
          // A draft waits for its customer, so the open orders have none.
          onCheckedChange={(drafts) => onChange(drafts ? { drafts, status: 'all' } : { drafts })}
        />
      </span>
      <MoreFilters filters={filters} onChange={onChange} />
      {isCustom && <AgeBounds filters={filters} onChange={onChange} />}
      {isNarrowed(filters) && (
        <Button
          variant="ghost"
          onClick={() => {
            setOwnBounds(false);
            onChange(widened());
          }}
        >
          {t('clearFilters')}
        </Button>
      )}
    </Root>
  );
}
