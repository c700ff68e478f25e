import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** What only the owner reads of a block that shoppers do not see yet, for the class `note` inside a styled root. */
export const noteCss = css`
  .note {
    padding: ${token('space.4')} ${token('space.5')};
    border: 1px dashed ${token('border.strong')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
`;
