import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/**
 * The page's grid: gutters at the sides, 12 columns between them. A section in colours of its own is a band from edge to
 * edge with its content where it was; it meets bands and banners without a strip of the page between, and has a line
 * around it where it shares its row, since a dark panel in a dark page would be lost. Wide rows' air is too much for a
 * phone, and what shows nothing takes no row. Until the first picture of a leading slideshow has painted, it alone is
 * shown; a second at most, also without scripts. Gaps grow with large text, but thirteen of them must not be wider than a
 * phone. (Comments within the styles would be sent to shoppers.)
 */
export const PageRoot = styled.div.withConfig({ componentId: 'block-page' })`
  --b-gutter: ${token('layout.gutter')};
  --b-column-gap: min(${token('space.4')}, 6vw);

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
  --b-row-gap: min(var(--b-y-spacing), max(1.5rem, 11vw));
  row-gap: var(--b-row-gap);

  > .block,
  > .band > * {
    position: relative;
    grid-column: content;
    min-width: 0;
  }
  > .bleed {
    grid-column: edge;
  }
  > .band {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: edge;
    padding-block: ${token('space.section')};
  }
  > .band + .band,
  > .band + .bleed,
  > .bleed + .band {
    margin-top: calc(-1 * var(--b-row-gap));
  }
  > .part[class*='scheme-'] {
    padding: ${token('card.padding')};
    border: 1px solid ${token('border.color')};
    border-radius: ${token('card.radius')};
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

  @media screen {
    &[data-waiting] > .block:not(:first-child) {
      visibility: hidden;
      animation: block 1ms 1s both;
    }
  }
  @keyframes block {
    to {
      visibility: visible;
    }
  }
`;
