import { ChatHost } from '@omnis/live-chat';
import { useView, useWholeLayout, WayHere } from '@omnis/shop-kit';
import {
  BasketDrawerHost,
  FavouriteConfettiHost,
  HeldAddsHost,
  NoteViewed,
  SharedBaskets,
} from '@omnis/shopping';
import type { ReactElement } from 'react';
import { CampaignsHost } from '../campaigns/campaigns-host.tsx';
import { ShopEventsHost } from '../events/shop-events-host.tsx';
import { InstalledAppHost } from '../installed/installed-app-host.tsx';
import { NotificationsHost } from '../notifications/notifications-host.tsx';
import { SubscriberOfferHost } from '../offer/subscriber-offer-host.tsx';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { OwnCodeHost } from '../own-code/own-code-host.tsx';
import { ProblemsHost } from '../problems/problems-host.tsx';
import { TrackersHost } from '../trackers/trackers-host.tsx';
import { LinkPrefetch } from './link-prefetch.tsx';
import { Scrolling } from './scrolling.tsx';
import { TrailHost } from './trail-host.tsx';

/** Tasks of a page besides showing itself: none of them is in the HTML. */
export default function Extras(): ReactElement {
  const { operator } = useView();
  useWholeLayout();
  return (
    <>
      <ProblemsHost />
      <Scrolling />
      {/* Before those who supply one. */}
      <TrailHost />
      <WayHere />
      <BasketDrawerHost />
      <SharedBaskets />
      <HeldAddsHost />
      <LinkPrefetch />
      <ShopEventsHost />
      {/* Before the overlays, with which actions begin to be heard. */}
      <ChatHost />
      <OverlayHost />
      <NoteViewed />
      <FavouriteConfettiHost />
      <TrackersHost />
      <OwnCodeHost />
      {/* Parts that open by themselves. */}
      {operator === 'default' && (
        <>
          <InstalledAppHost />
          <NotificationsHost />
          <CampaignsHost />
          <SubscriberOfferHost />
        </>
      )}
    </>
  );
}
