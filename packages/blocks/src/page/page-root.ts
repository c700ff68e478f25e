import { blockSize } from '@omnis/models';
import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

const sizes = Array.from({ length: blockSize.max - blockSize.min }, (_, index) => blockSize.min + index);
const spans = sizes.map((size) => `> .s${size} { grid-column: span ${size}; }`).join('\n');

/** The page's grid: gutters at the sides, 12 columns between them. */
export const PageRoot = styled.div`
  --gutter: ${token('layout.gutter')};
  --column-gap: ${token('space.4')};

  display: grid;
  grid-template-columns:
    [edge-start] minmax(calc(var(--gutter) - var(--column-gap)), 1fr)
    [content-start] repeat(
      12,
      minmax(0, calc((${token('layout.container.width')} - 11 * var(--column-gap)) / 12))
    )
    [content-end] minmax(calc(var(--gutter) - var(--column-gap)), 1fr)
    [edge-end];
  column-gap: var(--column-gap);
  row-gap: var(--y-spacing);
  /* The gap of the outer columns must not push bleeding blocks in. */
  overflow-x: clip;

  > .block {
    grid-column: content;
    min-width: 0;
    position: relative;
  }
  > .bleed {
    grid-column: edge;
  }
  ${media.up('lg')} {
    --column-gap: ${token('space.6')};
    &::before,
    &::after {
      content: none;
    }
    ${spans}
  }

  /* Until the first picture of a leading slideshow has painted, it alone is shown; a second at most, also without scripts. */
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

  .block-notice {
    padding: ${token('space.4')} ${token('space.5')};
    border: 1px dashed ${token('border.strong')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;
