import { css } from 'styled-components';

/** Words for ears only, for the class `unseen` inside a styled root. */
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
