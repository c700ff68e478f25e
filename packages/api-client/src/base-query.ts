import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { callRequest, type CallRequest } from './call.ts';
import { failureOf, isApiFailure, unanswered, type ApiFailure } from './errors.ts';
import { hasLostServer, isRepeatable } from './repeatable.ts';
import { xsrfHeader, xsrfToken } from './xsrf.ts';

/** The part of `fetch` that the base query needs: the global one, or one that reaches the server in process. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Where calls go. */
export interface BaseQueryOptions {
  /** Address in front of each path, without a slash at its end; default: the current page's own, '' on a server. */
  baseUrl?: string;
  /** Default: that of the store's `extra`, else the global one. */
  fetch?: Fetch;
  /** Says the client's own words for a failure in another language than English; gives back what it does not know. */
  say?: (english: string) => string;
  /** Tells whether an answer is complete; an incomplete one counts as none, like a failed network. Default: all are. */
  accepts?: AcceptAnswer;
}

/**
 * Looks at a good answer before anybody else does.
 *
 * @param endpoint - name of the endpoint that asked, such as `productsList`
 * @param answer - its parsed JSON
 */
export type AcceptAnswer = (endpoint: string, answer: unknown) => boolean | Promise<boolean>;

/** This package's part of a store's thunk `extra`. */
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
  const accepts = 'accepts' in api && isAccept(api.accepts) ? api.accepts : undefined;
  return { fetch: fetchOf, baseUrl, say, accepts };
}

function isAccept(value: unknown): value is AcceptAnswer {
  return typeof value === 'function';
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

/** Milliseconds after which a call is given up, so that somebody can try again; files take longer to send. */
const patience = 30_000;
const uploadPatience = 300_000;

/** Milliseconds after which a call is made again whose server process has ended: the proxy has noticed by then. */
const lostPause = 500;

/** Joins the ends of a request: its caller's, and a time limit. By hand: browsers of 2023 cannot join signals. */
function limited(outer: AbortSignal, { body }: CallRequest) {
  const inner = new AbortController();
  const end = (): void => inner.abort();
  const isUpload = typeof FormData !== 'undefined' && body instanceof FormData;
  const timer = setTimeout(end, isUpload ? uploadPatience : patience);
  if (outer.aborted) end();
  outer.addEventListener('abort', end);
  return {
    signal: inner.signal,
    done: (): void => {
      clearTimeout(timer);
      outer.removeEventListener('abort', end);
    },
  };
}

/** The text of an answer, and its JSON; undefined when it has none, or only half of it came. */
async function bodyOf(response: Response): Promise<{ text: string; json: unknown }> {
  const text = await response.text();
  try {
    return { text, json: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return { text, json: undefined };
  }
}

type Outcome = { data: unknown } | { error: ApiFailure };

/**
 * The base query of the API client (platform.md §7): XSRF header from the cookie `XSRF-TOKEN`, cookies of the same
 * origin, JSON or forms, and every failure as an `ApiFailure`: an answer that is none, or that does not come within half a
 * minute (five for files), is a failure of the network. An outdated XSRF token is renewed once. A call whose server process
 * ended before the answer is made once more where that can do no harm.
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

    const accepts = options.accepts ?? given.accepts ?? (() => true);

    const attempt = async (asked: CallRequest): Promise<Outcome> => {
      const { signal, done } = limited(api.signal, asked);
      try {
        const response = await send(baseUrl + asked.url, requestInit(asked, signal));
        const { text, json } = await bodyOf(response);
        if (!response.ok) return failed(failureOf(response.status, json));
        // An action may have an empty answer; a truncated answer, or an empty one to a request for data, is none.
        const isHalf = json === undefined && (text !== '' || asked.method === 'GET');
        // The question for a token is another endpoint's.
        const isWhole =
          isHalf || asked !== request || json === undefined || (await accepts(api.endpoint, json));
        return isHalf || !isWhole ? failed(unanswered(false)) : { data: json ?? null };
      } catch {
        return failed(unanswered(api.signal.aborted));
      } finally {
        done();
      }
    };

    const token = xsrfToken();
    let first = await attempt(request);
    if ('error' in first && hasLostServer(first.error) && isRepeatable(request, api.endpoint)) {
      await new Promise((resolve) => setTimeout(resolve, lostPause));
      first = await attempt(request);
    }
    if (!('error' in first) || !isStaleToken(first.error)) return first;
    // Any answer renews the cookie; asking who is signed in is the cheapest.
    if (xsrfToken() === token) await attempt(callRequest('accounts.get'));
    return xsrfToken() === token ? first : attempt(request);
  };
}

function isStaleToken(error: unknown): boolean {
  return isApiFailure(error) && error.status === 403 && error.data.code === 'invalid_xsrf_token';
}
