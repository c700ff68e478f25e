import { useProductsGetQuery } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { divisionOf, shellTexts, useCore } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import RelatedProducts from './related.tsx';

const Root = styled.section.withConfig({ componentId: 'shop-goes-well' })`
  h2 {
    margin-bottom: ${token('space.6')};
  }
  @media print {
    display: none;
  }
`;

/** A row of the widest grid. */
const shownCount = 4;

/** Properties of {@link GoesWell}. */
export interface GoesWellProps {
  /** The name in addresses of a product that was bought. */
  readonly urlName: string;
  /** Names in addresses of all that was bought, which are not shown. */
  readonly except: readonly string[];
}

/** Products that go with one that was bought, for the end of its order’s page; nothing where they cannot be had. */
export default function GoesWell({ urlName, except }: GoesWellProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data } = useProductsGetQuery({ params: { division, urlName }, query: { currency } });
  const products = (data?.related ?? [])
    .filter((product) => product.available && !except.includes(product.urlName))
    .slice(0, shownCount);
  if (products.length === 0) return null;
  return (
    <Root aria-labelledby="goes-well">
      <h2 id="goes-well">{t('alsoLike')}</h2>
      <RelatedProducts products={products} label={t('alsoLike')} />
    </Root>
  );
}
