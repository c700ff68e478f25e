import { useAccountsAddressesQuery } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useCore } from '../data/core.ts';
import { addressText } from '../order/address-text.ts';

const List = styled.ul.withConfig({ componentId: 'shop-addresses' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token('space.6')};

  address {
    font-style: normal;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** Where the customer has had orders sent, the address used last first. */
export function Addresses(): ReactElement {
  const locale = useCore().state.store.locale || 'en-GB';
  const { data, isError, refetch } = useAccountsAddressesQuery();
  if (isError)
    return (
      <ErrorState titleLevel={3} title="Your addresses could not be loaded" onRetry={() => void refetch()} />
    );
  if (data === undefined)
    return (
      <SkeletonGroup label="Loading your addresses">
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  if (data.items.length === 0)
    return <p>The address of your first order is kept here, and offered at the next checkout.</p>;
  return (
    <List>
      {data.items.map(({ id, ...address }) => (
        <li key={id}>
          <address>{addressText(address, locale)}</address>
        </li>
      ))}
    </List>
  );
}
