import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/**
 * Titles of panels are small, whatever level they have in the outline. They look as the theme's third heading does: letters
 * that are drawn for a page's width (capitals, the widest weight) are hard to read at this size.
 */
export const panelTitleCss = css`
  font-family: ${token('heading.3.font')};
  font-weight: ${token('heading.3.weight')};
  text-transform: ${token('heading.3.transform')};
`;
