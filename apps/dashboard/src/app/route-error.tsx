import { errorText, isApiFailure } from '@omnis/api-client';
import { ErrorState, LinkButton } from '@omnis/ui';
import type { ReactElement } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { NotFound } from './not-found-route.tsx';
import { homePath } from './paths.ts';

/** In place of a page that could not be shown. */
export function RouteError(): ReactElement {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <main>
      <ErrorState
        text={
          isApiFailure(error) ? errorText(error) : 'The page could not be opened. Reloading it often helps.'
        }
        // What failed to load is asked for again; anything else needs a fresh page.
        onRetry={() => (isApiFailure(error) ? void revalidate() : location.reload())}
        retrying={state === 'loading'}
        actions={
          <LinkButton href={homePath} variant="secondary">
            To the dashboard
          </LinkButton>
        }
      />
    </main>
  );
}
