import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { oneDecimal } from '@omnis/shop-kit';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { productTexts } from '../texts/product/index.ts';

/** Corners of a star in a box of 16 by 16. */
const corners = [
  [8, 0.8],
  [10.2, 5.6],
  [15.4, 6.2],
  [11.5, 9.7],
  [12.6, 14.9],
  [8, 12.3],
  [3.4, 14.9],
  [4.5, 9.7],
  [0.6, 6.2],
  [5.8, 5.6],
  [8, 0.8],
] as const;

/** Five stars in a row as one polygon: lines without width lead from one to the next, and back at the end. */
const outline = [0, 1, 2, 3, 4, 3, 2, 1]
  .flatMap((star, at) =>
    (at < 5 ? corners : corners.slice(0, 1)).map(([x, y]) => [star * 16 + x, y] as const),
  )
  .map(([x, y]) => `${Math.round(x * 1250) / 1000}% ${Math.round(y * 6250) / 1000}%`)
  .join();

const Root = styled.span.withConfig({ componentId: 'shop-stars' })`
  display: inline-block;
  flex: none;
  width: 5rem;
  height: 1rem;
  background: linear-gradient(
    to right,
    ${token('rating.star')} var(--filled),
    ${token('rating.empty')} var(--filled)
  );
  clip-path: polygon(${outline});
  print-color-adjust: exact;
  @media (forced-colors: active) {
    background: linear-gradient(
      to right,
      CanvasText var(--filled),
      color-mix(in srgb, CanvasText 35%, Canvas) var(--filled)
    );
    forced-color-adjust: none;
  }
`;

/** A rating of 0 to 5 as five stars, filled to the tenth. */
export function Stars({ rating }: { readonly rating: number }): ReactElement {
  const t = useTexts(productTexts);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--filled': `${Math.min(100, Math.max(0, rating * 20))}%`,
  };
  return (
    <Root role="img" aria-label={t('outOfFive', { rating: oneDecimal(rating, t.locale) })} style={style} />
  );
}
