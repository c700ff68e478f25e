import { DraftEditor, useDraftTitle } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { Card, PageHead, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { StoreFilter } from '../orders/store-filter.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { StaffDesk } from './staff-desk.tsx';
import { orderTexts } from '../texts/order/index.ts';

/** The choice of the store that an order is built for. */
function ChooseStore({ onChoose }: { readonly onChoose: (store: number) => void }): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <Stack gap={5}>
      <PageHead back={{ href: '/', text: t('orders') }} title={useDraftTitle()(null)} />
      <Card title={t('store')} description={t('chooseStore')}>
        <StoreFilter
          store={null}
          placeholder={t('searchStores')}
          onChange={(store) => {
            if (store !== null) onChoose(store);
          }}
        />
      </Card>
    </Stack>
  );
}

function NewOrder(): ReactElement {
  const [params, setParams] = useSearchParams();
  const store = Number(params.get('store'));
  useTitle(useDraftTitle()(null));
  if (!Number.isInteger(store) || store <= 0)
    return <ChooseStore onChoose={(next) => setParams({ store: String(next) }, { replace: true })} />;
  return (
    <StaffDesk division={store}>
      <DraftEditor key={store} order={null} />
    </StaffDesk>
  );
}

/** An order that staff build for a store. */
export function Component(): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <ProtectedPage permission="orders.edit" title={t('creatingOrders')}>
      <NewOrder />
    </ProtectedPage>
  );
}
