import { useTexts } from '@omnis/texts/react';
import { useCore } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { productTexts } from '../texts/product/index.ts';
import type { Product } from './selection.ts';
import { Stars } from './stars.tsx';
import { taxNote } from './tax-note.ts';

/** Properties of {@link ProductHead}. */
export interface ProductHeadProps {
  readonly product: Product;
  readonly price: ReactElement;
}

/** Name, maker, price and rating of a product. */
export function ProductHead({ product, price }: ProductHeadProps): ReactElement {
  const t = useTexts(productTexts);
  const { name, manufacturer, creator, reviews } = product;
  const { store } = useCore().state;
  const note = taxNote(product.tax, store.country);
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
        {note !== null && <small className="tax">{t(note)}</small>}
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
