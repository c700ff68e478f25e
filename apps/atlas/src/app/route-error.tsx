import { errorText, isApiFailure } from '@omnis/api-client';
import { RouteError as Page } from '@omnis/ui/react-router';
import type { ReactElement } from 'react';
import { NotFound, useWayOn } from './not-found-route.tsx';

/** In place of a page that could not be shown. */
export function RouteError(): ReactElement {
  return (
    <Page
      notFound={<NotFound />}
      explain={(error) => (isApiFailure(error) ? errorText(error) : null)}
      wayOn={useWayOn()}
    />
  );
}
