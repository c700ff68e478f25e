import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { LinkButton } from '../button/link-button.tsx';
import type { WayOn } from '../frame/not-found.tsx';
import { ErrorState } from '../state/states.tsx';
import { isMissingChunk, takeChunkReload } from './chunk-reload.ts';

/** Properties of {@link RouteError}. */
export interface RouteErrorProps {
  /** In place of a page that the router does not know. */
  readonly notFound: ReactNode;
  /** Words for a failure that may be over soon, so that asking again may help; null for any other. */
  readonly explain: (error: unknown) => string | null;
  readonly wayOn: WayOn;
  /** Loads the document anew; the browser's own unless told. */
  readonly reload?: () => void;
}

const reloadPage = (): void => location.reload();

/**
 * The error boundary of a route: in place of a page that could not be shown. A part of the app that is not there any more
 * loads the document anew, three times for a message a day (platform.md §8); then it is reported.
 */
export function RouteError({
  notFound,
  explain,
  wayOn,
  reload = reloadPage,
}: RouteErrorProps): ReactElement | null {
  const error = useRouteError();
  const [reloads, setReloads] = useState(() => isMissingChunk(error));
  useEffect(() => {
    if (!isMissingChunk(error)) return;
    if (takeChunkReload(error)) reload();
    else {
      setReloads(false);
      reportError(error);
    }
  }, [error, reload]);
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <main>{notFound}</main>;
  // The document is on its way; a message would only flash.
  if (reloads) return null;
  const explained = explain(error);
  return (
    <main>
      <ErrorState
        titleLevel={1}
        text={explained ?? 'The page could not be opened. Reloading it often helps.'}
        // A part that failed to load is requested again; anything else needs a fresh page.
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
