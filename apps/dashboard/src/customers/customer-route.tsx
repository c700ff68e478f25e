import { Loaded } from '@omnis/account';
import { useDashboardCustomerQuery, useDashboardCustomersQuery } from '@omnis/api-client';
import type { ManagedCustomer } from '@omnis/contract';
import { media, token } from '@omnis/theme/react';
import { Button, LinkButton, Notice, Skeleton, SkeletonGroup } from '@omnis/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { LeaveGuard } from '../parts/leave-guard.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SaveBar } from '../parts/save-bar.tsx';
import { customerName } from './customer-name.ts';
import { DeletionCard } from './deletion-card.tsx';
import { DetailsCard, LeadCard, SocialCard, TagsCard } from './details-cards.tsx';
import { ContactCard, FiguresCard, OrdersCard } from './facts-cards.tsx';
import { MergeCard } from './merge-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { useCustomerForm } from './use-customer-form.ts';

const listPath = '/dashboard/customers/';

const Root = styled.div.withConfig({ componentId: 'dashboard-customer-route' })`
  .columns,
  .columns > div,
  form {
    display: grid;
    gap: ${token('space.5')};
    align-content: start;
    min-width: 0;
  }
  /* A field that gets the focus is not below the bar of unsaved changes. */
  input,
  textarea {
    scroll-margin-bottom: 8rem;
  }
  .fault {
    margin-bottom: ${token('space.5')};
  }
  ${media.up('lg')} {
    .columns {
      grid-template-columns: minmax(0, 1fr) 22rem;
    }
  }
`;

function Shape(): ReactElement {
  return (
    <SkeletonGroup label="Loading the customer">
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
  const navigate = useNavigate();
  const form = useCustomerForm(customer);
  const [leaveTo, setLeaveTo] = useState<string | null>(null);
  const { errors, message, saving } = form;
  const dirty = form.dirty && leaveTo === null;
  useEffect(() => {
    if (leaveTo !== null) void navigate(leaveTo);
  }, [leaveTo, navigate]);
  const save = async (): Promise<void> => {
    const saved = await form.save();
    if (saved === null) {
      // Once the messages stand, the first field at fault gets the focus.
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('#customer [aria-invalid="true"]')?.focus(),
      );
    } else if (customer === null) setLeaveTo(`${listPath}${saved.id}/`);
  };
  return (
    <Root>
      <LeaveGuard dirty={dirty} />
      <PageHead
        back={{ href: listPath, text: 'Customers' }}
        title={customer === null ? 'Add customer' : customerName(customer)}
        {...(customer && customer.company !== '' && { text: customer.company })}
        actions={
          customer === null ? (
            <Button type="submit" form="customer" loading={saving} loadingLabel="Adding">
              Add customer
            </Button>
          ) : (
            <LinkButton variant="secondary" href={`/dashboard/orders/new/?customer=${customer.id}`}>
              Create order
            </LinkButton>
          )
        }
      />
      {(message !== null || Object.keys(errors).length > 0) && (
        <div className="fault">
          <Notice tone="error" alert>
            {message ?? 'Some fields need another look.'}
          </Notice>
        </div>
      )}
      <div className="columns">
        <div>
          {customer !== null && (
            <>
              <FiguresCard customer={customer} />
              <OrdersCard customer={customer} />
            </>
          )}
          <form
            id="customer"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!saving) void save();
            }}
          >
            <DetailsCard form={form} isNew={customer === null} />
            <TagsCard form={form} />
            <LeadCard form={form} customer={customer} currency={currency} />
            <SocialCard form={form} />
          </form>
        </div>
        {customer !== null && (
          <div>
            <ContactCard customer={customer} />
            <NotesCard customer={customer} />
            <MergeCard
              key={customer.version}
              customer={customer}
              dirty={dirty}
              onMerged={() => window.scrollTo({ top: 0 })}
            />
            <DeletionCard customer={customer} onDeleted={() => setLeaveTo(listPath)} />
          </div>
        )}
      </div>
      {customer !== null && dirty && (
        <SaveBar saving={saving} onDiscard={form.discard} onSave={() => void save()} />
      )}
    </Root>
  );
}

function Existing({ id }: { readonly id: string }): ReactElement {
  const query = useDashboardCustomerQuery(
    { params: { division: useDivision(), id } },
    { refetchOnMountOrArgChange: true },
  );
  useTitle(query.data ? customerName(query.data) : 'Customer');
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
  const query = useDashboardCustomersQuery({ params: { division: useDivision() }, query: { limit: 1 } });
  useTitle('Add customer');
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
