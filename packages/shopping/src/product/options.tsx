import { imageUrl } from '@omnis/models';
import { textParts, useTexts } from '@omnis/texts/react';
import { safeColour } from '@omnis/shop-kit';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { productPath, swatchOf, type Product, type SizeChoice } from './selection.ts';
import { productTexts, type ProductTexts } from '../texts/product/index.ts';

/** The colours of a product as links to its page in each: pictures of the garment, or plain colours. */
export function ColourChoice({
  product,
  colour,
}: {
  readonly product: Product;
  readonly colour: string;
}): ReactElement | null {
  const t = useTexts(productTexts);
  const { colours, urlName } = product;
  if (colours.length === 0) return null;
  return (
    <div className="group">
      <p className="caption" id="colour-label" aria-live="polite" aria-atomic="true">
        <span>{textParts(t, 'colourIs', { colour: <b>{colour}</b> })}</span>
      </p>
      <ul className="colours" aria-labelledby="colour-label">
        {colours.map((each) => {
          const picture = swatchOf(product, each);
          const style: CSSProperties & Record<`--${string}`, string | undefined> = {
            '--swatch': safeColour(each.hex),
          };
          return (
            <li key={each.name}>
              <a
                className="colour"
                href={productPath(urlName, each.name)}
                data-keep-scroll=""
                data-gone={each.available ? undefined : ''}
                aria-current={each.name === colour ? 'true' : undefined}
                aria-label={each.available ? each.name : t('soldOutOf', { name: each.name })}
                title={each.name}
                style={style}
              >
                {picture !== null && (
                  <img
                    // Behind the large picture: React orders eager ones in the page’s first lines.
                    loading="lazy"
                    src={imageUrl(picture, { width: 128 })}
                    alt=""
                    width={64}
                    height={80}
                    decoding="async"
                  />
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Properties of {@link SizeChoices}. */
export interface SizeChoicesProps {
  readonly sizes: readonly SizeChoice[];
  readonly size: string | null;
  readonly onChoose: (size: string) => void;
  /** Why it has to be chosen now; null while it has not. */
  readonly problem: string | null;
  /** Stands below the sizes, such as the way to a size chart. */
  readonly aside?: ReactNode;
  /** Sizes of a gift card are its values. */
  readonly areValues?: boolean;
  /** Its name in the shop, such as `Scent`; '' for a size. */
  readonly called?: string;
  /** Returns the name of a size. */
  readonly textOf: (size: string) => string;
}

function captionOf(
  t: ProductTexts,
  size: string | null,
  { areValues, called }: { areValues: boolean; called: string },
): ReactNode {
  if (called !== '')
    return size === null ? (
      called
    ) : (
      <>
        {called} <b>{size}</b>
      </>
    );
  if (size === null) return t(areValues ? 'value' : 'size');
  const chosen = <b>{size}</b>;
  return areValues ? textParts(t, 'valueIs', { value: chosen }) : textParts(t, 'sizeIs', { size: chosen });
}

/** The sizes of the colour, with those that are sold out struck through. */
export function SizeChoices({
  sizes,
  size,
  onChoose,
  problem,
  aside,
  areValues = false,
  called = '',
  textOf,
}: SizeChoicesProps): ReactElement | null {
  const t = useTexts(productTexts);
  if (sizes.length === 0) return null;
  return (
    <fieldset
      className="group"
      data-invalid={problem === null ? undefined : ''}
      aria-describedby={problem === null ? undefined : 'size-problem'}
    >
      <legend className="caption">
        <span>{captionOf(t, size && textOf(size), { areValues, called })}</span>
      </legend>
      <div className="sizes">
        {sizes.map(({ name, available }) => (
          <label key={name} className="size" data-gone={available ? undefined : ''}>
            <input
              type="radio"
              name="size"
              value={name}
              checked={name === size}
              disabled={!available}
              // Browsers choose again for who goes back, and tell nobody: the shop would show one size and ask for one.
              autoComplete="off"
              aria-label={available ? undefined : t('soldOutOf', { name: textOf(name) })}
              onChange={() => onChoose(name)}
            />
            {textOf(name)}
          </label>
        ))}
      </div>
      {aside}
      {problem !== null && (
        <p className="problem" id="size-problem" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
