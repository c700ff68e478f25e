import { Loaded } from '@omnis/account';
import { useDashboardCustomerQuery } from '@omnis/api-client';
import { DraftEditor, newDraft, useDraftTitle, withCustomer } from '@omnis/desk';
import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { OwnerDesk } from '../order/owner-desk.tsx';
import { draftTexts } from '../texts/draft/index.ts';

function ForCustomer({ id }: { readonly id: string }): ReactElement {
  const t = useTexts(draftTexts);
  const query = useDashboardCustomerQuery({ params: { division: useDivision(), id } });
  const skeleton = (
    <SkeletonGroup label={t('loadingTheCustomer')}>
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
  useTitle(useDraftTitle()(null));
  return (
    <OwnerDesk>{customer === null ? <DraftEditor order={null} /> : <ForCustomer id={customer} />}</OwnerDesk>
  );
}
