import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';
import { ListRoot } from '../parts/list-root.ts';

/** The look of the list of roles. */
export const RolesRoot = styled(ListRoot).withConfig({ componentId: 'atlas-roles' })`
  .may {
    font-size: ${token('type.sm')};
    text-wrap: pretty;
  }
  .holders {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
  }
  /* Faces overlap like a hand of cards, each with a rim of the ground. */
  .faces {
    display: inline-flex;
  }
  .faces > * {
    box-shadow: 0 0 0 2px ${token('card.background')};
  }
  .faces > * + * {
    margin-inline-start: -0.5rem;
  }
`;
