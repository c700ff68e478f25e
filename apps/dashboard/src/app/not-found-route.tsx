import { useTexts } from '@omnis/texts/react';
import { NotFound as Page } from '@omnis/ui';
import type { ReactElement } from 'react';
import { homePath } from './paths.ts';
import { useTitle } from './use-title.ts';
import { appTexts, type AppTexts } from '../texts/app/index.ts';

/** The way on from a page that cannot be shown. */
export const wayOn = (t: AppTexts) => ({ href: homePath, text: t('toTheDashboard') });

/** A path that leads nowhere. */
export function NotFound(): ReactElement {
  const t = useTexts(appTexts);
  useTitle(t('notFound'));
  return <Page wayOn={wayOn(t)} />;
}
