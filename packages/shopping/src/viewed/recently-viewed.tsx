import { useProductsFetchQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { divisionOf, useCore, useHydrated } from '@omnis/shop-kit';
import { useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import RelatedProducts from '../product/related.tsx';
import { readViewed } from './viewed.ts';
import { catalogueTexts } from '../texts/catalogue/index.ts';

/** Products of the strip: a row of the widest grid. */
const shown = 4;

const Root = styled.section.withConfig({ componentId: 'shop-recently-viewed' })`
  width: 100%;
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;

  &[data-inset] {
    padding: ${token('space.section')} ${token('layout.gutter')} 0;
  }
  h2 {
    margin-bottom: ${token('space.6')};
  }
`;

/** Properties of {@link RecentlyViewed}. */
export interface RecentlyViewedProps {
  /** Address name of the product whose page this is: it is not shown below itself. */
  readonly except?: string;
  /** True when it keeps the distance to a page's edge itself. */
  readonly inset?: boolean;
}

/** Products that this browser has looked at, with today's prices; renders nothing before there is one. */
export default function RecentlyViewed({ except, inset }: RecentlyViewedProps): ReactElement | null {
  return useHydrated() ? <Strip key={except} except={except} inset={inset} /> : null;
}

function Strip({ except, inset }: RecentlyViewedProps): ReactElement | null {
  const t = useTexts(catalogueTexts);
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  // As it was when the page was opened: it does not change under the shopper's eyes.
  const [viewed] = useState(() => readViewed(division));
  const ids = useMemo(
    () =>
      viewed
        .filter(({ path }) => path !== `/product/${except ?? ''}/`)
        .slice(0, shown)
        .map(({ id }) => id),
    [viewed, except],
  );
  const { data } = useProductsFetchQuery(
    { body: { product_ids: ids, currency } },
    { skip: ids.length === 0 },
  );
  if (!data || data.items.length === 0) return null;
  return (
    <Root aria-labelledby="recently-viewed" data-inset={inset ? '' : undefined}>
      <h2 id="recently-viewed">{t('recentlyViewed')}</h2>
      <RelatedProducts products={data.items} label={t('recentlyViewedProducts')} />
    </Root>
  );
}
