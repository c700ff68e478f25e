import { token } from '@omnis/theme/react';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import star from './star.svg';
import { oneDecimal } from '../data/one-decimal.ts';
import { productTexts } from '../texts/product/index.ts';
import { useTexts } from '../texts/use-texts.ts';

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
  mask: url(${star}) 0 0 / 1rem 1rem repeat-x;
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
