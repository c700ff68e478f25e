import { runsCustomCode } from '@omnis/models';
import { useConsent, useCore, useView } from '@omnis/shop-kit';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { hasRun, runFiles } from './run-files.ts';

/**
 * The scripts and styles that an owner wants in the head of each page (storefront.md §3 customCode): on the store's own
 * origin alone, never on the canvas, and not where people pay, sign in or see personal data. A page of that kind is loaded
 * anew, so that no script of an earlier one is left in it.
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
    else if (!isHere && hasRun()) location.reload();
  }, [runs, isHere, ownCode]);
  return null;
}
