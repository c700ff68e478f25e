import { DraftEditor, draftTitle } from '@omnis/desk';
import { Card, PageHead, Stack } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useTitle } from '../app/use-title.ts';
import { StoreFilter } from '../orders/store-filter.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { StaffDesk } from './staff-desk.tsx';

/** The choice of the store that an order is built for. */
function ChooseStore({ onChoose }: { readonly onChoose: (store: number) => void }): ReactElement {
  return (
    <Stack gap={5}>
      <PageHead back={{ href: '/', text: 'Orders' }} title={draftTitle(null)} />
      <Card title="Store" description="Choose the store that the order is for.">
        <StoreFilter
          store={null}
          placeholder="Search stores"
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
  useTitle(draftTitle(null));
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
  return (
    <ProtectedPage permission="orders.edit" title="Creating orders">
      <NewOrder />
    </ProtectedPage>
  );
}
