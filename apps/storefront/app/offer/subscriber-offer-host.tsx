import { subscriberOfferDelay, subscriberOfferWords } from '@omnis/models';
import {
  notificationReceived,
  selectBasketOpen,
  selectNotificationCount,
  useAppDispatch,
  useAppSelector,
} from '@omnis/store';
import { useLocale } from '@omnis/texts/react';
import { marketingTexts, useConsent, useCore, useOpenFor, useView } from '@omnis/shop-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mayOffer, noteChannel } from './offer-rule.ts';
import { handSigns, useHeldPointer } from './use-hands.ts';

/**
 * True when the offer's time has come: after 30 s, or after that as soon as nothing else speaks and the visitor's hands
 * are free (storefront.md §4).
 */
function useIsOffered(delay: number): boolean {
  const { pathname, search } = useLocation();
  const isDue = useOpenFor(delay);
  const consent = useConsent();
  const isBasketOpen = useAppSelector(selectBasketOpen);
  const others = useAppSelector(selectNotificationCount);
  const isHeld = useHeldPointer();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => noteChannel(search), [search]);
  useEffect(() => {
    if (!isDue || isOffered || others > 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      // Anything open a moment ago has left the page by then, and a visitor who leaves a field may be in the next.
      timer = setTimeout(() => {
        if (!isHeld.current && mayOffer(pathname)) setOffered(true);
      }, 300);
    };
    look();
    for (const sign of handSigns) addEventListener(sign, look, true);
    return () => {
      clearTimeout(timer);
      for (const sign of handSigns) removeEventListener(sign, look, true);
    };
  }, [isDue, isOffered, others, pathname, consent, isBasketOpen, isHeld]);
  return isOffered;
}

/** Gives the offer, once a visit: its words come with its code. */
function Watch(): null {
  const dispatch = useAppDispatch();
  const locale = useLocale();
  const plugin = useCore().state.subdomain.plugins['email-subscriber-offer'];
  const isOffered = useIsOffered(subscriberOfferDelay(plugin));
  const isGiven = useRef(false);
  useEffect(() => {
    if (!isOffered || isGiven.current) return;
    isGiven.current = true;
    const give = async (): Promise<void> => {
      const [t, { offerNotification }] = await Promise.all([
        marketingTexts.load(locale),
        import('./offer-notification.ts'),
      ]);
      const { title, copy } = subscriberOfferWords(plugin);
      const words = { title: title || t('offerTitle'), copy: copy || t('offerCopy') };
      dispatch(notificationReceived(offerNotification({ ...words, subscribe: t('subscribe') })));
    };
    // Without a network there is nothing to subscribe to.
    void give().catch(() => undefined);
  }, [dispatch, isOffered, locale, plugin]);
  return null;
}

/** The subscriber offer of stores that have its plugin, for visitors of the shop itself. */
export function SubscriberOfferHost() {
  const isOn = useCore().state.subdomain.plugins['email-subscriber-offer'] !== undefined;
  const { mode } = useView();
  return isOn && mode === 'native' ? <Watch /> : null;
}
