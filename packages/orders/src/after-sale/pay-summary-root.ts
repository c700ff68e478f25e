import { media, token } from '@omnis/theme/react';
import { linesCss } from '@omnis/shopping';
import { styled } from 'styled-components';

/** Summary of the payment, beside the card. */
export const PaySummary = styled.aside.withConfig({ componentId: 'shop-pay-summary' })`
  background: ${token('box.background')};
  color: ${token('box.color')};

  > div {
    display: grid;
    gap: ${token('space.6')};
    padding: ${token('space.5')} ${token('layout.gutter')} ${token('space.6')};
  }
  h2 {
    font-size: ${token('type.xl')};
  }
  h3 {
    margin-bottom: ${token('space.2')};
    font: ${token('weight.bold')} ${token('type.sm')} / 1.5 ${token('text.font')};
    letter-spacing: 0;
    text-transform: none;
  }
  address {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-style: normal;
    white-space: pre-line;
  }
  ${linesCss}
  ${media.up('lg')} {
    > div {
      max-width: 30rem;
      padding: ${token('space.10')} ${token('layout.gutter')} ${token('space.10')} clamp(2rem, 4vw, 4rem);
    }
  }
`;
