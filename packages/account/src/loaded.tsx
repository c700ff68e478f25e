import { errorText, isApiFailure } from '@omnis/api-client';
import { ErrorState } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';

/** The part of a query's result that is needed. */
export interface QueryResult<T> {
  /** Answer to the current argument; the answer to another argument is not shown under this one's name. */
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Properties of {@link Loaded}. */
export interface LoadedProps<T> {
  readonly query: QueryResult<T>;
  /** In the shape of what will be there. */
  readonly skeleton: ReactNode;
  /** Where there is nothing of that name (404); the failure is told unless given. */
  readonly notFound?: ReactNode;
  /** Level of the failure's title, 2 unless told. */
  readonly titleLevel?: 2 | 3;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows the result of a query: a skeleton while it loads, a way to try again when it fails. A loaded result stays
 * during a reload, also when that fails.
 *
 * @example
 * ```tsx
 * import { Loaded } from '@omnis/account';
 * import { useAccountsSecurityQuery } from '@omnis/api-client';
 * export function Devices() {
 *   const query = useAccountsSecurityQuery(undefined);
 *   return (
 *     <Loaded query={query} skeleton={<p>Loading</p>}>
 *       {({ trustedDevices }) => <p>{trustedDevices.length} devices</p>}
 *     </Loaded>
 *   );
 * }
 * ```
 */
export function Loaded<T>({ query, skeleton, notFound, titleLevel, children }: LoadedProps<T>): ReactElement {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined) return <>{children(currentData)}</>;
  if (error === undefined || error === null) return <>{skeleton}</>;
  if (notFound !== undefined && isApiFailure(error) && error.status === 404) return <>{notFound}</>;
  return (
    <ErrorState
      text={errorText(error)}
      titleLevel={titleLevel}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}
