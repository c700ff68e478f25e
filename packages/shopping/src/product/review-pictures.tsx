import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import type { ReadValue } from '@omnis/shop-kit';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { productTexts } from '../texts/product/index.ts';

const Root = styled.ul.withConfig({ componentId: 'shop-review-pictures' })`
  display: flex;
  gap: ${token('space.3')};
  margin: ${token('space.3')} 0 0;
  /* Room for the ring of what has the focus. */
  padding: 0.25rem;
  list-style: none;
  overflow-x: auto;
  scrollbar-width: thin;
  --side: 5rem;

  &[data-large] {
    margin-top: ${token('space.5')};
    --side: clamp(8rem, 22vw, 13rem);
  }
  li {
    flex: none;
  }
  a,
  img {
    display: block;
    width: var(--side);
    height: var(--side);
    border-radius: ${token('image.radius')};
  }
  img {
    background: ${token('image.background')};
    object-fit: cover;
  }
`;

/** Properties of {@link ReviewPictures}. */
export interface ReviewPicturesProps {
  readonly reviews: ReadValue<'productsReviews'>['items'];
  readonly large?: boolean;
}

/** Pictures that buyers took; each leads to itself in full. */
export function ReviewPictures({ reviews, large = false }: ReviewPicturesProps): ReactElement | null {
  const t = useTexts(productTexts);
  const pictures = reviews.flatMap(({ pictures: own, author }) => own.map((each) => ({ ...each, author })));
  if (pictures.length === 0) return null;
  const side = large ? 416 : 160;
  return (
    <Root data-large={large ? '' : undefined} aria-label={large ? t('picturesByBuyers') : undefined}>
      {pictures.map(({ src, author }, at) => (
        <li key={src}>
          <a href={imageUrl(src, { width: 1280 })} target="_blank" rel="noopener">
            <img
              src={imageUrl(src, { width: side, height: side })}
              alt={t('byOf', { author, at: at + 1, count: pictures.length })}
              width={side / 2}
              height={side / 2}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </Root>
  );
}
