import { token } from '@omnis/theme/react';
import { css } from 'styled-components';

/**
 * The title of a panel, which is small whatever its level is. It looks as the theme's third heading does: letters that are
 * drawn for the width of a page (capitals, the widest weight) take four lines of a phone.
 */
export const panelTitleCss = css`
  font-family: ${token('heading.3.font')};
  font-weight: ${token('heading.3.weight')};
  text-transform: ${token('heading.3.transform')};
`;
