import { media, token } from '@omnis/theme/react';
import { css } from 'styled-components';
import { iconMask } from '../parts/icon-mask.ts';
import { priceCss } from '../parts/price.tsx';

const star = "<path d='m12 2.3 3 6.1 6.7 1-4.85 4.7 1.15 6.7L12 17.65 6 20.8l1.15-6.7L2.3 9.4l6.7-1z'/>";
const bag = "<path d='M5.7 7.6h12.6L19.6 21H4.4zM8.6 10.6V6.4a3.4 3.4 0 0 1 6.8 0v4.2'/>";

/** The look of a product card, for the class `product` inside a styled root: one root for a whole grid of them. */
export const productCardCss = css`
  .product {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: ${token('space.3')};
    min-width: 0;
    height: 100%;
  }
  .product > .picture {
    position: relative;
    aspect-ratio: 1 / ${token('product.card.ratio')};
    overflow: hidden;
    border: ${token('product.card.borderWidth')} solid ${token('product.card.border')};
    border-radius: ${token('image.radius')};
    background: ${token('product.card.background')};
  }
  .product .picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .product .second {
    opacity: 0;
    transition: opacity ${token('motion.slow')} ${token('motion.ease')};
  }
  .product[data-sold-out] .picture img {
    opacity: 0.55;
  }
  .product .badge {
    position: absolute;
    z-index: 2;
    top: ${token('space.3')};
    inset-inline-start: ${token('space.3')};
    /* As far as the heart: “Bestseller” is one word on the smallest screen, too. */
    max-width: calc(100% - 3.5rem);
    padding: 0.25em 0.7em;
    border-radius: ${token('badge.radius')};
    background: ${token('badge.background')};
    box-shadow: 0 0 0 1px color-mix(in srgb, ${token('badge.color')} 14%, transparent);
    color: ${token('badge.color')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
    line-height: 1.5;
  }
  .product[data-sold-out] .badge {
    background: ${token('surface.base')};
    color: ${token('text.muted')};
  }
  .product > .favourite {
    position: absolute;
    z-index: 3;
    top: ${token('space.1')};
    inset-inline-end: ${token('space.1')};
    border-radius: ${token('radius.full')};
    background: color-mix(in srgb, ${token('surface.base')} 72%, transparent);
  }
  /* As high as the picture, and in nobody's way but where its button is. */
  .product > .quick {
    position: absolute;
    z-index: 2;
    inset: 0 0 auto;
    display: flex;
    align-items: flex-end;
    justify-content: flex-end;
    aspect-ratio: 1 / ${token('product.card.ratio')};
    padding: ${token('space.2')};
    pointer-events: none;
  }
  .product > .quick button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${token('radius.full')};
    background: ${token('surface.base')};
    box-shadow: ${token('shadow.sm')};
    color: ${token('text.color')};
    pointer-events: auto;
  }
  .product > .quick svg,
  .product > .quick button:empty::before {
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.75;
  }
  .product > .quick button:empty::before {
    content: '';
    ${iconMask(bag, 'outline', 1.75)}
  }
  @media (scripting: none) {
    .product > .quick {
      display: none;
    }
  }
  .product > .facts {
    display: flex;
    flex-direction: column;
    gap: 0.1875rem;
    min-width: 0;
  }
  .product .name {
    overflow: hidden;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: ${token('text.color')};
    font-family: ${token('text.font')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
    letter-spacing: ${token('text.letterSpacing')};
    line-height: 1.35;
    text-transform: none;
    text-wrap: pretty;
  }
  /* Whole on its line, and broken only where a line is too short for it. */
  .product .name .whole {
    display: inline-block;
    max-width: 100%;
    text-decoration: inherit;
  }
  .product .name a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the link of its name; the heart lies above it. */
  .product .name a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: ${token('image.radius')};
  }
  .product .name a:focus-visible {
    outline: none;
  }
  .product .name a:focus-visible::after {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  .product .choice {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  ${priceCss}
  .product .price {
    font-size: ${token('type.md')};
    line-height: 1.4;
  }
  .product .price ins {
    font-weight: ${token('weight.bold')};
  }
  .product .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.1')} ${token('space.3')};
    margin-top: ${token('space.1')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  .product .rating {
    display: inline-flex;
    align-items: center;
    gap: 0.3em;
  }
  .product .rating::before {
    content: '';
    width: 0.9375rem;
    height: 0.9375rem;
    color: ${token('rating.star')};
    ${iconMask(star, 'solid')}
  }
  .product .dots {
    display: inline-flex;
    align-items: center;
    gap: 0.3125rem;
  }
  .product .dot {
    width: 0.8125rem;
    height: 0.8125rem;
    border-radius: ${token('radius.full')};
    background: var(--b-dot) center / cover;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${token('text.color')} 22%, transparent);
    forced-color-adjust: none;
  }
  /* Two columns on a phone have no room for both beside each other; some wrapping and some not looks ragged. */
  ${media.down('md')} {
    .product .meta {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  ${media.hover} {
    .product > .quick button {
      opacity: 0;
      transition: opacity ${token('motion.fast')} ${token('motion.ease')};
    }
    .product:hover > .quick button,
    .product > .quick button:focus-visible,
    .product > .quick button:is([aria-expanded='true'], [aria-busy='true']) {
      opacity: 1;
    }
    .product > .quick button:hover {
      background: ${token('text.color')};
      color: ${token('surface.base')};
    }
    .product:hover .second[data-ready] {
      opacity: 1;
    }
    .product:hover .name a {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.2em;
    }
  }
`;

/**
 * Columns of a product grid: 2, 3 and 4 (storefront.md §9), and fewer where large text leaves a card too narrow for its words. A
 * column's least width is a share of the grid's that one more would not fit with.
 */
export const productGridCss = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(7rem, var(--b-least, 40%)), 1fr));
  gap: ${token('space.8')} ${token('space.4')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.up('md')} {
    --b-least: 28%;
  }
  ${media.up('lg')} {
    --b-least: 21%;
    gap: ${token('space.10')} ${token('space.6')};
  }
`;
