import { useTexts } from '@omnis/texts/react';
import { NotFound as Page } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from './use-title.ts';
import { appTexts } from '../texts/app/index.ts';

/** The way on from a page that cannot be shown. */
export function useWayOn(): { readonly href: string; readonly text: string } {
  const t = useTexts(appTexts);
  return { href: '/', text: t('toOrders') };
}

/** A path that leads nowhere. */
export function NotFound(): ReactElement {
  const t = useTexts(appTexts);
  useTitle(t('notFound'));
  return <Page wayOn={useWayOn()} />;
}
