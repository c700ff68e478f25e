import { useLazyDashboardProductsQuery } from '@omnis/api-client';
import { collectionLimits } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { Badge, Card, Combobox, IconButton, VisuallyHidden, type ComboboxOption } from '@omnis/ui';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useCallback, useMemo, useRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useDivision } from '../app/session.ts';
import { Thumb } from '../parts/thumb.tsx';
import { useRowMoves } from '@omnis/desk';
import { moved } from '../product/product-values.ts';
import type { ListedProduct } from './collection-values.ts';
import type { CollectionForm } from './use-collection-form.ts';
import { collectionsTexts, type CollectionsTexts } from '../texts/collections/index.ts';

const Root = styled.div.withConfig({ componentId: 'dashboard-collection-products' })`
  display: grid;
  gap: ${token('space.4')};

  ol {
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.3')};
    padding: ${token('space.2')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.base')};
    overflow-wrap: anywhere;
  }
  li[data-held] {
    border-color: ${token('focus.color')};
    box-shadow: ${token('shadow.md')};
  }
  .handle {
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.md')};
    background: none;
    color: ${token('text.muted')};
    cursor: grab;
    touch-action: none;
  }
  .handle:hover {
    background: ${token('surface.hover')};
    color: ${token('text.color')};
  }
  li[data-held] .handle {
    cursor: grabbing;
  }
  .handle svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')};
  }
  .actions {
    display: flex;
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  ${media.down('sm')} {
    li {
      grid-template-columns: auto auto minmax(0, 1fr);
      gap: ${token('space.2')};
    }
    .actions {
      grid-column: 1 / -1;
      justify-content: end;
    }
  }
`;

const placeText = (t: CollectionsTexts, at: number, count: number): string =>
  t('productMovedToPlaceOf', { place: at + 1, count });

/** The products of a manual collection: added by name, put in order by dragging, by keys or by buttons. */
export function ProductsCard({
  form: { values, update, errors },
}: {
  readonly form: CollectionForm;
}): ReactElement {
  const t = useTexts(collectionsTexts);
  const { products, sort } = values;
  const division = useDivision();
  const [find] = useLazyDashboardProductsQuery();
  const found = useRef(new Map<string, ListedProduct>());
  const search = useCallback(
    async (text: string): Promise<ComboboxOption[]> => {
      const query = { search: text, page: 1, perPage: 20, sort: 'name', archived: 'no' } as const;
      const { items } = await find({ params: { division }, query }).unwrap();
      return items.map(({ id, name, image, enabled }) => {
        found.current.set(String(id), { id, name, image, shown: enabled });
        return { value: String(id), label: name };
      });
    },
    [find, division],
  );
  const keys = useMemo(() => products.map(({ id }) => id), [products]);
  const { list, held, said, handle, move } = useRowMoves({
    keys,
    onMove: (from, to) => update((current) => ({ products: moved(current.products, from, to) })),
    said: (at, count) => placeText(t, at, count),
  });
  const fault = Object.entries(errors).find(([field]) => field.startsWith('productIds'))?.[1];
  return (
    <Card
      title={t('products')}
      description={sort === 'manual' ? t('shoppersSeeThemOrderDrag') : t('shoppersSeeThemOrderChose')}
    >
      <Root>
        <Combobox
          label={t('addAProduct')}
          placeholder={t('searchYourProducts')}
          value={null}
          clearable={false}
          disabled={products.length >= collectionLimits.products}
          loadOptions={search}
          onValueChange={(option) => {
            const product = option && found.current.get(option.value);
            if (product && !keys.includes(product.id))
              update((current) => ({ products: [...current.products, product] }));
          }}
        />
        {fault !== undefined && (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        {products.length === 0 && <p>{t('noProductsYetSearchFirst')}</p>}
        {products.length > 0 && (
          <ol ref={list} aria-label={t('products')}>
            {products.map(({ id, name, image, shown }, at) => (
              <li key={id} data-held={held === id ? '' : undefined}>
                <button
                  type="button"
                  className="handle"
                  aria-label={t('moveWithArrowKeys', { name, place: at + 1, count: products.length })}
                  {...handle(at)}
                >
                  <GripVertical aria-hidden="true" />
                </button>
                <Thumb src={image} size={40} />
                <span className="name">
                  {name}
                  {!shown && <Badge tone="neutral">{t('hidden')}</Badge>}
                </span>
                <span className="actions">
                  <IconButton
                    label={t('moveUp', { name })}
                    disabled={at === 0}
                    onClick={() => move(at, at - 1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('moveDown', { name })}
                    disabled={at === products.length - 1}
                    onClick={() => move(at, at + 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('remove', { name })}
                    onClick={() =>
                      update((current) => ({ products: current.products.filter((each) => each.id !== id) }))
                    }
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </li>
            ))}
          </ol>
        )}
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </Root>
    </Card>
  );
}
