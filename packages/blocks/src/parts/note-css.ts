import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** A line in the place of what cannot be shown, with a button perhaps, for the class `note` inside a styled root. */
export const noteCss = css`
  > .note {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.4')};
    padding: ${token('space.5')} ${token('space.6')};
    border-radius: ${token('radius.lg')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
`;

/** Text for ears only, for the class `unseen` inside a styled root. */
export const unseenCss = css`
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
