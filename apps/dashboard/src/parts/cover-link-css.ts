import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** A link that spans what it stands in, which must be positioned; its focus is drawn around all of it. */
export const coverLinkCss = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${token('focus.width')} solid ${token('focus.color')};
    outline-offset: -3px;
    border-radius: ${token('radius.md')};
  }
`;
