import { NotFound as Page } from '@omnis/ui';
import type { ReactElement } from 'react';
import { homePath } from './paths.ts';
import { useTitle } from './use-title.ts';

/** The way on from a page that cannot be shown. */
export const wayOn = { href: homePath, text: 'To the dashboard' } as const;

/** A path that leads nowhere. */
export function NotFound(): ReactElement {
  useTitle('Not found');
  return <Page wayOn={wayOn} />;
}
