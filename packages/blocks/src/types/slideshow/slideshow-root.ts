import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Slides lie over each other; the shown one is opaque. */
export const SlideshowRoot = styled.section.withConfig({ componentId: 'block-slideshow' })`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${token('banner.radius')};
  background: ${token('banner.background')};
  touch-action: pan-y;

  > .slides {
    display: grid;
    min-width: 0;
  }
  .slide {
    grid-area: 1 / 1;
    display: grid;
    min-width: 0;
    opacity: 0;
    visibility: hidden;
    transition:
      opacity 600ms ${token('motion.ease')},
      visibility 0s 600ms;
  }
  .slide[data-active] {
    opacity: 1;
    visibility: visible;
    transition-delay: 0s;
  }

  /* Room for the controls under the buttons. */
  .slide .content {
    padding-bottom: ${token('space.16')};
  }
  /* On a ground of their own: what a picture has behind them is never known. In pixels: larger words need the room. */
  > .controls {
    position: absolute;
    z-index: 3;
    bottom: ${token('space.3')};
    inset-inline: 0;
    width: fit-content;
    max-width: 100%;
    margin-inline: auto;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    border-radius: 1.25rem;
    background: color-mix(in srgb, ${token('surface.base')} 88%, transparent);
    color: ${token('text.color')};
  }
  > .controls button {
    display: grid;
    place-items: center;
    min-width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: transparent;
    color: inherit;
  }
  > .controls .dot {
    min-width: 28px;
  }
  > .controls .dot::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.full')};
    background: currentColor;
    opacity: 0.6;
    transition:
      width ${token('motion.base')} ${token('motion.ease')},
      opacity ${token('motion.base')} ${token('motion.ease')};
  }
  > .controls .dot[aria-current]::before {
    width: 1.5rem;
    opacity: 1;
  }
  > .controls svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  > .controls .fill {
    width: 0.875rem;
    height: 0.875rem;
    fill: currentColor;
    stroke-width: 0;
  }
  /* They would do nothing. */
  @media (scripting: none) {
    > .controls {
      display: none;
    }
  }
  ${media.hover} {
    > .controls button:hover {
      background: ${token('surface.hover')};
    }
  }
  ${media.up('md')} {
    > .controls {
      inset-inline: auto max(${token('layout.gutter')}, (100% - ${token('layout.container.width')}) / 2);
      bottom: ${token('space.5')};
    }
  }
`;
