import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/** A number at the corner of an icon, for the class `count` inside a styled root. */
export const countCss = css`
  .count {
    position: absolute;
    top: 0.125rem;
    right: 0;
    min-width: 1.125rem;
    padding: 0 0.25rem;
    border-radius: ${token('radius.full')};
    background: ${token('badge.background')};
    color: ${token('badge.color')};
    font: ${token('weight.bold')} 0.6875rem / 1.125rem ${token('text.font')};
    text-align: center;
    font-variant-numeric: tabular-nums;
    animation: omnis-pop ${token('motion.slow')} cubic-bezier(0.3, 1.6, 0.5, 1);
  }
`;
