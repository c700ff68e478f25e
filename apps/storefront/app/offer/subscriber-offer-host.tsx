import { subscriberOffer } from '@omnis/models';
import { selectBasketOpen, useAppSelector } from '@omnis/store';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useConsent } from '../consent/consent.ts';
import { useCore } from '../data/core.ts';
import { useOpenFor } from '../data/use-open-for.ts';
import { useView } from '../data/view.ts';
import { loadPatiently } from '../shell/later.tsx';
import { mayOffer, noteChannel } from './offer-rule.ts';

const SubscriberOffer = lazy(() => loadPatiently(() => import('./subscriber-offer.tsx')));

/** Where the offer appears: after 30 s, or after that as soon as nothing else speaks (storefront.md §4). */
function Watch(): ReactElement | null {
  const { pathname, search } = useLocation();
  const isDue = useOpenFor(subscriberOffer.delay);
  const consent = useConsent();
  const isBasketOpen = useAppSelector(selectBasketOpen);
  const [isShown, setShown] = useState(false);
  useEffect(() => noteChannel(search), [search]);
  useEffect(() => {
    if (!isDue || isShown) return undefined;
    // What was open a moment ago has left the page by then.
    const timer = setTimeout(() => {
      if (mayOffer(pathname)) setShown(true);
    }, 300);
    return () => clearTimeout(timer);
  }, [isDue, isShown, pathname, consent, isBasketOpen]);
  if (!isShown) return null;
  return (
    <Suspense>
      <SubscriberOffer onClose={() => setShown(false)} />
    </Suspense>
  );
}

/** The subscriber offer of stores that have its plugin, for visitors of the shop itself. */
export function SubscriberOfferHost(): ReactElement | null {
  const isOn = useCore().state.subdomain.plugins['email-subscriber-offer'] !== undefined;
  const { mode } = useView();
  return isOn && mode === 'native' ? <Watch /> : null;
}
