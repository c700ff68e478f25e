import { useProductsListQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { divisionOf, loadPatiently, useCore, useHydrated } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { productsArg } from '../page/source-arg.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';
import { ProductBones } from './product-bones.tsx';

const Related = lazy(() => loadPatiently(() => import('../product/related.tsx')));

const Root = styled.section.withConfig({ componentId: 'shop-popular' })`
  margin-top: ${token('space.6')};

  h2 {
    margin-bottom: ${token('space.6')};
    font-size: ${token('type.2xl')};
  }
  /* It comes by scripts. */
  @media (scripting: none) {
    display: none;
  }
`;

/** Popular products: where a list has nothing to show, there is still a way on. */
export function Popular(): ReactElement | null {
  const t = useTexts(catalogueTexts);
  const hydrated = useHydrated();
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data, isError } = useProductsListQuery(
    productsArg({ kind: 'products', sort: 'bestsellerOrder', limit: 4 }, { division, currency }),
    { skip: !hydrated },
  );
  if (isError || data?.items.length === 0) return null;
  return (
    <Root aria-labelledby="popular-title">
      <h2 id="popular-title">{t('mostLoved')}</h2>
      {data ? (
        <Suspense fallback={<ProductBones />}>
          <Related products={data.items} label={t('mostLoved')} />
        </Suspense>
      ) : (
        <ProductBones />
      )}
    </Root>
  );
}
