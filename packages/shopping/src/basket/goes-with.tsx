import { useProductsGetQuery } from '@omnis/api-client';
import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { useMessageText, VisuallyHidden } from '@omnis/ui';
import { divisionOf, formatPrice, shellTexts, useCore } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { pictureCss } from '../product/picture-css.ts';
import { productPath, type Product } from '../product/selection.ts';
import { basketTexts } from '../texts/basket/index.ts';

const Root = styled.section.withConfig({ componentId: 'shop-goes-with' })`
  padding-top: ${token('space.4')};
  border-top: ${token('border.width')} solid ${token('border.color')};

  h3 {
    margin-bottom: ${token('space.3')};
    font: ${token('weight.bold')} ${token('type.sm')} / 1.5 ${token('text.font')};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: grid;
    gap: 0.125rem;
    color: ${token('text.color')};
    font-size: ${token('type.sm')};
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover .name {
    text-decoration: underline;
  }
  ${pictureCss}
  .picture {
    margin-bottom: ${token('space.1')};
  }
  .price {
    color: ${token('text.muted')};
    font-variant-numeric: tabular-nums;
  }
  ins {
    color: ${token('price.sale')};
    text-decoration: none;
  }
`;

/** One row of the drawer. */
const shownCount = 3;

/** Properties of what goes with something. */
export interface GoesWithProps {
  /** The part of its address that names the product. */
  readonly urlName: string;
  /** Products that are in the basket already, by their `productId`. */
  readonly except: ReadonlySet<number>;
}

function Price({ product }: { readonly product: Product['related'][number] }): ReactElement {
  const t = useTexts(basketTexts);
  const say = useMessageText();
  const { price, salePrice, priceVaries = false, currency } = product;
  const now = `${priceVaries ? `${say('From')} ` : ''}${formatPrice(salePrice ?? price, currency, t.locale)}`;
  return (
    <span className="price">
      {salePrice === null ? (
        now
      ) : (
        <ins>
          <VisuallyHidden>{t('now')} </VisuallyHidden>
          {now}
        </ins>
      )}
    </span>
  );
}

/**
 * Products that go with the one just added to the basket. Most often its page has already requested them; a failure is
 * not shown, for nobody waits for them.
 */
export function GoesWith({ urlName, except }: GoesWithProps): ReactElement | null {
  const t = useTexts(shellTexts);
  const division = divisionOf(useCore());
  const currency = useAppSelector(selectCurrency);
  const { data } = useProductsGetQuery({ params: { division, urlName }, query: { currency } });
  const products = (data?.related ?? [])
    .filter(({ id, available }) => available && !except.has(id))
    .slice(0, shownCount);
  if (products.length === 0) return null;
  return (
    <Root aria-labelledby="goes-with-title">
      <h3 id="goes-with-title">{t('alsoLike')}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <a href={productPath(product.urlName)}>
              <span className="picture">
                {product.image === null ? (
                  <Initial of={product.name} />
                ) : (
                  <img
                    src={imageUrl(product.image, { width: 240 })}
                    alt=""
                    width={120}
                    height={150}
                    decoding="async"
                  />
                )}
              </span>
              <span className="name">{product.name}</span>
              <Price product={product} />
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
