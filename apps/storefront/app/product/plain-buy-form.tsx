import { lazy, type ReactElement } from 'react';
import { fieldLabel } from './personalisation-label.ts';
import type { Product, SizeChoice } from './selection.ts';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** Properties of {@link PlainBuyForm}. */
export interface PlainBuyFormProps {
  readonly product: Product;
  readonly colour: string;
  readonly sizes: readonly SizeChoice[];
}

/** What one of a product's variants is called beside its others. */
const labelOf = (colour: string, size: string, name: string): string =>
  [colour, size].filter(Boolean).join(', ') || name;

/** What is made of a product before it is bought. */
function PlainMaking({
  product: { bundleItems, personalisation, currency },
}: Pick<PlainBuyFormProps, 'product'>): ReactElement {
  const t = useTexts(productTexts);
  return (
    <>
      {bundleItems.map(({ name, variants }, at) => (
        // A bundle may hold a product twice.
        <label key={at}>
          {name}
          <select name={`bundleItems.${at}`}>
            {variants.map(({ id, colour: of, size, available }) => (
              <option key={id} value={id} disabled={!available}>
                {available ? labelOf(of, size, name) : t('soldOutOf', { name: labelOf(of, size, name) })}
              </option>
            ))}
          </select>
        </label>
      ))}
      {personalisation.map((field) => {
        const { id, kind, required, maxLength, choices } = field;
        const name = `personalisation.${id}`;
        return (
          <label key={id}>
            {fieldLabel(field, currency, t.locale)}
            {kind === 'choice' ? (
              <select name={name} required={required}>
                <option value="">{t(required ? 'choose' : 'none')}</option>
                {choices.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
            ) : (
              <input name={name} required={required} maxLength={maxLength} autoComplete="off" />
            )}
          </label>
        );
      })}
    </>
  );
}

/** For whom a gift card is. */
const PlainGiftCard = lazy(() => import('./plain-gift-card.tsx'));

/** The way into the basket for browsers without scripts; the server answers with a basket made of forms. */
export function PlainBuyForm({ product, colour, sizes }: PlainBuyFormProps): ReactElement {
  const t = useTexts(productTexts);
  return (
    <noscript>
      <form method="post" action="/basket/plain/add/" className="plain">
        <input type="hidden" name="productId" value={product.id} />
        <input type="hidden" name="productColor" value={colour} />
        {sizes.length > 0 && (
          <label>
            {t(product.isGiftCard ? 'value' : 'size')}
            <select name="productSize">
              {sizes.map(({ name, available }) => (
                <option key={name} value={name} disabled={!available}>
                  {available ? name : t('soldOutOf', { name })}
                </option>
              ))}
            </select>
          </label>
        )}
        {(product.isBundle || product.personalizable) && <PlainMaking product={product} />}
        {product.isGiftCard && <PlainGiftCard />}
        <label>
          {t('quantity')}
          <input type="number" name="quantity" min={1} max={999} defaultValue={1} />
        </label>
        <button type="submit">{t('addToBasket')}</button>
      </form>
    </noscript>
  );
}
