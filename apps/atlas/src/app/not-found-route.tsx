import { NotFound as Page } from '@omnis/ui';
import type { ReactElement } from 'react';
import { useTitle } from './use-title.ts';

/** The way on from a page that cannot be shown. */
export const wayOn = { href: '/', text: 'To the orders' } as const;

/** A path that leads nowhere. */
export function NotFound(): ReactElement {
  useTitle('Not found');
  return <Page wayOn={wayOn} />;
}
