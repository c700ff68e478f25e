import { useAccountsAddressesQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, ErrorState, Skeleton, SkeletonGroup } from '@omnis/ui';
import { Chunk, lazyChunk } from '@omnis/shop-kit';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { accountTexts } from '../texts/account/index.ts';
import { AddressCard } from './address-card.tsx';
import { AddressesRoot } from './addresses-root.ts';
import { useAddressForms } from './use-address-forms.ts';

const AddressDialog = lazyChunk(() => import('./address-dialog.tsx'));

/** The addresses that the next checkout offers: the default one first, then the one used last. */
export function Addresses(): ReactElement {
  const t = useTexts(accountTexts);
  const { data, isError, refetch } = useAccountsAddressesQuery();
  const root = useRef<HTMLDivElement>(null);
  const forms = useAddressForms();
  const [changed, setChanged] = useState<{ readonly id: string } | null>(null);

  // The button that was pressed is gone: the keyboard goes on at the address, or where there is none, at the way to add one.
  useEffect(() => {
    if (changed === null) return;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const own = buttons.find(({ dataset }) => dataset['of'] === changed.id);
    (own ?? buttons.at(-1))?.focus();
  }, [changed]);

  if (isError && data === undefined)
    return <ErrorState titleLevel={3} title={t('addressesFailed')} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <SkeletonGroup label={t('loadingAddresses')}>
        <Skeleton shape="block" width="min(100%, 16rem)" height="15rem" />
      </SkeletonGroup>
    );
  return (
    <AddressesRoot ref={root}>
      {data.items.length === 0 ? (
        <p>{t('noAddresses')}</p>
      ) : (
        <ul>
          {data.items.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => forms.show(address)}
              onChanged={(id) => setChanged({ id })}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => forms.show(null)}>
        {t('addAddress')}
      </Button>
      {forms.all.length > 0 && (
        <Chunk onMissing={forms.clear}>
          {forms.all.map(({ key, address }) => (
            <AddressDialog
              key={key}
              address={address}
              known={data}
              open={forms.open === key}
              onClose={forms.close}
              onSaved={() => forms.saved(key)}
            />
          ))}
        </Chunk>
      )}
    </AddressesRoot>
  );
}
