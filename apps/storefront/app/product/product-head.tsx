import type { ReactElement } from 'react';
import { useCore } from '../data/core.ts';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { Product } from './selection.ts';
import { Stars } from './stars.tsx';

/** Properties of {@link ProductHead}. */
export interface ProductHeadProps {
  readonly product: Product;
  readonly price: ReactElement;
}

/** What a product is called, who made it, what it costs and what is thought of it. */
export function ProductHead({ product, price }: ProductHeadProps): ReactElement {
  const t = useTexts(productTexts);
  const { name, manufacturer, creator, reviews } = product;
  const { store } = useCore().state;
  return (
    <div className="head">
      {manufacturer.name !== '' && manufacturer.name !== store.name && (
        <p className="vendor">{manufacturer.name}</p>
      )}
      <h1>{name}</h1>
      {creator !== null && (
        <p className="creator">
          <a href={`/creator/${creator.urlName}/`}>{t('designedBy', { name: creator.name })}</a>
        </p>
      )}
      {/* Another colour or size may cost something else. */}
      <div className="facts" aria-live="polite">
        {price}
        {product.tax !== 'none' && (
          <small className="tax">{t(product.tax === 'included' ? 'taxIncluded' : 'taxAdded')}</small>
        )}
        {reviews.count > 0 && (
          <a className="stars" href="#reviews">
            <Stars rating={reviews.average} />
            {t('reviewCount', { count: reviews.count })}
          </a>
        )}
      </div>
    </div>
  );
}
