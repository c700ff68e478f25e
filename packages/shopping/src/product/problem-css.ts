import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** Why it cannot be bought as it is, for the class `problem`: a sign beside words, not a colour alone, and drawn without code. */
export const problemCss = css`
  .problem[role='alert'] {
    display: flex;
    gap: ${token('space.2')};
  }
  .problem[role='alert']::before {
    content: '!' / '';
    display: grid;
    flex: none;
    place-content: center;
    width: 1.125em;
    height: 1.125em;
    margin-top: 0.1em;
    border: 1.5px solid;
    border-radius: 50%;
    font-size: 0.9em;
    font-weight: ${token('weight.bold')};
    line-height: 1;
  }
`;
