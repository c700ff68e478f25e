import { loadPatiently, useCore, useHydrated, useView } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { campaignIn } from './campaign-marks.ts';

const Campaigns = lazy(() => loadPatiently(() => import('./campaigns.tsx')));

/** Shows the store’s own notifications; nothing is loaded where it has none, and nobody followed one. */
export function CampaignsHost(): ReactElement | null {
  const { notifications } = useCore().state;
  const { mode } = useView();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const isWanted = notifications.length > 0 || campaignIn(search) !== null;
  if (!hydrated || mode !== 'native' || !isWanted) return null;
  return (
    <Suspense>
      <Campaigns />
    </Suspense>
  );
}
