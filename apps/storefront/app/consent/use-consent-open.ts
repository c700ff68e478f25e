import { actionEvent, readStored, useConsent, writeStored } from '@omnis/shop-kit';
import { useEffect, useRef, useState } from 'react';
import { choicesAction } from './consent-need.ts';

/** A bar that was closed without an answer stays closed in its tab. */
const closedKey = 'cookie-consent-closed';

/** State of the bar, and the way to close it. */
export interface ConsentOpen {
  readonly isOpen: boolean;
  /** The visitor asked for it: it takes the focus, which goes back where it came from. */
  readonly reopened: boolean;
  readonly close: () => void;
}

/** When the bar is shown: until it is answered or closed, and again when the visitor or the address asks for it. */
export function useConsentOpen(asked: {
  readonly isAsked: boolean;
  readonly isForced: boolean;
}): ConsentOpen {
  const consent = useConsent();
  const [reopened, setReopened] = useState(false);
  const [closed, setClosed] = useState(false);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const onAction = (event: Event): void => {
      if (!(event instanceof CustomEvent) || event.detail !== choicesAction) return;
      origin.current = document.activeElement;
      setReopened(true);
    };
    window.addEventListener(actionEvent, onAction);
    return () => window.removeEventListener(actionEvent, onAction);
  }, []);
  const isClosed = closed || (!asked.isForced && readStored(closedKey) !== null);
  const isFirst = asked.isForced || (asked.isAsked && consent === null);
  return {
    isOpen: reopened || (isFirst && !isClosed),
    reopened,
    close: () => {
      setClosed(true);
      setReopened(false);
      writeStored(closedKey, 'yes');
      if (origin.current instanceof HTMLElement) origin.current.focus();
      origin.current = null;
    },
  };
}
