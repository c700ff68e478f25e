import { useProductsListQuery } from '@omnis/api-client';
import { Initial } from '@omnis/blocks';
import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { LinkButton } from '@omnis/ui';
import type { ReadArg } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { pictureCss } from '../product/picture-css.ts';
import { useValueText } from '../product/use-size-text.ts';
import { giftCardTexts } from '../texts/gift-cards/index.ts';

const Root = styled.section.withConfig({ componentId: 'shop-sold-cards' })`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sold {
    display: grid;
    gap: ${token('space.6')};
  }
  /* One below the other where large words leave no room for both. */
  .sold > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.5')};
    align-items: center;
  }
  ${pictureCss}
  .picture {
    flex: 0 1 7rem;
  }
  .facts {
    flex: 1 1 9rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.3')};
    justify-items: start;
  }
  h3 {
    font-size: ${token('type.lg')};
  }
  .values {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.4')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-variant-numeric: tabular-nums;
  }
`;

/** The gift cards that the store sells, with their values and the way to buy one; nothing where it sells none. */
export function SoldCards({ arg }: { readonly arg: ReadArg<'productsList'> }): ReactElement | null {
  const t = useTexts(giftCardTexts);
  const valueText = useValueText();
  const { data } = useProductsListQuery(arg);
  const cards = (data?.items ?? []).filter(({ available }) => available);
  if (cards.length === 0) return null;
  return (
    <Root aria-labelledby="sold-cards">
      <h2 id="sold-cards">{t('giveOne')}</h2>
      <ul className="sold">
        {cards.map(({ id, urlName, name, image, sizes }) => (
          <li key={id}>
            <span className="picture">
              {image === null ? (
                <Initial of={name} />
              ) : (
                <img src={imageUrl(image, { width: 320 })} alt="" width={112} height={140} loading="lazy" />
              )}
            </span>
            <div className="facts">
              <h3>{name}</h3>
              {sizes.length > 1 && (
                <ul className="values" aria-label={t('values')}>
                  {sizes.map((value) => (
                    <li key={value}>{valueText(value)}</li>
                  ))}
                </ul>
              )}
              <LinkButton
                href={`/product/${encodeURIComponent(urlName)}/`}
                variant="secondary"
                aria-label={t('buyNamed', { name })}
              >
                {t('buy')}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </Root>
  );
}
