import { useLazyDashboardProductsQuery } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { mostBundleItems, mostOfBundleItem } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Card, Combobox, IconButton, NumberField, type ComboboxOption } from '@omnis/ui';
import { Trash2 } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { Thumb } from '../parts/thumb.tsx';
import type { EditedPart } from './product-values.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-bundle' })`
  display: grid;
  gap: ${token('space.4')};

  ul {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 6rem auto;
    gap: ${token('space.3')};
    align-items: center;
  }
  li p {
    grid-column: 1 / -1;
  }
  .name {
    overflow-wrap: anywhere;
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;

/** Properties of {@link BundleCard}. */
export interface BundleCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** Contents of a bundle: shoppers choose a colour and size of each, and pay the bundle’s own price. */
export function BundleCard({ form: { values, update, errors }, product }: BundleCardProps): ReactElement {
  const t = useTexts(productTexts);
  const division = useDivision();
  const [find] = useLazyDashboardProductsQuery();
  const found = useRef(new Map<string, EditedPart>());
  const parts = values.bundleItems;
  const set = (to: (parts: readonly EditedPart[]) => readonly EditedPart[]): void =>
    update(({ bundleItems }) => ({ bundleItems: to(bundleItems) }));
  const search = async (text: string): Promise<ComboboxOption[]> => {
    const query = { search: text, sort: 'name', page: 1, perPage: 20 } as const;
    const { items } = await find({ params: { division }, query }).unwrap();
    return items.flatMap(({ id, name, image }) => {
      if (id === product.id) return [];
      found.current.set(String(id), { productId: id, quantity: 1, name, image });
      return [{ value: String(id), label: name }];
    });
  };
  const fault = errors['bundleItems'];
  return (
    <Card title={t('bundle')} description={t('bundleDescription')}>
      <Root>
        {parts.length > 0 && (
          <ul aria-label={t('whatItHolds')}>
            {parts.map(({ quantity, name, image }, at) => {
              const wrong =
                errors[`bundleItems.${at}.productId`] ?? errors[`bundleItems.${at}.quantity`] ?? null;
              const called = name || t('aProductThatIsGone');
              return (
                // A bundle may hold the same product twice.
                <li key={at}>
                  <Thumb src={image} size={40} />
                  <span className="name">{called}</span>
                  <NumberField
                    label={t('howManyOf', { called })}
                    hideLabel
                    min={1}
                    max={mostOfBundleItem}
                    value={quantity}
                    onValueChange={(value) =>
                      set((now) =>
                        now.map((part, index) => (index === at ? { ...part, quantity: value } : part)),
                      )
                    }
                  />
                  <IconButton
                    label={t('takeOut', { called })}
                    onClick={() => set((now) => now.filter((_part, index) => index !== at))}
                  >
                    <Trash2 aria-hidden="true" />
                  </IconButton>
                  {wrong !== null && (
                    <p className="fault" role="alert">
                      {wrong}
                    </p>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {parts.length < mostBundleItems && (
          <Combobox
            label={t('addAProduct')}
            placeholder={t('searchYourProducts')}
            value={null}
            clearable={false}
            loadOptions={search}
            onValueChange={(option) => {
              const part = option && found.current.get(option.value);
              if (part) set((now) => [...now, part]);
            }}
          />
        )}
      </Root>
    </Card>
  );
}
