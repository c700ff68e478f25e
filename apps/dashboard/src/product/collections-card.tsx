import { useLazyDashboardCollectionsQuery } from '@omnis/api-client';
import type { ManagedProduct } from '@omnis/contract';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Card, Combobox, IconButton, Link, Stack, type ComboboxOption } from '@omnis/ui';
import { X } from 'lucide-react';
import { useCallback, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import type { ProductForm } from './use-product-form.ts';
import { productTexts } from '../texts/product/index.ts';

const List = styled.ul.withConfig({ componentId: 'dashboard-product-collections' })`
  display: grid;
  gap: ${token('space.1')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    min-height: 2.5rem;
    overflow-wrap: anywhere;
  }
`;

/** Properties of {@link CollectionsCard}. */
export interface CollectionsCardProps {
  readonly form: ProductForm;
  readonly product: ManagedProduct;
}

/** The collections of a product: manual ones are chosen here, automatic ones by their rules. */
export function CollectionsCard({ form, product }: CollectionsCardProps): ReactElement {
  const t = useTexts(productTexts);
  const { values, update, errors } = form;
  const division = useDivision();
  const [find] = useLazyDashboardCollectionsQuery();
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const query = { search: text, kind: 'manual', limit: 20 } as const;
      const { items } = await find({ params: { division }, query }).unwrap();
      return items.map(({ id, name }) => ({ value: String(id), label: name }));
    },
    [find, division],
  );
  const automatic = product.collections.filter(({ kind }) => kind === 'automatic');
  const { collections } = values;
  return (
    <Card title={t('collections')}>
      <Stack gap={4}>
        {collections.length + automatic.length > 0 && (
          <List aria-label={t('collections')}>
            {collections.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/dashboard/collections/${id}/`}>{name}</Link>
                <IconButton
                  label={t('removeFrom', { name })}
                  onClick={() =>
                    update((current) => ({
                      collections: current.collections.filter((other) => other.id !== id),
                    }))
                  }
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
            {automatic.map(({ id, name }) => (
              <li key={id}>
                <Link href={`/dashboard/collections/${id}/`}>{name}</Link>
                <Badge tone="neutral">{t('automatic')}</Badge>
              </li>
            ))}
          </List>
        )}
        <Combobox
          label={t('addToACollection')}
          optional
          placeholder={t('searchYourCollections')}
          value={null}
          clearable={false}
          error={Object.entries(errors).find(([field]) => field.startsWith('collectionIds'))?.[1] ?? null}
          loadOptions={search}
          onValueChange={(option) => {
            const id = Number(option?.value);
            if (!option || collections.some((each) => each.id === id)) return;
            update((current) => ({ collections: [...current.collections, { id, name: option.label }] }));
          }}
        />
      </Stack>
    </Card>
  );
}
