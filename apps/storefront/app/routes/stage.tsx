import { loadChunk } from '@omnis/shop-kit';
import { lazy, Suspense, type ReactElement } from 'react';
import { Outlet } from 'react-router';
import { keptInstead } from '../errors/kept-instead.ts';

const ErrorPage = lazy(() =>
  loadChunk(() => import('../errors/error-page.tsx').catch((error: unknown) => keptInstead(error))),
);

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
