import type { ReactElement, ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { LinkButton } from '../button/link-button.tsx';
import type { WayOn } from '../frame/not-found.tsx';
import { ErrorState } from '../state/states.tsx';

/** Properties of {@link RouteError}. */
export interface RouteErrorProps {
  /** In place of a page that the router does not know. */
  readonly notFound: ReactNode;
  /** Words for a failure that may be over soon, so that asking again may help; null for any other. */
  readonly explain: (error: unknown) => string | null;
  readonly wayOn: WayOn;
}

/** The error boundary of a route: in place of a page that could not be shown. */
export function RouteError({ notFound, explain, wayOn }: RouteErrorProps): ReactElement {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <main>{notFound}</main>;
  const explained = explain(error);
  return (
    <main>
      <ErrorState
        titleLevel={1}
        text={explained ?? 'The page could not be opened. Reloading it often helps.'}
        // What failed to load is asked for again; anything else needs a fresh page.
        onRetry={() => (explained === null ? location.reload() : void revalidate())}
        retrying={state === 'loading'}
        actions={
          <LinkButton href={wayOn.href} variant="secondary">
            {wayOn.text}
          </LinkButton>
        }
      />
    </main>
  );
}
