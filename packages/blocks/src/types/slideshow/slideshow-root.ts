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
  > .controls {
    position: absolute;
    z-index: 3;
    inset-inline: 0;
    bottom: ${token('space.3')};
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${token('space.1')};
    pointer-events: none;
    /* As the text of the slide that they stand on. */
    color: var(--b-controls, ${token('banner.mediaColor')});
  }
  > .controls button {
    display: grid;
    place-items: center;
    min-width: 2.5rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: transparent;
    color: inherit;
    pointer-events: auto;
  }
  > .controls .dot {
    min-width: 1.75rem;
  }
  > .controls .dot::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${token('radius.full')};
    background: currentColor;
    opacity: 0.6;
    box-shadow: 0 0 0.25rem color-mix(in srgb, ${token('banner.overlay')} 60%, transparent);
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
    filter: drop-shadow(0 0 0.25rem color-mix(in srgb, ${token('banner.overlay')} 55%, transparent));
  }
  > .controls .fill {
    width: 0.875rem;
    height: 0.875rem;
    fill: currentColor;
    stroke-width: 0;
  }
  ${media.hover} {
    > .controls button:hover {
      background: color-mix(in srgb, ${token('banner.overlay')} 30%, transparent);
    }
  }
  ${media.up('md')} {
    > .controls {
      inset-inline: ${token('layout.gutter')};
      bottom: ${token('space.5')};
      justify-content: flex-end;
    }
  }
`;
