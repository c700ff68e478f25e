import { Loaded } from '@omnis/account';
import { useAtlasCustomerQuery } from '@omnis/api-client';
import type { AtlasCustomer } from '@omnis/contract';
import { customerName } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { PageHead } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useTitle } from '../app/use-title.ts';
import { DetailRoot } from '../parts/detail-root.ts';
import { DetailShape } from '../parts/detail-shape.tsx';
import { usePermission } from '../permissions/permission-context.tsx';
import { ProtectedPage } from '../permissions/protected.tsx';
import { BespokeCard } from './bespoke-card.tsx';
import { CustomerFacts, CustomerOrders } from './customer-facts.tsx';
import { CustomerFields, DeleteCustomer, MergeCustomers, useStaffsCustomer } from './edit-customer.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { customersTexts } from '../texts/customers/index.ts';

const Root = styled(DetailRoot).withConfig({ componentId: 'atlas-customer' })`
  .account {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.3')};
  }
  .entries {
    display: grid;
    gap: ${token('space.3')};
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  form + .entries {
    margin-top: ${token('space.5')};
  }
  .entries small {
    display: block;
    color: ${token('text.muted')};
  }
  .entry,
  .entry-end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.2')} ${token('space.4')};
  }
`;

function Page({ customer }: { readonly customer: AtlasCustomer }): ReactElement {
  const t = useTexts(customersTexts);
  const { division } = customer;
  const { held: mayEdit } = usePermission('orders.edit');
  const navigate = useNavigate();
  const form = useStaffsCustomer(division, customer);
  const list = `/customers/?store=${division}`;
  return (
    <Root>
      <PageHead
        back={{ href: list, text: t('customers') }}
        title={customerName(customer)}
        text={customer.email}
      />
      <div className="columns">
        <div className="column">
          <CustomerOrders customer={customer} />
          {mayEdit && <CustomerFields form={form} customer={customer} currency={customer.currency} />}
          <CustomerNotes customer={customer} />
        </div>
        <div className="column">
          <CustomerFacts customer={customer} isEdited={mayEdit} />
          <BespokeCard customer={customer} />
          {mayEdit && (
            <>
              <MergeCustomers customer={customer} dirty={form.dirty} />
              <DeleteCustomer customer={customer} onDeleted={() => void navigate(list)} />
            </>
          )}
        </div>
      </div>
    </Root>
  );
}

function Customer({ division, id }: { readonly division: number; readonly id: string }): ReactElement {
  const t = useTexts(customersTexts);
  const query = useAtlasCustomerQuery({ params: { division, id } }, { refetchOnMountOrArgChange: true });
  useTitle(query.data === undefined ? t('customer') : customerName(query.data));
  return (
    <Loaded query={query} skeleton={<DetailShape label={t('loadingCustomer')} />} notFound={<NotFound />}>
      {(customer) => (
        // After a merge the form begins anew; a saved form knows its new version by itself.
        <Page key={customer.emails.join(' ')} customer={customer} />
      )}
    </Loaded>
  );
}

/** A customer of a store (platform.md §3 Customer). */
export function Component(): ReactElement {
  const t = useTexts(customersTexts);
  const { division = '', id = '' } = useParams();
  return (
    <ProtectedPage permission="orders.view" title={t('customer')}>
      {/^\d+$/.test(division) ? <Customer key={id} division={Number(division)} id={id} /> : <NotFound />}
    </ProtectedPage>
  );
}
