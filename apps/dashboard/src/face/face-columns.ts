import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Two columns: the fields, and the preview of the shop, which stays in view. */
export const FaceColumns = styled.div.withConfig({ componentId: 'dashboard-face-columns' })`
  display: grid;
  gap: ${token('space.6')};

  > * {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  ${media.up('lg')} {
    grid-template-columns: minmax(22rem, 26rem) minmax(0, 1fr);

    > :last-child {
      position: sticky;
      top: ${token('space.5')};
      align-self: start;
    }
  }
`;
