import type { ReactElement } from 'react';
import { ReturnItemHost } from '../after-sale/return-item-host.tsx';
import { BasketDrawerHost } from '../basket/basket-drawer-host.tsx';
import { ShopEventsHost } from '../events/shop-events-host.tsx';
import { InstalledAppHost } from '../installed/installed-app-host.tsx';
import { SubscriberOfferHost } from '../offer/subscriber-offer-host.tsx';
import { RemillPopupHost } from '../remill/remill-popup-host.tsx';
import { TrackersHost } from '../trackers/trackers-host.tsx';
import { NoteViewed } from '../viewed/note-viewed.tsx';
import { LinkPrefetch } from './link-prefetch.tsx';

/** What a page does beside showing itself: nothing of it is in the HTML. */
export default function Extras(): ReactElement {
  return (
    <>
      <BasketDrawerHost />
      <LinkPrefetch />
      <ShopEventsHost />
      <ReturnItemHost />
      <InstalledAppHost />
      <NoteViewed />
      <TrackersHost />
      <SubscriberOfferHost />
      <RemillPopupHost />
    </>
  );
}
