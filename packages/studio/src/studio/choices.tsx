import { imageUrl } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { benchPath, formatPrice, safeColour } from '@omnis/shop-kit';
import type { CSSProperties, ReactElement } from 'react';
import { BuyProblem, type Told } from './buy-problem.tsx';
import { plainPicture, type StudioProduct, type StudioSize } from './studio-types.ts';
import { studioTexts } from '../texts/studio/index.ts';

/** The products to choose from, as links to the studio with each. */
export function ProductChoice({
  products,
  current,
  alias,
  line,
  currency,
}: {
  readonly products: readonly StudioProduct[];
  readonly current: StudioProduct;
  readonly alias: string;
  /** Key of the line of the basket that is changed. */
  readonly line: string | null;
  readonly currency: string;
}): ReactElement {
  const t = useTexts(studioTexts);
  return (
    <section aria-label={t('product')}>
      <h2>{t('product')}</h2>
      <ul className="products">
        {products.map((product) => {
          const {
            productId,
            urlName,
            name,
            price,
            colours: [first],
          } = product;
          return (
            <li key={productId}>
              <a
                href={benchPath(alias, urlName, line)}
                data-keep-scroll=""
                aria-current={productId === current.productId ? 'true' : undefined}
              >
                {first && (
                  <img
                    src={imageUrl(plainPicture(product, first, 'front'), { width: 240 })}
                    alt=""
                    width={120}
                    height={150}
                    loading="lazy"
                    decoding="async"
                  />
                )}
                <span>{name}</span>
                <small>{t('fromPrice', { price: formatPrice(price, currency, t.locale) })}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The colours of a product, shown at once on the product. */
export function ColourChoice({
  product,
  colour,
  onColour,
}: {
  readonly product: StudioProduct;
  readonly colour: string;
  readonly onColour: (colour: string) => void;
}): ReactElement {
  const t = useTexts(studioTexts);
  return (
    <fieldset>
      <legend>{textParts(t, 'colourIs', { colour: <b>{colour}</b> })}</legend>
      <div className="colours">
        {product.colours.map(({ name, hex }) => {
          const style: CSSProperties & Record<`--${string}`, string | undefined> = {
            '--swatch': safeColour(hex),
          };
          return (
            <label key={name} title={name} style={style}>
              <input
                type="radio"
                name="studio-colour"
                value={name}
                aria-label={name}
                checked={name === colour}
                // The artwork is gone for who goes back, and so is what was chosen for it, whatever their browser puts back.
                autoComplete="off"
                onChange={() => onColour(name)}
              />
              <span />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The sizes of a product in a colour; none for what has one size only. */
export function SizeChoice({
  sizes: all,
  colour,
  size,
  problem,
  onSize,
}: {
  readonly sizes: readonly StudioSize[];
  readonly colour: string;
  readonly size: string | null;
  readonly problem: Told | null;
  readonly onSize: (size: string) => void;
}): ReactElement | null {
  const t = useTexts(studioTexts);
  const sizes = all.filter(({ name }) => name !== '');
  if (sizes.length === 0) return null;
  return (
    <fieldset aria-describedby={problem === null ? undefined : 'studio-size-problem'}>
      <legend>{size === null ? t('size') : textParts(t, 'sizeIs', { size: <b>{size}</b> })}</legend>
      <div className="sizes">
        {sizes.map(({ name, soldOutIn }) => (
          <label key={name}>
            <input
              type="radio"
              name="studio-size"
              value={name}
              checked={name === size}
              autoComplete="off"
              disabled={soldOutIn.includes(colour)}
              onChange={() => onSize(name)}
            />
            {name}
          </label>
        ))}
      </div>
      {/* The sizes are above it: they come into view with it. */}
      <BuyProblem told={problem} id="studio-size-problem" block="center" />
    </fieldset>
  );
}
