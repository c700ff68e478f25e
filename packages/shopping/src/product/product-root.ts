import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The frame of a product's page. What is below is left out of layout like the footer, and given higher than two rows of cards. */
export const ProductRoot = styled.div.withConfig({ componentId: 'shop-product' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.section')};
  max-width: calc(${token('layout.container.width')} + 2 * ${token('layout.gutter')});
  margin-inline: auto;
  padding: 0 ${token('layout.gutter')};

  .top {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.6')};
  }
  .side {
    display: grid;
    gap: ${token('space.8')};
    align-content: start;
    min-width: 0;
  }
  @media (scripting: enabled) {
    [data-opening] & > section {
      content-visibility: auto;
    }
  }
  [data-opening] & > section {
    contain-intrinsic-height: auto calc(88vw * ${token('product.card.ratio')} + 24rem);
    overflow-clip-margin: ${token('space.3')};
  }
  .related h2 {
    margin-bottom: ${token('space.6')};
  }
  ${media.up('md')} {
    [data-opening] & > section {
      contain-intrinsic-height: auto calc(24vw * ${token('product.card.ratio')} + 20rem);
    }
  }
  ${media.up('lg')} {
    padding-top: ${token('space.5')};

    .top {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
      gap: clamp(2.5rem, 5vw, 5.5rem);
    }
    .side {
      position: sticky;
      top: calc(${token('layout.header.desktop')} + ${token('space.5')});
      align-self: start;
    }
  }
`;
