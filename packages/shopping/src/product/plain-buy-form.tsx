import { currentPrice } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { formatPrice } from '@omnis/shop-kit';
import { lazy, type ReactElement } from 'react';
import { chosenVariant, firstChoice } from './bundle-choice.ts';
import { fieldLabel } from './personalisation-label.ts';
import { presetSize, priceOf, variantOf, type Product, type SizeChoice } from './selection.ts';
import { productTexts } from '../texts/product/index.ts';
import { useSizeText } from './use-size-text.ts';

/** Properties of {@link PlainBuyForm}. */
export interface PlainBuyFormProps {
  readonly product: Product;
  readonly colour: string;
  readonly sizes: readonly SizeChoice[];
}

/** Name of one of a product's variants beside its others. */
const labelOf = (colour: string, size: string, name: string): string =>
  [colour, size].filter(Boolean).join(', ') || name;

/** Fields for making a product before it is bought. */
function PlainMaking({
  product: { bundleItems, personalisation, currency },
}: Pick<PlainBuyFormProps, 'product'>): ReactElement {
  const t = useTexts(productTexts);
  return (
    <>
      {bundleItems.map((part, at) => (
        // A bundle may hold a product twice.
        <label key={at}>
          {part.name}
          <select name={`bundleItems.${at}`} required>
            {chosenVariant(part, firstChoice(part)) === undefined && <option value="">{t('choose')}</option>}
            {part.variants.map(({ id, colour: of, size, available }) => (
              <option key={id} value={id} disabled={!available}>
                {available
                  ? labelOf(of, size, part.name)
                  : t('soldOutOf', { name: labelOf(of, size, part.name) })}
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

/** The size: to be chosen where there are several, each with its price where these differ. */
function PlainSize({ product, colour, sizes }: PlainBuyFormProps): ReactElement {
  const t = useTexts(productTexts);
  const { isGiftCard, currency } = product;
  // A gift card costs what its values are called.
  const priced = !isGiftCard && priceOf(product, colour, undefined).from;
  const sizeText = useSizeText(product);
  const nameOf = ({ name, available }: SizeChoice): string => {
    const text = sizeText(name);
    if (!available) return t('soldOutOf', { name: text });
    const variant = priced ? variantOf(product, colour, name) : undefined;
    return variant ? `${text}, ${formatPrice(currentPrice(variant), currency, t.locale)}` : text;
  };
  return (
    <label>
      {t(isGiftCard ? 'value' : 'size')}
      <select name="productSize" required>
        {presetSize(sizes) === null && (
          <option value="">{t(isGiftCard ? 'chooseValue' : 'chooseSize')}</option>
        )}
        {sizes.map((size) => (
          <option key={size.name} value={size.name} disabled={!size.available}>
            {nameOf(size)}
          </option>
        ))}
      </select>
    </label>
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
        {sizes.length > 0 && <PlainSize product={product} colour={colour} sizes={sizes} />}
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
