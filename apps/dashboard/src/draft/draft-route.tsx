import { Loaded } from '@omnis/account';
import { useDashboardCustomerQuery } from '@omnis/api-client';
import { DraftEditor, draftTitle, newDraft, withCustomer } from '@omnis/desk';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { OwnerDesk } from '../order/owner-desk.tsx';

function ForCustomer({ id }: { readonly id: string }): ReactElement {
  const query = useDashboardCustomerQuery({ params: { division: useDivision(), id } });
  const skeleton = (
    <SkeletonGroup label="Loading the customer">
      <Skeleton shape="block" height="26rem" />
    </SkeletonGroup>
  );
  return (
    <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
      {(customer) => <DraftEditor order={null} start={withCustomer(newDraft, customer)} />}
    </Loaded>
  );
}

/** An order that the store's team builds: empty, or for a customer. */
export function Component(): ReactElement {
  const [params] = useSearchParams();
  const customer = params.get('customer');
  useTitle(draftTitle(null));
  return (
    <OwnerDesk>{customer === null ? <DraftEditor order={null} /> : <ForCustomer id={customer} />}</OwnerDesk>
  );
}
