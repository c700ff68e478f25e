import type { ReactElement } from 'react';
import { ReturnItemHost } from '../after-sale/return-item-host.tsx';
import { BasketDrawerHost } from '../basket/basket-drawer-host.tsx';
import { ShopEventsHost } from '../events/shop-events-host.tsx';
import { LinkPrefetch } from './link-prefetch.tsx';

/** What a page does beside showing itself: nothing of it is in the HTML. */
export default function Extras(): ReactElement {
  return (
    <>
      <BasketDrawerHost />
      <LinkPrefetch />
      <ShopEventsHost />
      <ReturnItemHost />
    </>
  );
}
