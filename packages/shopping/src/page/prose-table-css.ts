import { css } from 'styled-components';

/** Tables of answers and policies, for the class `prose`: words stay whole, and a table that is too wide scrolls. */
export const proseTableCss = css`
  .prose:has(table) {
    overflow-x: auto;
  }
  .prose th,
  .prose td {
    hyphens: auto;
  }
`;
