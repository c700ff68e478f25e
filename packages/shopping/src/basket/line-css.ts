import { media, token } from '@omnis/theme/react';
import { textButtonCss } from '@omnis/shop-kit';
import { css } from 'styled-components';

/** Lines of a basket or an order, for the class `lines` inside a styled root. */
export const linesCss = css`
  .lines {
    margin: 0;
    padding: 0;
    list-style: none;
    container-type: inline-size;
  }
  .line {
    display: grid;
    /* With large text the picture and the gaps leave their room to the words. */
    grid-template-columns: min(5.5rem, 24%) minmax(0, 1fr) auto;
    gap: ${token('space.1')} min(${token('space.4')}, 5vw);
    align-items: start;
    padding-block: ${token('space.5')};
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    transition: opacity ${token('motion.base')} ${token('motion.ease')};
  }
  .line[aria-busy='true'] {
    opacity: 0.6;
  }
  .line .picture {
    grid-row: 1 / span 3;
    display: block;
    border-radius: ${token('image.radius')};
    background: ${token('image.background')};
    aspect-ratio: 4 / 5;
    overflow: hidden;
  }
  .line .picture img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .line[data-gone] :is(.picture, .name, .option, .sum) {
    opacity: 0.5;
  }
  .line .what {
    display: grid;
    gap: 0.125rem;
    min-width: 0;
  }
  .line .name {
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    color: ${token('text.color')};
    font-weight: ${token('weight.medium')};
    line-height: 1.35;
    text-decoration: none;
  }
  /* WCAG 2.2 asks for 24 px where another target is as near as the button of the choice is. */
  .line a.name {
    min-height: 1.5rem;
  }
  .line a.name:hover {
    text-decoration: underline;
  }
  .line .option {
    overflow-wrap: anywhere;
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  /* The button of the choice stands at the start of a line of its own where it has no room behind the words. */
  .line .option:has(> .choose) {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token('space.3')};
  }
  .line .sum {
    display: grid;
    justify-items: end;
    font-variant-numeric: tabular-nums;
  }
  .line .sum del {
    color: ${token('price.was')};
    font-size: ${token('type.sm')};
  }
  .line .sum ins {
    color: ${token('price.sale')};
    text-decoration: none;
  }
  .line .change {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
    margin-top: ${token('space.2')};
  }
  .line .quantity {
    width: min(8.5rem, 100%);
  }
  .line .acts {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${token('space.5')};
  }
  .line :is(.later, .remove) {
    min-height: 2.5rem;
    ${textButtonCss}
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  /* As tall as a finger, in a line of text. */
  .line .choose {
    min-height: 2.75rem;
    margin-block: -0.75rem;
    overflow-wrap: normal;
    ${textButtonCss}
    color: inherit;
    font: inherit;
  }
  .line :is(.choose, .later, .remove):hover {
    color: ${token('text.color')};
  }
  .line .why {
    grid-column: 2 / -1;
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
  ${media.down('sm')} {
    .line .acts:has(.later) {
      flex: 1 0 100%;
    }
  }
  ${media.up('sm')} {
    .line {
      grid-template-columns: 7rem minmax(0, 1fr) auto;
      column-gap: ${token('space.6')};
    }
  }
  .lines[data-small] .line {
    grid-template-columns: min(4rem, 20%) minmax(0, 1fr) auto;
    column-gap: min(${token('space.4')}, 5vw);
    padding-block: ${token('space.3')};
    border: 0;
  }
  /* Large letters leave no room for the sum beside the name. */
  @container (max-width: 15rem) {
    .lines .line,
    .lines[data-small] .line {
      grid-template-columns: min(4rem, 20vw) minmax(0, 1fr);
    }
    .line .sum {
      grid-column: 2;
      justify-items: start;
    }
    .line .change {
      grid-column: 1 / -1;
    }
  }
`;
