import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** The look of the list of roles. */
export const RolesRoot = styled.div.withConfig({ componentId: 'atlas-roles' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  .rows {
    overflow: hidden;
    border: ${token('border.width')} solid ${token('card.border')};
    border-radius: ${token('card.radius')};
    background: ${token('card.background')};
    box-shadow: ${token('card.shadow')};
  }
  .role {
    display: block;
    min-height: 2.5rem;
    border-radius: ${token('radius.md')};
    color: inherit;
    text-decoration: none;
  }
  .role .name {
    font-weight: ${token('weight.medium')};
  }
  .role:hover .name {
    text-decoration: underline;
  }
  small {
    display: block;
    color: ${token('text.muted')};
    font-size: ${token('type.sm')};
    font-weight: ${token('weight.regular')};
    overflow-wrap: anywhere;
  }
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
  .quiet {
    color: ${token('text.muted')};
  }
  ${media.down('md')} {
    .rows {
      overflow: visible;
      border: 0;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
  }
`;
