import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** Two fields in a row, for the class `pair`; below one another where large letters leave no room. */
export const pairCss = css`
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
    gap: ${token('space.4')};
    align-items: start;
  }
`;
