import { token } from '@omnis/theme/react';
import { styled } from 'styled-components';

/** Addresses side by side, each with what can be done with it. */
export const AddressesRoot = styled.div.withConfig({ componentId: 'shop-addresses' })`
  display: grid;
  gap: ${token('space.6')};
  justify-items: start;

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
    gap: ${token('space.5')};
    width: 100%;
  }
  li {
    display: flex;
    flex-direction: column;
    gap: ${token('space.3')};
    padding: ${token('space.5')};
    border: ${token('border.width')} solid ${token('border.color')};
    border-radius: ${token('radius.lg')};
  }
  address {
    flex: 1;
    font-style: normal;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  li > .badge {
    align-self: start;
  }
  /* The first of them begins where the lines above do. */
  li > div {
    display: flex;
    flex-wrap: wrap;
    margin: 0 calc(-1 * ${token('space.4')}) calc(-1 * ${token('space.2')});
  }
`;
