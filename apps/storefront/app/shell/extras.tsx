import type { ReactElement } from 'react';
import { useView } from '../data/view.ts';
import { BasketDrawerHost } from '../basket/basket-drawer-host.tsx';
import { SharedBaskets } from '../basket/shared-baskets.tsx';
import { ChatHost } from '../chat/chat-host.tsx';
import { ShopEventsHost } from '../events/shop-events-host.tsx';
import { FavouriteConfettiHost } from '../favourites/favourite-confetti-host.tsx';
import { InstalledAppHost } from '../installed/installed-app-host.tsx';
import { NotificationsHost } from '../notifications/notifications-host.tsx';
import { SubscriberOfferHost } from '../offer/subscriber-offer-host.tsx';
import { OverlayHost } from '../overlays/overlay-host.tsx';
import { ProblemsHost } from '../problems/problems-host.tsx';
import { TrackersHost } from '../trackers/trackers-host.tsx';
import { NoteViewed } from '../viewed/note-viewed.tsx';
import { LinkPrefetch } from './link-prefetch.tsx';
import { Scrolling } from './scrolling.tsx';
import { TrailHost } from './trail-host.tsx';
import { WayHere } from './way-here.tsx';
import { useWholeLayout } from './whole-layout.ts';

/** What a page does beside showing itself: nothing of it is in the HTML. */
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
      <LinkPrefetch />
      <ShopEventsHost />
      {/* Before the overlays, with which actions begin to be heard. */}
      <ChatHost />
      <OverlayHost />
      <NoteViewed />
      <FavouriteConfettiHost />
      <TrackersHost />
      {/* What comes up by itself. */}
      {operator === 'default' && (
        <>
          <InstalledAppHost />
          <NotificationsHost />
          <SubscriberOfferHost />
        </>
      )}
    </>
  );
}
