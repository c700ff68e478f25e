import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The pictures of a product: a row to swipe through on phones, with thumbnails beside it on wide screens. */
export const GalleryRoot = styled.section.withConfig({ componentId: 'shop-gallery' })`
  position: relative;
  min-width: 0;

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .slides {
    display: flex;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    background: ${token('image.background')};
  }
  .slides::-webkit-scrollbar {
    display: none;
  }
  .slides > li {
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
  .slide {
    position: relative;
    display: block;
    width: 100%;
    padding: 0;
    border: 0;
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    overflow: hidden;
    cursor: zoom-in;
  }
  .slide[aria-pressed='true'] {
    cursor: zoom-out;
    /* A finger moves the picture, instead of going to the next one with this one still magnified. */
    touch-action: none;
  }
  .slide:focus-visible {
    outline-offset: -4px;
  }
  .slide img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transform: scale(var(--zoom, 1));
    transform-origin: var(--zoom-x, 50%) var(--zoom-y, 50%);
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  .count {
    position: absolute;
    inset: auto ${token('space.4')} ${token('space.4')} auto;
    padding: 0.125rem ${token('space.3')};
    border-radius: ${token('radius.full')};
    background: color-mix(in srgb, ${token('surface.base')} 82%, transparent);
    font-size: ${token('type.xs')};
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  .thumbs {
    display: none;
  }
  .none {
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 5;
    background: ${token('image.background')};
    color: ${token('text.muted')};
  }
  ${media.down('lg')} {
    .none {
      aspect-ratio: 3 / 2;
    }
    margin-inline: calc(-1 * ${token('layout.gutter')});

    .slide {
      cursor: default;
    }
  }
  /* On tablets, name and price are in the first view, too: the picture is shown whole on its ground (see its sizes). */
  ${media.between('md', 'lg')} {
    .slide {
      max-height: 60svh;
    }
    .slide img {
      object-fit: contain;
    }
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: ${token('space.4')};
    align-items: start;

    &[data-single] {
      grid-template-columns: minmax(0, 1fr);
    }
    .slides {
      grid-column: -2;
      grid-row: 1;
      border-radius: ${token('image.radius')};
    }
    .count {
      display: none;
    }
    .thumbs {
      display: grid;
      gap: ${token('space.3')};
      max-height: calc(100vh - 8rem);
      padding: 3px;
      margin: -3px;
      overflow-y: auto;
      scrollbar-width: none;
    }
    .thumbs a {
      display: block;
      border-radius: calc(${token('image.radius')} / 2);
      background: ${token('image.background')};
      aspect-ratio: 4 / 5;
      overflow: hidden;
    }
    .thumbs a:hover {
      box-shadow: 0 0 0 1px ${token('border.strong')};
    }
    .thumbs a[aria-current] {
      box-shadow:
        0 0 0 1px ${token('page.background')},
        0 0 0 2px ${token('text.color')};
      @media (forced-colors: active) {
        outline: 2px solid Highlight;
        outline-offset: 1px;
      }
    }
    .thumbs img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
`;
