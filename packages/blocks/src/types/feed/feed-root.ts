import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { actionCss } from '../../parts/action.ts';
import { headCss } from '../../parts/head-css.ts';
import { noteCss } from '../../parts/note-css.ts';
import { productCardCss, productGridCss } from '../../product-card/product-card-css.ts';

/** The look of a feed: products as cards, posts as stories, pictures as tiles. */
export const FeedRoot = styled.section.withConfig({ componentId: 'block-feed' })`
  ${headCss}
  ${noteCss}
  ${productCardCss}
  ${actionCss}
  > ul {
    ${productGridCss}
  }
  > .posts {
    grid-template-columns: minmax(0, 1fr);
  }
  .post {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${token('space.4')};
    min-width: 0;
  }
  .post .frame {
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
  }
  .post img,
  .tile img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform ${token('motion.slow')} ${token('motion.ease')};
  }
  .post .words {
    display: grid;
    align-content: center;
    gap: ${token('space.2')};
    min-width: 0;
  }
  .post h3 {
    font-size: ${token('type.xl')};
  }
  .post h3 a {
    color: inherit;
    text-decoration: none;
  }
  .post h3 a::after,
  .tile a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('image.radius')};
  }
  .post h3 a:focus-visible,
  .tile a:focus-visible {
    outline: none;
  }
  .post h3 a:focus-visible::after,
  .tile a:focus-visible::after {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  /* Inside: a tile cuts off what is around it. Two colours, because it stands on any picture. */
  .tile a:focus-visible::after {
    z-index: 1;
    outline-offset: calc(-1 * ${token('focus.width')});
    box-shadow: inset 0 0 0 calc(2 * ${token('focus.width')}) ${token('surface.base')};
  }
  .post time {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .post .copy {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    max-width: 60ch;
    color: ${token('text.muted')};
  }
  > .pictures {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${token('space.2')};
  }
  .tile {
    position: relative;
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
  }
  .tile a {
    display: block;
    height: 100%;
  }
  .tile .glyph {
    position: absolute;
    inset: ${token('space.2')} ${token('space.2')} auto auto;
    box-sizing: border-box;
    width: 1.75rem;
    height: 1.75rem;
    padding: 0.4rem;
    border-radius: ${token('image.radius')};
    /* As the caption: it stands on any picture, a white shirt as well. */
    background: color-mix(in srgb, ${token('surface.inverse')} 86%, transparent);
    color: ${token('surface.inverseText')};
    pointer-events: none;
  }
  .tile .caption {
    position: absolute;
    inset: auto 0 0;
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    /* A border, because a third line would be seen in a padding. */
    border-block: ${token('space.2')} solid transparent;
    padding: 0 ${token('space.3')};
    background: color-mix(in srgb, ${token('surface.inverse')} 86%, transparent);
    color: ${token('surface.inverseText')};
    font-size: ${token('type.sm')};
    line-height: 1.4;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${token('motion.base')} ${token('motion.ease')};
  }
  .tile a:focus-visible + .caption {
    opacity: 1;
  }
  .waiting {
    aspect-ratio: 1;
    border-radius: ${token('image.radius')};
    background: ${token('skeleton.base')};
  }
  .posts .waiting {
    aspect-ratio: 4 / 3;
    margin-bottom: 6rem;
  }
  /* A last row that is not full is left out where rows are short: a single picture under nine looks forgotten. */
  ${media.down('md')} {
    > .pictures > :nth-child(n + 4):nth-child(3n + 1):nth-last-child(-n + 2),
    > .pictures > :nth-child(n + 5):nth-child(3n + 2):last-child {
      display: none;
    }
  }
  ${media.up('md')} {
    > .posts {
      grid-template-columns: repeat(var(--b-columns), minmax(0, 1fr));
      gap: ${token('space.8')} ${token('space.6')};
    }
    > .pictures {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${token('space.3')};
    }
    /* One post is a story of its own: picture and words side by side. */
    > .posts[data-single] .post {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${token('space.10')};
    }
    > .posts[data-single] h3 {
      font-size: ${token('type.3xl')};
    }
    > .posts[data-single] .waiting {
      max-width: 58%;
      margin-bottom: 0;
    }
  }
  ${media.up('lg')} {
    > .pictures {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
  /* Where rows are long, only a single picture is left out. */
  ${media.between('md', 'lg')} {
    > .pictures > :nth-child(n + 5):nth-child(4n + 1):last-child {
      display: none;
    }
  }
  ${media.up('lg')} {
    > .pictures > :nth-child(n + 6):nth-child(5n + 1):last-child {
      display: none;
    }
  }
  ${media.hover} {
    .post:hover img,
    .tile:hover img {
      transform: scale(1.03);
    }
    .post:hover h3 a {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
    .tile:hover .caption {
      opacity: 1;
    }
  }
`;
