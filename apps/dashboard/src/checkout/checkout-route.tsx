import { Loaded } from '@omnis/account';
import { useDashboardCheckoutSettingsQuery } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { Skeleton, SkeletonGroup } from '@omnis/ui';
import type { ReactElement } from 'react';
import { NotFound } from '../app/not-found-route.tsx';
import { useDivision } from '../app/session.ts';
import { useTitle } from '../app/use-title.ts';
import { PageHead } from '../parts/page-head.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { checkoutTexts } from '../texts/checkout/index.ts';
import { settingsBack } from '../settings/settings-page.tsx';
import { settingsTexts } from '../texts/settings/index.ts';

/** The page that sets the fields of the checkout. */
export function Component(): ReactElement {
  const t = useTexts(checkoutTexts);
  const tSettings = useTexts(settingsTexts);
  useTitle(t('checkout'));
  const query = useDashboardCheckoutSettingsQuery(
    { params: { division: useDivision() } },
    { refetchOnMountOrArgChange: true },
  );
  const skeleton = (
    <SkeletonGroup label={t('loadingCheckoutSettings')}>
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  );
  return (
    <>
      <PageHead back={settingsBack(tSettings)} title={t('checkout')} text={t('checkoutText')} />
      <Loaded query={query} skeleton={skeleton} notFound={<NotFound />}>
        {(settings) => <CheckoutForm key={settings.version} settings={settings} />}
      </Loaded>
    </>
  );
}
