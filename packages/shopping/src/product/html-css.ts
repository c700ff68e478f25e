import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** Styles for an owner's text about a product, in the class `html`: beside name and price, its headings are small. */
export const htmlCss = css`
  .html > * + * {
    margin-top: ${token('space.3')};
  }
  .html :is(h2, h3, h4) {
    font-size: ${token('type.lg')};
  }
  .html :is(ul, ol) {
    padding-inline-start: 1.2em;
  }
  .html blockquote {
    padding-inline-start: 1em;
    border-inline-start: 2px solid ${token('border.strong')};
  }
  /* What is too wide is scrolled to: words of a table stay whole. */
  .html:has(table) {
    overflow-x: auto;
  }
  .html :is(th, td) {
    padding: 0.375em 0.75em 0.375em 0;
    border-bottom: ${token('border.width')} solid ${token('border.color')};
    font-size: ${token('type.sm')};
    text-align: start;
    vertical-align: top;
  }
`;
