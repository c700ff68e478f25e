import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '../errors/error-page.tsx';

/** Keeps an error of a page inside the store's frame. */
export default function Stage(): ReactElement {
  return <Outlet />;
}

export function ErrorBoundary(): ReactElement {
  return <ErrorPage />;
}
