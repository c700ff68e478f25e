import { currentPrice, imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { media, token } from '@omnis/theme/react';
import { LinkButton, VisuallyHidden } from '@omnis/ui';
import { formatPrice } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { productPath, type Product } from './selection.ts';
import { makingTexts } from '../texts/making/index.ts';

const Root = styled.ul.withConfig({ componentId: 'shop-together' })`
  display: grid;
  gap: ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    gap: ${token('space.5')};
    align-items: center;
    padding: ${token('space.5')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('image.radius')};
  }
  .parts {
    display: flex;
    gap: ${token('space.8')};
    min-width: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .parts li {
    position: relative;
    flex: 0 1 8rem;
    min-width: 0;
  }
  .parts li + li::before {
    content: '+' / '';
    position: absolute;
    inset-inline-start: calc(-0.5 * ${token('space.8')});
    top: 50%;
    color: ${token('text.muted')};
    transform: translate(-50%, -50%);
  }
  .parts img {
    width: 100%;
    min-width: 0;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    object-fit: cover;
  }
  .what {
    display: grid;
    gap: ${token('space.1')};
  }
  h3 {
    font-size: ${token('type.lg')};
  }
  .cost {
    font-variant-numeric: tabular-nums;
  }
  .cost small {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${media.up('md')} {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 3fr) auto;
    }
  }
`;

/** The bundles that hold a product, each with what is in it. */
export default function BuyTogether({ bundles }: { readonly bundles: Product['bundles'] }): ReactElement {
  const t = useTexts(makingTexts);
  return (
    <Root>
      {bundles.map((bundle) => (
        <li key={bundle.id}>
          <ul className="parts">
            {bundle.bundleItems.map(({ name, image, quantity }, at) => (
              // A bundle may hold a product twice.
              <li key={at}>
                {image === null ? (
                  name
                ) : (
                  <img
                    src={imageUrl(image, { width: 256 })}
                    alt={quantity > 1 ? `${quantity} × ${name}` : name}
                    width={128}
                    height={160}
                    decoding="async"
                    loading="lazy"
                  />
                )}
              </li>
            ))}
          </ul>
          <div className="what">
            <h3>{bundle.name}</h3>
            <p className="cost">
              <VisuallyHidden>{t('together')} </VisuallyHidden>
              {formatPrice(currentPrice(bundle), bundle.currency, t.locale)}{' '}
              {bundle.separatePrice !== null && (
                <small>
                  {t('insteadOf', {
                    price: formatPrice(bundle.separatePrice, bundle.currency, t.locale),
                  })}
                </small>
              )}
            </p>
          </div>
          {bundle.available ? (
            <LinkButton
              href={productPath(bundle.urlName)}
              aria-label={t('chooseSizesColoursOf', { name: bundle.name })}
            >
              {t('chooseSizesColours')}
            </LinkButton>
          ) : (
            <span>{t('soldOut')}</span>
          )}
        </li>
      ))}
    </Root>
  );
}
