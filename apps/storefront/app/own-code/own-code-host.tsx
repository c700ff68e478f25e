import { runsCustomCode } from '@omnis/models';
import { useConsent, useCore, useView } from '@omnis/shop-kit';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { hasRun, runFiles } from './run-files.ts';

/** Tells whether another page of this origin shows this one in a frame: its scripts could read what is typed here. */
function isInOwnFrame(): boolean {
  try {
    return window.parent !== window && window.parent.location.origin === location.origin;
  } catch {
    return false;
  }
}

/**
 * The scripts and styles that an owner wants in the head of each page (storefront.md §3 customCode): on the store's own
 * origin alone, never on the canvas, and not where people pay, sign in or see personal data. A page of that kind is loaded
 * anew, so that no script of an earlier one is left in it; in a frame of the shop the server then refuses to show it.
 */
export function OwnCodeHost(): ReactElement | null {
  const { ownCode } = useCore().state;
  const { mode, operator } = useView();
  const { pathname } = useLocation();
  const isAllowed = useConsent() === 'granted' || ownCode?.needsConsent === false;
  const isHere = runsCustomCode(pathname);
  const runs = ownCode !== null && mode === 'native' && operator === 'default' && isAllowed && isHere;
  useEffect(() => {
    if (runs) runFiles(ownCode.files);
    else if (!isHere && mode === 'native' && (hasRun() || isInOwnFrame())) location.reload();
  }, [runs, isHere, mode, ownCode]);
  return null;
}
