import { css } from 'styled-components';

/** Nobody can open on paper what is closed: there it is printed open, by the browsers that let a style say so. */
export const unfoldedCss = css`
  @media print {
    details::details-content {
      content-visibility: visible;
    }
    summary > svg {
      display: none;
    }
  }
`;
