import { media, token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** A page of a customer's account. */
export const AccountRoot = styled.div.withConfig({ componentId: 'shop-account' })`
  max-width: 60rem;
  min-height: 60vh;
  margin-inline: auto;
  padding: ${token('space.10')} ${token('layout.gutter')} 0;
  overflow-wrap: anywhere;

  > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${token('space.4')};
    margin-bottom: ${token('space.10')};
  }
  > .head > * {
    min-width: 0;
    max-width: 100%;
  }
  > .head p {
    margin-top: ${token('space.2')};
    color: ${token('text.muted')};
  }
  /* Words that come with who it is do not push what stands beside them into another row. */
  ${media.down('sm')} {
    > .head {
      flex-direction: column;
      align-items: flex-start;
    }
  }
`;
