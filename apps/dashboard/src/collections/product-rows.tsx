import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Badge, Link } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Thumb } from '../parts/thumb.tsx';
import type { ListedProduct } from './collection-values.ts';
import { collectionsTexts } from '../texts/collections/index.ts';

const Root = styled.ul.withConfig({ componentId: 'dashboard-collection-found' })`
  display: grid;
  gap: ${token('space.2')};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token('space.3')};
    overflow-wrap: anywhere;
  }
`;

/** Properties of {@link ProductRows}. */
export interface ProductRowsProps {
  readonly label: string;
  readonly products: readonly ListedProduct[];
}

/** Products by picture and name; those that shoppers do not see are marked. */
export function ProductRows({ label, products }: ProductRowsProps): ReactElement {
  const t = useTexts(collectionsTexts);
  return (
    <Root aria-label={label}>
      {products.map(({ id, name, image, shown }) => (
        <li key={id}>
          <Thumb src={image} size={36} />
          <Link href={`/dashboard/products/${id}/`}>{name}</Link>
          {shown ? <span /> : <Badge tone="neutral">{t('hidden')}</Badge>}
        </li>
      ))}
    </Root>
  );
}
