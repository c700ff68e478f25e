import { useCollectionsListQuery, useLazyDashboardProductsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Combobox, IconButton, Select, type ComboboxOption } from '@omnis/ui';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import type { ChosenGoods } from './discount-values.ts';
import { discountsTexts } from '../texts/discounts/index.ts';
import { optionsIn } from '../parts/options-in.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-discount-goods' })`
  display: grid;
  gap: ${token('space.3')};

  ul {
    display: grid;
    gap: ${token('space.1')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    overflow-wrap: anywhere;
  }
`;

/** Properties of {@link GoodsField}. */
export interface GoodsFieldProps {
  readonly label: string;
  readonly value: ChosenGoods;
  readonly error: string | null;
  readonly onValueChange: (goods: ChosenGoods) => void;
}

const kinds = [
  { value: 'all', label: 'allProducts' },
  { value: 'products', label: 'certainProducts' },
  { value: 'collections', label: 'certainCollections' },
] as const;

/** All goods of the store, or products or collections that are looked up by name. */
export function GoodsField({ label, value, error, onValueChange }: GoodsFieldProps): ReactElement {
  const t = useTexts(discountsTexts);
  const division = useDivision();
  const [find] = useLazyDashboardProductsQuery();
  const { data: collections } = useCollectionsListQuery(
    { params: { division } },
    { skip: value.kind !== 'collections' },
  );
  const findProducts = async (search: string): Promise<ComboboxOption[]> => {
    const query = { search, sort: 'name', page: 1, perPage: 20 } as const;
    const { items } = await find({ params: { division }, query }).unwrap();
    return items.map(({ id, name }) => ({ value: String(id), label: name }));
  };
  const add = (option: ComboboxOption | null): void => {
    const id = Number(option?.value);
    if (!option || value.items.some((item) => item.id === id)) return;
    onValueChange({ ...value, items: [...value.items, { id, name: option.label }] });
  };
  const search = {
    value: null,
    clearable: false,
    error,
    onValueChange: add,
  };
  return (
    <Root>
      <Select
        label={label}
        value={value.kind}
        options={optionsIn(t, kinds)}
        onValueChange={(kind) => onValueChange({ kind, items: [] })}
      />
      {value.kind === 'products' && (
        <Combobox
          {...search}
          label={t('addAProduct')}
          placeholder={t('searchYourProducts')}
          loadOptions={findProducts}
        />
      )}
      {value.kind === 'collections' && (
        <Combobox
          {...search}
          label={t('addACollection')}
          placeholder={t('searchYourCollections')}
          options={(collections?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {value.items.length > 0 && (
        <ul aria-label={label}>
          {value.items.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                label={t('remove', { name })}
                onClick={() =>
                  onValueChange({ ...value, items: value.items.filter((item) => item.id !== id) })
                }
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
