import { useAccountsAddressesQuery } from '@omnis/api-client';
import { token } from '@omnis/theme/react';
import { ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { addressText } from '../order/address-text.ts';
import { useLocale, useTexts } from '../texts/use-texts.ts';
import { accountTexts } from '../texts/account/index.ts';

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
  const t = useTexts(accountTexts);
  const locale = useLocale();
  const { data, isError, refetch } = useAccountsAddressesQuery();
  if (isError)
    return <ErrorState titleLevel={3} title={t('addressesFailed')} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t('loadingAddresses')}>
        <Skeleton shape="block" height="6rem" />
      </SkeletonGroup>
    );
  if (data.items.length === 0) return <p>{t('noAddresses')}</p>;
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
