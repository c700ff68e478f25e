import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { problemCss } from './problem-css.ts';

/** Choices beside the pictures: colour, size, quantity. */
export const BuyRoot = styled.div.withConfig({ componentId: 'shop-buy' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.6')};
  align-content: start;
  min-width: 0;

  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space.2')};
  }
  .vendor {
    color: ${token('eyebrow.color')};
    font-size: ${token('type.sm')};
    letter-spacing: ${token('eyebrow.letterSpacing')};
    text-transform: ${token('eyebrow.transform')};
  }
  /* Part of the width at most, so that letters twice as large break no word of usual length on a phone. */
  h1 {
    overflow-wrap: anywhere;
    font-size: min(clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem), 12vw);
  }
  .creator {
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .creator a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    margin-top: ${token('space.1')};
  }
  .price {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.6em;
    font-size: ${token('type.xl')};
    font-variant-numeric: tabular-nums;
  }
  .price ins {
    color: ${token('price.sale')};
    text-decoration: none;
  }
  .price del {
    color: ${token('price.was')};
    font-size: ${token('type.md')};
    text-decoration-thickness: 1px;
  }
  .price small {
    color: ${token('text.muted')};
  }
  .price .saved {
    color: ${token('price.sale')};
    font-weight: ${token('weight.medium')};
  }
  .tax {
    flex-basis: 100%;
    order: 1;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  .stars {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-height: 2.5rem;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    text-decoration: none;
  }
  .stars:hover {
    text-decoration: underline;
  }
  .lead {
    color: ${token('text.muted')};
  }
  .group {
    margin: 0;
    padding: 0;
    border: 0;
  }
  .caption {
    display: flex;
    justify-content: space-between;
    gap: ${token('space.4')};
    width: 100%;
    margin-bottom: ${token('space.3')};
    padding: 0;
    font-size: ${token('type.sm')};
  }
  .caption b {
    font-weight: ${token('weight.bold')};
  }
  .caption span {
    color: ${token('text.muted')};
  }
  .colours {
    display: grid;
    grid-template-columns: repeat(auto-fill, 3.25rem);
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .colour {
    position: relative;
    display: block;
    border-radius: ${token('product.colour.radius')};
    background: var(--swatch, ${token('image.background')});
    aspect-ratio: 1;
    overflow: hidden;
    transition: box-shadow ${token('motion.fast')} ${token('motion.ease')};
  }
  /* Above its picture or colour: a colour like the page's would have no edge. */
  .colour::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border: 1px solid color-mix(in srgb, ${token('text.color')} 22%, transparent);
    border-radius: inherit;
  }
  .colour img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transform: scale(1.35);
  }
  .colour[aria-current] {
    box-shadow:
      0 0 0 2px ${token('page.background')},
      0 0 0 4px ${token('text.color')};
  }
  ${media.hover} {
    .colour:not([aria-current]):hover {
      box-shadow:
        0 0 0 2px ${token('page.background')},
        0 0 0 3px ${token('border.strong')};
    }
  }
  .colour[data-gone]::after,
  .size[data-gone]::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      to top right,
      transparent calc(50% - 0.5px),
      ${token('border.strong')} calc(50% - 0.5px),
      ${token('border.strong')} calc(50% + 0.5px),
      transparent calc(50% + 0.5px)
    );
    pointer-events: none;
  }
  .chart {
    display: block;
    min-height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font-size: ${token('type.sm')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .sizes {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
    gap: ${token('space.2')};
  }
  .size {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 3rem;
    padding-inline: ${token('space.2')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('product.size.radius')};
    background: ${token('form.background')};
    text-align: center;
    cursor: pointer;
    overflow: hidden;
    /* Not its ground: between light and dark its text could not be read. */
    transition: border-color ${token('motion.fast')} ${token('motion.ease')};
  }
  .size input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  ${media.hover} {
    .size:hover {
      border-color: ${token('text.color')};
    }
  }
  .size:has(:checked) {
    border-color: ${token('text.color')};
    background: ${token('text.color')};
    color: ${token('page.background')};
  }
  .size:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: ${token('focus.offset')};
  }
  @media (forced-colors: active) {
    .colour {
      forced-color-adjust: none;
    }
    .colour[aria-current] {
      outline: 3px solid Highlight;
    }
    .size:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .colour:focus-visible,
    .size:has(:focus-visible) {
      outline: 3px double CanvasText;
    }
  }
  .size[data-gone] {
    border-color: ${token('border.color')};
    color: ${token('text.muted')};
    cursor: not-allowed;
  }
  .group[data-invalid] .size:not([data-gone]) {
    border-color: ${token('error.text')};
  }
  .plain {
    display: grid;
    gap: ${token('space.3')};
  }
  .plain :is(select, input, button) {
    width: 100%;
    min-height: 3rem;
    padding-inline: ${token('space.3')};
    border: ${token('form.borderWidth')} solid ${token('form.borderColor')};
    border-radius: ${token('form.radius')};
    background: ${token('form.background')};
    color: ${token('form.color')};
    font: inherit;
  }
  .plain button {
    border-color: transparent;
    border-radius: ${token('button.radius')};
    background: ${token('button.background')};
    color: ${token('button.color')};
    font-weight: ${token('weight.bold')};
  }
  ${problemCss}
  .problem {
    margin-top: ${token('space.2')};
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
    scroll-margin-block: ${token('space.4')};
  }
  .actions {
    display: flex;
    gap: ${token('space.3')};
  }
  .actions > :first-child {
    flex: 1;
  }
  .actions ~ .actions {
    margin-top: ${token('space.3')};
  }
  .quantity {
    max-width: 9rem;
  }
  .promises {
    /* Room for both lines of the delivery, which come later. */
    min-height: 5.5rem;
    align-content: start;
    display: grid;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: ${token('type.sm')};
  }
  .promises li {
    display: flex;
    gap: ${token('space.3')};
    min-height: 1.5rem;
  }
  .promises svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    stroke-width: 1.6;
  }
  .promises .again {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .marks li {
    padding: ${token('space.1')} ${token('space.2')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.sm')};
    color: ${token('text.muted')};
    font-size: ${token('type.xs')};
    font-weight: ${token('weight.bold')};
  }
  .promises small {
    color: ${token('text.muted')};
  }
  /* Without scripts, a form stands in for what only they can do. */
  @media (scripting: none) {
    .sizes,
    .quantity,
    .actions,
    fieldset.group {
      display: none;
    }
  }
`;
