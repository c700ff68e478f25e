import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** The title of a block with a quiet link at the other end, for the class `head` inside a styled root. */
export const headCss = css`
  > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.6')};
    margin-bottom: ${token('space.6')};
  }
  > .head h2 {
    max-width: 28ch;
  }
  > .head .more {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${token('link.color')};
    font-size: ${token('type.md')};
    font-weight: ${token('weight.medium')};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;
