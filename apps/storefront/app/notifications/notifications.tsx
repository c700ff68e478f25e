import { media, token } from '@omnis/theme/react';
import { selectNotifications, selectUnreadCount, useAppSelector } from '@omnis/store';
import { loadPatiently } from '@omnis/shop-kit';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { offerTag } from '../offer/offer-notification.ts';
import { NotificationCard } from './notification-card.tsx';
import { titleCount, type TitleCount } from './title-count.ts';

const SubscriberOffer = lazy(() => loadPatiently(() => import('../offer/subscriber-offer.tsx')));

const Root = styled.div.withConfig({ componentId: 'shop-notifications' })`
  position: fixed;
  z-index: calc(${token('layer.sticky')} + 1);
  inset: auto ${token('space.3')}
    calc(
      max(calc(var(--page-foot, 0px) + ${token('space.3')}), env(safe-area-inset-bottom)) +
        var(--chat-launcher, 0px)
    );
  display: grid;
  gap: ${token('space.3')};

  @media (max-height: 30rem) {
    max-height: 50vh;
    overflow-y: auto;
  }
  ${media.up('md')} {
    inset: calc(${token('layout.header.desktop')} + 3.5rem) ${token('space.5')} auto auto;
    width: 24rem;
  }
  @media print {
    display: none;
  }
`;

/** Most that stand on the page at once; others come when these are gone. */
const most = 3;

/** Says how many are unread in the document's title, as long as there are any. */
function useUnreadInTitle(): void {
  const unread = useAppSelector(selectUnreadCount);
  const [title, setTitle] = useState<TitleCount | null>(null);
  useEffect(() => {
    const made = titleCount();
    setTitle(made);
    return () => made.stop();
  }, []);
  useEffect(() => title?.set(unread), [title, unread]);
}

/** The notifications that stand on the page, the newest last; the subscriber offer has its form (storefront.md §4). */
export default function Notifications(): ReactElement | null {
  useUnreadInTitle();
  const shown = useAppSelector((state) => selectNotifications(state, 'top-right'));
  if (shown.length === 0) return null;
  return (
    <Root>
      {shown.slice(-most).map((notification) =>
        notification.tag === offerTag ? (
          <Suspense key={notification.id}>
            <SubscriberOffer />
          </Suspense>
        ) : (
          <NotificationCard key={notification.id} notification={notification} />
        ),
      )}
    </Root>
  );
}
