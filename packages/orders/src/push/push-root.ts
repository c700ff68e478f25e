import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Settings for the notifications in this browser. */
export const PushRoot = styled.div.withConfig({ componentId: 'shop-push' })`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token('space.3')} ${token('space.4')};

  > svg {
    color: ${token('text.muted')};
  }
  &[data-state='on'] > svg {
    color: ${token('success.color')};
  }
  p {
    margin: 0;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
  }
  &[data-state='failed'] p {
    color: ${token('error.color')};
  }
  ${media.down('sm')} {
    grid-template-columns: auto minmax(0, 1fr);

    > button {
      grid-column: 1 / -1;
    }
  }
`;
