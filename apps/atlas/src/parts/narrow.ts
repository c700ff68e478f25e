import { styled } from 'styled-components';

/** A page of one column, as wide as it reads well. */
export const Narrow = styled.div.withConfig({ componentId: 'atlas-narrow' })`
  max-width: 60rem;
  margin-inline: auto;
`;
