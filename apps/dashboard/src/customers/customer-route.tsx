import { Loaded } from '@omnis/account';
import {
  useDashboardCustomerQuery,
  useDashboardCustomersQuery,
  useDashboardDeleteCustomerMutation,
} from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { CustomerCards, CustomerDeletion, customerName, MergeCard } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { Button, LinkButton, Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useMay } from '../access/use-dashboard-access.ts';
import { useDivision } from '../app/session.ts';
import { snackbars } from '../app/store.ts';
import { useTitle } from '../app/use-title.ts';
import { EditPage } from '../parts/editing/edit-page.tsx';
import { useEditing } from '../parts/editing/use-editing.ts';
import { PageHead } from '../parts/page-head.tsx';
import { ContactCard, FiguresCard, OrdersCard } from './facts-cards.tsx';
import { NotesCard } from './notes-card.tsx';
import { useMerging } from './use-merging.ts';
import { useStoresCustomer } from './use-stores-customer.ts';
import { customersTexts } from '../texts/customers/index.ts';

const listPath = '/dashboard/customers/';

function Shape(): ReactElement {
  const t = useTexts(customersTexts);
  return (
    <SkeletonGroup label={t('loadingTheCustomer')}>
      <Skeleton shape="block" height="6rem" />
      <br />
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  );
}

interface EditProps {
  /** null for a new one. */
  readonly customer: ManagedCustomer | null;
  readonly currency: string;
}

function Edit({ customer, currency }: EditProps): ReactElement {
  const t = useTexts(customersTexts);
  const may = useMay();
  const division = useDivision();
  const [remove] = useDashboardDeleteCustomerMutation();
  const merging = useMerging(customer?.id ?? '');
  const form = useStoresCustomer(customer);
  const editing = useEditing('customer', form, ({ id }) => (customer === null ? `${listPath}${id}/` : null));
  return (
    <EditPage
      form={form}
      editing={editing}
      isNew={customer === null}
      isForm={false}
      head={
        <PageHead
          back={{ href: listPath, text: t('customers') }}
          title={customer === null ? t('addCustomer') : customerName(customer)}
          {...(customer && customer.company !== '' && { text: customer.company })}
          actions={
            customer === null ? (
              <Button type="submit" form="customer" loading={form.saving} loadingLabel={t('adding')}>
                {t('addCustomer')}
              </Button>
            ) : (
              <LinkButton variant="secondary" href={`/dashboard/orders/new/?customer=${customer.id}`}>
                {t('createOrder')}
              </LinkButton>
            )
          }
        />
      }
    >
      <div className="columns">
        <div>
          {customer !== null && (
            <>
              <FiguresCard customer={customer} />
              <OrdersCard customer={customer} />
            </>
          )}
          <form {...editing.formProps}>
            <CustomerCards
              form={form}
              customer={customer}
              currency={currency}
              maySetInternal={may('settings')}
            />
          </form>
        </div>
        {customer !== null && (
          <div>
            <ContactCard customer={customer} />
            <NotesCard customer={customer} />
            <MergeCard
              key={customer.version}
              customer={customer}
              dirty={editing.dirty}
              {...merging}
              onMerged={(text) => {
                snackbars.show({ text, tone: 'success' });
                window.scrollTo({ top: 0 });
              }}
            />
            <CustomerDeletion
              customer={customer}
              remove={(headers) =>
                remove({
                  params: { division, id: customer.id },
                  headers,
                  query: { version: customer.version },
                })
              }
              tell={snackbars.show}
              onDeleted={() => editing.leaveFor(listPath)}
            />
          </div>
        )}
      </div>
    </EditPage>
  );
}

function Existing({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(customersTexts);
  const query = useDashboardCustomerQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data ? customerName(query.data) : t('customer'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {(customer) => (
        // After a merge the form begins anew; a saved form knows its new version by itself.
        <Edit key={customer.emails.join(' ')} customer={customer} currency={customer.currency} />
      )}
    </Loaded>
  );
}

/** A new customer: the list knows the currency of the store. */
function New(): ReactElement {
  const t = useTexts(customersTexts);
  const query = useDashboardCustomersQuery({ params: { division: useDivision() }, query: { limit: 1 } });
  useTitle(t('addCustomer'));
  return (
    <Loaded query={query} skeleton={<Shape />} notFound={<NotFound />}>
      {({ currency }) => <Edit customer={null} currency={currency} />}
    </Loaded>
  );
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A customer to add or to change. */
export function Component(): ReactElement {
  const id = useParams()['id'] ?? '';
  if (id === 'new') return <New />;
  return uuid.test(id) ? <Existing key={id} id={id} /> : <NotFound />;
}
