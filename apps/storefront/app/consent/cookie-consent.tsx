import { useConsent, useCore, useHydrated } from '@omnis/shop-kit';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { asksConsent, isConsentForced } from './consent-need.ts';
import { startConsentMode, updateConsentMode } from './consent-mode.ts';
import { ConsentBar } from './consent-bar.tsx';
import { useConsentOpen } from './use-consent-open.ts';

let started = false;

/** Consent mode follows the visitor's answer; it begins denied, once a page. */
function useConsentMode(isAsked: boolean): void {
  const consent = useConsent();
  useEffect(() => {
    if (!isAsked) return;
    if (!started) startConsentMode();
    started = true;
    if (consent !== null) updateConsentMode(consent);
  }, [isAsked, consent]);
}

/**
 * Asks for consent to cookies (storefront.md §2 Other UI). It comes once the page is quiet, stands on top of the page so
 * that nothing moves, and is the first thing that a keyboard meets without holding it.
 */
export default function CookieConsent(): ReactElement | null {
  const { state } = useCore();
  const { plugins } = state.subdomain;
  const { search } = useLocation();
  const hydrated = useHydrated();
  const isAsked = asksConsent(state);
  const isForced = isConsentForced(search);
  useConsentMode(isAsked);
  const open = useConsentOpen({ isAsked, isForced });
  if (!hydrated || !open.isOpen) return null;
  const policy = plugins['cookie-policy'];
  return (
    <ConsentBar
      message={policy?.message ?? ''}
      allowEssentialOnly={open.reopened || (policy?.allowEssentialOnly ?? true)}
      reopened={open.reopened}
      onClose={open.close}
    />
  );
}
