import type { BasketAnswer } from '@omnis/api-client';
import { textParts, useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { formatRoundPrice } from '@omnis/shop-kit';
import type { CSSProperties, ReactElement } from 'react';
import { styled } from 'styled-components';
import { basketTexts } from '../texts/basket/index.ts';

const Root = styled.div.withConfig({ componentId: 'shop-free-delivery' })`
  display: grid;
  gap: ${token('space.2')};
  font-size: ${token('type.sm')};

  .track {
    height: 0.25rem;
    border-radius: ${token('radius.full')};
    background: ${token('progress.track')};
    overflow: hidden;
  }
  .track::after {
    content: '';
    display: block;
    width: var(--done);
    height: 100%;
    border-radius: inherit;
    background: ${token('progress.bar')};
    transition: width ${token('motion.slow')} ${token('motion.ease')};
  }
  @media (forced-colors: active) {
    .track {
      height: 0.5rem;
      border: 1px solid CanvasText;
    }
    .track::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** How far the basket is from free delivery; nothing where the store offers none. */
export function FreeDelivery({
  basket: { freeDelivery, currency },
}: {
  readonly basket: BasketAnswer;
}): ReactElement | null {
  const t = useTexts(basketTexts);
  if (freeDelivery === null || freeDelivery.threshold <= 0) return null;
  const { threshold, remaining } = freeDelivery;
  const done = Math.min(1, Math.max(0, 1 - remaining / threshold));
  const style: CSSProperties & Record<`--${string}`, string> = { '--done': `${done * 100}%` };
  return (
    <Root>
      <p role="status">
        {remaining > 0
          ? textParts(t, 'awayFromFree', {
              amount: <strong>{formatRoundPrice(remaining, currency, t.locale)}</strong>,
            })
          : t('deliveryFree')}
      </p>
      <div className="track" style={style} aria-hidden="true" />
    </Root>
  );
}
