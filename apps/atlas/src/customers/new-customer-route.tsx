import { Loaded } from '@omnis/account';
import { useAtlasCustomersQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Button, PageHead } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useTitle } from '../app/use-title.ts';
import { DetailRoot } from '../parts/detail-root.ts';
import { DetailShape } from '../parts/detail-shape.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { CustomerFields, useStaffsCustomer } from './edit-customer.tsx';
import { customersTexts } from '../texts/customers/index.ts';

interface Store {
  readonly division: number;
  readonly currency: string;
}

function New({ division, currency }: Store): ReactElement {
  const t = useTexts(customersTexts);
  const navigate = useNavigate();
  const form = useStaffsCustomer(division, null);
  return (
    <DetailRoot>
      <PageHead
        back={{ href: `/customers/?store=${division}`, text: t('customers') }}
        title={t('addCustomer')}
        actions={
          <Button type="submit" form="customer" loading={form.saving} loadingLabel={t('adding')}>
            {t('addCustomer')}
          </Button>
        }
      />
      <CustomerFields
        form={form}
        customer={null}
        currency={currency}
        onCreated={({ id }) => void navigate(`/customers/${division}/${id}/`)}
      />
    </DetailRoot>
  );
}

function InStore({ division }: Pick<Store, 'division'>): ReactElement {
  const t = useTexts(customersTexts);
  // The list knows the currency of the store.
  const query = useAtlasCustomersQuery({ query: { division, limit: 1 } });
  return (
    <Loaded query={query} skeleton={<DetailShape label={t('loadingCustomer')} />} notFound={<NotFound />}>
      {({ currency }) => <New division={division} currency={currency ?? 'GBP'} />}
    </Loaded>
  );
}

/** A customer who is added to a store. */
export function Component(): ReactElement {
  const t = useTexts(customersTexts);
  const { division = '' } = useParams();
  useTitle(t('addCustomer'));
  return (
    <ProtectedPage permission="orders.edit" title={t('addCustomer')}>
      {/^\d+$/.test(division) ? <InStore division={Number(division)} /> : <NotFound />}
    </ProtectedPage>
  );
}
