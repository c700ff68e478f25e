import { Loaded } from '@omnis/account';
import { useDashboardCheckoutSettingsQuery } from '@omnis/api-client';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { CheckoutForm } from './checkout-form.tsx';

/** The page that sets the fields of the checkout. */
export function Component(): ReactElement {
  useTitle('Checkout');
  const query = useDashboardCheckoutSettingsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label="Loading checkout settings">
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead
        title="Checkout"
        text="What shoppers fill in. The less you ask for, the more of them finish their order."
      />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {(settings) => <CheckoutForm key={settings.version} settings={settings} />}
      </Loaded>
    </>
  );
}
