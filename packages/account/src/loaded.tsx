import { errorText, isApiFailure } from '@omnis/api-client';
import { ErrorState } from '@omnis/ui';
import type { ReactElement, ReactNode } from 'react';

/** What is needed of the result of a query. */
export interface QueryResult<T> {
  /** What was answered to the argument of now; what another argument brought is not shown under this one's name. */
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
 * What a query brings: its shape while it loads, a way to try again when it fails. What was loaded stays while it is
 * looked for anew, also when that fails.
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
