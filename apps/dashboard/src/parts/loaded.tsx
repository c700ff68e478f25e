import { errorText, isApiFailure } from '@omnis/api-client';
import { ErrorState } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';
import { NotFound } from '../app/not-found-route.tsx';

/** What is needed of the result of a query. */
export interface QueryResult<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Properties of {@link Loaded}. */
export interface LoadedProps<T> {
  readonly query: QueryResult<T>;
  /** In the shape of what will be there. */
  readonly skeleton: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What a query brings: its shape while it loads, a way to try again when it fails. */
export function Loaded<T>({ query, skeleton, children }: LoadedProps<T>): ReactElement {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  if (error === undefined || error === null) return <>{skeleton}</>;
  if (isApiFailure(error) && error.status === 404) return <NotFound />;
  return <ErrorState text={errorText(error)} onRetry={() => void refetch()} retrying={isFetching} />;
}
