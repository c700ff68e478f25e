import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/**
 * The page's grid: gutters at the sides, 12 columns between them. Wide rows' air is too much for a phone, and what shows
 * nothing takes no row. Until the first picture of a leading slideshow has painted, it alone is shown; a second at most,
 * also without scripts. (Comments within the styles would be sent to shoppers.)
 */
export const PageRoot = styled.div.withConfig({ componentId: 'block-page' })`
  --b-gutter: ${token('layout.gutter')};
  --b-column-gap: ${token('space.4')};

  display: grid;
  grid-template-columns:
    [edge-start] minmax(calc(var(--b-gutter) - var(--b-column-gap)), 1fr)
    [content-start] repeat(
      12,
      minmax(0, calc((${token('layout.container.width')} - 11 * var(--b-column-gap)) / 12))
    )
    [content-end] minmax(calc(var(--b-gutter) - var(--b-column-gap)), 1fr)
    [edge-end];
  column-gap: var(--b-column-gap);
  row-gap: min(var(--b-y-spacing), max(1.5rem, 11vw));

  > .block {
    position: relative;
    grid-column: content;
    min-width: 0;
  }
  > .bleed {
    grid-column: edge;
  }
  > .block:empty {
    display: none;
  }
  ${media.between('sm', 'lg')} {
    > .left {
      grid-column: 2 / span 6;
    }
    > .right {
      grid-column: 8 / span 6;
    }
  }
  ${media.up('lg')} {
    --b-column-gap: ${token('space.6')};
    > .part {
      grid-column: var(--b-start) / span var(--b-size);
    }
  }

  &[data-waiting] > .block:not(:first-child) {
    visibility: hidden;
    animation: omnis-reveal 1ms 1s both;
  }
  @keyframes omnis-reveal {
    from {
      visibility: hidden;
    }
    to {
      visibility: visible;
    }
  }
`;
