import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The frame of a product's page. */
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
  .related h2 {
    margin-bottom: ${token('space.6')};
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
