import { errorText, isApiFailure } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import { RouteError as Page } from '@omnis/ui/react-router';
import type { ReactElement } from 'react';
import { NotFound, wayOn } from './not-found-route.tsx';
import { appTexts } from '../texts/app/index.ts';

/** In place of a page that could not be shown. */
export function RouteError(): ReactElement {
  const t = useTexts(appTexts);
  return (
    <Page
      notFound={<NotFound />}
      explain={(error) => (isApiFailure(error) ? errorText(error) : null)}
      wayOn={wayOn(t)}
    />
  );
}
