import { css } from 'styled-components';

/** A button that reads like a link: what it does is small, or is said beside something else. */
export const textButtonCss = css`
  padding: 0;
  border: 0;
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
