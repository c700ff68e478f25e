import { errorText, isApiFailure } from '@omnis/api-client';
import { data } from '../react-router/index.ts';

/** Facts about a failure for the error page; sent from the server to the browser. */
export interface PageFailure {
  readonly message: string;
}

/** Tells whether a part of the page's own address was refused: an impossible reference names nothing. */
function namesNothing(error: unknown, arg: unknown): boolean {
  if (!isApiFailure(error) || error.status !== 422) return false;
  if (typeof arg !== 'object' || arg === null || !('params' in arg)) return false;
  const { params } = arg;
  if (typeof params !== 'object' || params === null) return false;
  return error.data.errors.some(({ field }) => Object.hasOwn(params, field));
}

const passing = new WeakSet<object>();

/** Tells whether a failed read may succeed at the next try; a page that is closed or unknown stays so. */
export function maySucceed(error: unknown): boolean {
  return typeof error === 'object' && error !== null && passing.has(error);
}

/**
 * A failed read as the answer that a route throws: the API's status and words. A call without an answer becomes 503, and
 * a malformed reference in the path is as unknown as one that leads nowhere.
 *
 * @param error - what the API client gave as `error`
 * @param arg - what was asked for
 */
export function failedRead(error: unknown, arg?: unknown) {
  const answered = isApiFailure(error) && error.status >= 400 ? error.status : 503;
  const status = namesNothing(error, arg) ? 404 : answered;
  const thrown = data<PageFailure>({ message: errorText(error) }, { status });
  if (status !== 403 && status !== 404) passing.add(thrown);
  return thrown;
}
