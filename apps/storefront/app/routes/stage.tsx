import { lazy, Suspense, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { loadChunk } from '../shell/load-chunk.ts';

const ErrorPage = lazy(() => loadChunk(() => import('../errors/error-page.tsx')));

/** Keeps an error of a page inside the store's frame. */
export default function Stage(): ReactElement {
  return <Outlet />;
}

export function ErrorBoundary(): ReactElement {
  return (
    <Suspense>
      <ErrorPage />
    </Suspense>
  );
}
