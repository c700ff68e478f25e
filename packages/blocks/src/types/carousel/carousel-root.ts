import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { actionCss } from '../../parts/action.ts';
import { headCss } from '../../parts/head-css.ts';
import { noteCss } from '../../parts/note-css.ts';
import { productCardCss } from '../../product-card/product-card-css.ts';

/** A strip of items with its arrows beside the title and its progress under it. */
export const CarouselRoot = styled.section.withConfig({ componentId: 'block-carousel' })`
  ${headCss}
  ${noteCss}

  --b-columns: var(--b-strip-xs);
  --b-space: min(var(--b-strip-spacing), 16px);

  > .head {
    align-items: center;
    margin-bottom: ${token('space.5')};
  }
  > .head > .controls {
    display: flex;
    gap: ${token('space.2')};
    margin-inline-start: auto;
  }
  .controls button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 1px solid ${token('border.strong')};
    border-radius: ${token('radius.full')};
    background: ${token('surface.base')};
    color: ${token('text.color')};
    transition:
      background-color ${token('motion.fast')} ${token('motion.ease')},
      opacity ${token('motion.fast')} ${token('motion.ease')};
  }
  .controls button[aria-disabled='true'] {
    opacity: ${token('opacity.disabled')};
    cursor: default;
  }
  .controls svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  .controls .fill {
    width: 0.875rem;
    height: 0.875rem;
    fill: currentColor;
    stroke-width: 0;
  }

  > .strip {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: calc((100% - (var(--b-columns) - 1) * var(--b-space)) / var(--b-columns));
    gap: var(--b-space);
    /* Room for focus rings and shadows, which scrolling would cut off. */
    margin: -0.375rem;
    padding: 0.375rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-behavior: smooth;
    scroll-padding-inline: 0.375rem;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  > .strip::-webkit-scrollbar {
    display: none;
  }
  /* On a phone the strip runs off the screen, not off a line just before its edge; a panel keeps its strip inside. */
  ${media.down('sm')} {
    > .strip:not(.part[class*='scheme-'] *) {
      margin-inline: calc(-1 * max(0.375rem, var(--b-gutter, 0.375rem)));
      padding-inline: max(0.375rem, var(--b-gutter, 0.375rem));
      scroll-padding-inline: max(0.375rem, var(--b-gutter, 0.375rem));
    }
  }
  > .strip > li {
    position: relative;
    min-width: 0;
    scroll-snap-align: start;
  }
  > .strip .waiting {
    aspect-ratio: 4 / 5;
    border-radius: ${token('image.radius')};
    background: ${token('skeleton.base')};
  }
  > .progress {
    display: block;
    height: 2px;
    margin-top: ${token('space.5')};
    overflow: hidden;
    border-radius: ${token('radius.full')};
    background: ${token('progress.track')};
  }
  > .progress::before {
    content: '';
    display: block;
    width: calc(var(--b-length, 0.3) * 100%);
    height: 100%;
    margin-inline-start: calc(var(--b-done, 0) * (1 - var(--b-length, 0.3)) * 100%);
    border-radius: inherit;
    background: ${token('text.color')};
  }
  /* Everything is in view: there is nothing to scroll. */
  &[data-fits] > .head > .controls,
  &[data-fits] > .progress {
    display: none;
  }
  ${productCardCss}
  ${actionCss}

  ${media.up('md')} {
    --b-columns: var(--b-strip-md);
    --b-space: var(--b-strip-spacing);
  }
  ${media.up('lg')} {
    --b-columns: var(--b-strip-lg);
  }
  ${media.down('sm')} {
    /* A finger is at home on the strip itself; the title keeps the line. */
    > .head > .controls .arrow {
      display: none;
    }
  }
  ${media.hover} {
    .controls button:not([aria-disabled='true']):hover {
      background: ${token('surface.hover')};
    }
  }
`;
