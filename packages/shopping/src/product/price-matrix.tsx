import { currentPrice } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { cheapestOf, type Product, type Variant } from './selection.ts';
import { productTexts, type ProductTexts } from '../texts/product/index.ts';

const Root = styled.table.withConfig({ componentId: 'shop-price-matrix' })`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('type.sm')};
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: ${token('space.2')};
    color: ${token('text.muted')};
    text-align: start;
  }
  th,
  td {
    padding: ${token('space.2')} min(${token('space.3')}, 3vw);
    border-block: ${token('border.width')} solid ${token('border.color')};
    font-weight: ${token('weight.regular')};
    text-align: end;
  }
  th:first-child {
    text-align: start;
  }
  thead th {
    color: ${token('text.muted')};
  }
  [data-reached] > * {
    background: ${token('surface.selected')};
    font-weight: ${token('weight.bold')};
  }
`;

/** Properties of {@link PriceMatrix}. */
export interface PriceMatrixProps {
  readonly product: Product;
  readonly colour: string;
  /** The one that is chosen; the cheapest of the colour stands in for it. */
  readonly variant: Variant | undefined;
  readonly quantity: number;
}

interface Row {
  readonly from: number;
  readonly to: number | undefined;
  readonly price: number;
  readonly percent: number;
}

function rowsOf({ priceMatrix }: Product, variant: Variant): readonly Row[] {
  const steps = [{ quantity: 1, percent: 0 }, ...priceMatrix];
  const prices = [currentPrice(variant), ...(variant.quantityPrices ?? [])];
  return steps.flatMap(({ quantity, percent }, at) => {
    const price = prices[at];
    const next = steps[at + 1];
    return price === undefined ? [] : [{ from: quantity, to: next && next.quantity - 1, price, percent }];
  });
}

function spanText(t: ProductTexts, { from, to }: Row): string {
  if (to === undefined) return t('orMore', { from });
  return to === from ? String(from) : t('fromTo', { from, to });
}

/** Price of one when several are bought (platform.md §3 Product: priceMatrix), as the server has computed it. */
export default function PriceMatrix({
  product,
  colour,
  variant = cheapestOf(product, colour),
  quantity,
}: PriceMatrixProps): ReactElement | null {
  const t = useTexts(productTexts);
  if (!variant) return null;
  return (
    <Root>
      <caption>{t('moreForLess')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quantity')}</th>
          <th scope="col">{t('each')}</th>
          <th scope="col">{t('youSave')}</th>
        </tr>
      </thead>
      <tbody>
        {rowsOf(product, variant).map((row) => {
          const reached = quantity >= row.from && quantity <= (row.to ?? Number.POSITIVE_INFINITY);
          return (
            <tr key={row.from} data-reached={reached ? '' : undefined}>
              <th scope="row">{spanText(t, row)}</th>
              <td>{formatPrice(row.price, product.currency, t.locale)}</td>
              <td>{row.percent === 0 ? '–' : t('savedPercent', { percent: row.percent })}</td>
            </tr>
          );
        })}
      </tbody>
    </Root>
  );
}
