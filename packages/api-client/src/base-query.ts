import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { callRequest, type CallRequest } from './call.ts';
import { failureOf, isApiFailure, unanswered, type ApiFailure } from './errors.ts';
import { xsrfHeader, xsrfToken } from './xsrf.ts';

/** What the base query needs of `fetch`: the global one, or one that reaches the server in process. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where calls go. */
export interface BaseQueryOptions {
  /** Address in front of each path, without a slash at its end; default: the current page's own, '' on a server. */
  baseUrl?: string;
  /** Default: that of the store's `extra`, else the global one. */
  fetch?: Fetch;
  /** Says the client's own words for a failure in another language than English; gives back what it does not know. */
  say?: (english: string) => string;
}

/** What a store's thunk `extra` may hold for this package. */
export interface ApiExtra {
  readonly api?: BaseQueryOptions;
}

function optionsOf(extra: unknown): BaseQueryOptions {
  if (typeof extra !== 'object' || extra === null || !('api' in extra)) return {};
  const { api } = extra;
  if (typeof api !== 'object' || api === null) return {};
  const fetchOf = 'fetch' in api && isFetch(api.fetch) ? api.fetch : undefined;
  const baseUrl = 'baseUrl' in api && typeof api.baseUrl === 'string' ? api.baseUrl : undefined;
  const say = 'say' in api && isSay(api.say) ? api.say : undefined;
  return { fetch: fetchOf, baseUrl, say };
}

function isSay(value: unknown): value is (english: string) => string {
  return typeof value === 'function';
}

function isFetch(value: unknown): value is Fetch {
  return typeof value === 'function';
}

function pageOrigin(): string {
  return typeof location === 'undefined' ? '' : location.origin;
}

/** Body and headers of a request: a form as it is, everything else as JSON. */
function requestInit({ method, body, headers }: CallRequest, signal: AbortSignal): RequestInit {
  const token = xsrfToken();
  const isForm = typeof FormData !== 'undefined' && body instanceof FormData;
  const all: Record<string, string> = {
    Accept: 'application/json',
    ...(token === null ? {} : { [xsrfHeader]: token }),
    ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const init: RequestInit = { method, headers: all, credentials: 'same-origin', signal };
  if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
  return init;
}

/** Parsed JSON of an answer; undefined when it has none. */
async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Outcome = { data: unknown } | { error: ApiFailure };

/**
 * The base query of the API client (platform.md §7): XSRF header from the cookie `XSRF-TOKEN`, cookies of the same
 * origin, JSON or forms, and every failure as an `ApiFailure`. An outdated XSRF token is renewed once.
 *
 * @example
 * const baseQuery = createBaseQuery({ baseUrl: 'https://shop.example' });
 */
export function createBaseQuery(
  options: BaseQueryOptions = {},
): BaseQueryFn<CallRequest, unknown, ApiFailure> {
  return async (request, api: BaseQueryApi) => {
    const given = optionsOf(api.extra);
    const baseUrl = options.baseUrl ?? given.baseUrl ?? pageOrigin();
    const say = options.say ?? given.say ?? ((english: string) => english);
    const failed = ({ status, data }: ApiFailure): Outcome => ({
      error: { status, data: { ...data, message: say(data.message) } },
    });
    const send = options.fetch ?? given.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));

    const attempt = async (asked: CallRequest): Promise<Outcome> => {
      try {
        const response = await send(baseUrl + asked.url, requestInit(asked, api.signal));
        const body = await jsonOf(response);
        return response.ok ? { data: body ?? null } : failed(failureOf(response.status, body));
      } catch {
        return failed(unanswered(api.signal.aborted));
      }
    };

    const token = xsrfToken();
    const first = await attempt(request);
    if (!('error' in first) || !isStaleToken(first.error)) return first;
    // Any answer renews the cookie; asking who is signed in is the cheapest.
    if (xsrfToken() === token) await attempt(callRequest('accounts.get'));
    return xsrfToken() === token ? first : attempt(request);
  };
}

function isStaleToken(error: unknown): boolean {
  return isApiFailure(error) && error.status === 403 && error.data.code === 'invalid_xsrf_token';
}
