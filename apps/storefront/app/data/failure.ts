import { errorText, isApiFailure } from '@omnis/api-client';
import { data } from 'react-router';

/** What an error page knows of what went wrong; travels from the server to the browser. */
export interface PageFailure {
  readonly message: string;
}

/**
 * A failed read as the answer that a route throws: the API's status and words. A call without an answer becomes 503.
 *
 * @param error - what the API client gave as `error`
 */
export function failedRead(error: unknown) {
  const status = isApiFailure(error) && error.status >= 400 ? error.status : 503;
  return data<PageFailure>({ message: errorText(error) }, { status });
}
