import type { CallBody, CallName, CallQuery, CallResponse, calls } from '@omnis/contract';
import { callPath, paths } from '@omnis/contract/paths';

type Calls = typeof calls;

/** Names of a path's parameters: required ones in `required`, those that end in `?` in `optional`. */
type PathParams<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? PathParams<Head> | PathParams<Tail>
  : P extends `:${infer Name}`
    ? Name
    : never;

type ParamValues<P extends string> = {
  [K in PathParams<P> as K extends `${string}?` ? never : K]: string | number;
} & {
  [K in PathParams<P> as K extends `${infer Name}?` ? Name : never]?: string | number;
};

/** A part that the call has: optional when nothing in it is required; no key at all when the call lacks it. */
type Part<K extends string, T> = [T] extends [undefined]
  ? unknown
  : Partial<T> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

type ParamsPart<N extends CallName> = [PathParams<Calls[N]['path']>] extends [never]
  ? unknown
  : Part<'params', ParamValues<Calls[N]['path']>>;

type BodyPart<N extends CallName> = Calls[N] extends { readonly upload: true }
  ? { body: FormData }
  : Part<'body', CallBody<N>>;

/** Headers of a single request, such as `Idempotency-Key`. */
export interface CallHeaders {
  headers?: Readonly<Record<string, string>>;
}

type HeadersPart<N extends CallName> = Calls[N] extends { readonly idempotent: true }
  ? { headers: { readonly 'Idempotency-Key': string } & Readonly<Record<string, string>> }
  : CallHeaders;

type AllParts<N extends CallName> = ParamsPart<N> &
  Part<'query', CallQuery<N>> &
  BodyPart<N> &
  HeadersPart<N>;

/**
 * Argument of a call's endpoint: `params`, `query`, `body` and `headers`, only those that the call has. A call that
 * requires nothing may be made without an argument. An upload takes a `FormData` with the file in the field `file`; a
 * call that must happen once takes its `Idempotency-Key` in `headers`, and one that may be sent with a key too.
 *
 * @example
 * const add: CallArg<'basket.add'> = { body: { item: { productId: 7, productColor: 'Navy', productSize: 'M' } } };
 */
export type CallArg<N extends CallName> =
  Partial<AllParts<N>> extends AllParts<N> ? AllParts<N> | void : AllParts<N>;

/**
 * Name of a call's endpoint in the client: that of `basket.add` is `basketAdd`. For lists of endpoints, in which a
 * misspelt name would be passed over.
 */
export type EndpointName = {
  [N in CallName]: N extends `${infer Domain}.${infer Call}` ? `${Domain}${Capitalize<Call>}` : never;
}[CallName];

/** Answer of a call. */
export type CallAnswer<N extends CallName> = CallResponse<N>;

/** A request as the base query sends it: everything but the base address and the common headers. */
export interface CallRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with its query, from the root. */
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parts of any argument, seen loosely. */
interface LooseArg {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A query string with its `?`, keys in the order of the object; what is undefined, null or '' is left out, lists are
 * joined by commas.
 */
function queryString(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (typeof text === 'string' || typeof text === 'number' || typeof text === 'boolean') {
      if (text !== '') search.append(key, String(text));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The request of a call, from the contract's path and the argument of its endpoint. */
export function callRequest(name: CallName, arg: LooseArg = {}): CallRequest {
  const { params, query, body, headers } = arg;
  return {
    method: paths[name].method,
    url: callPath(name, params) + (query === undefined ? '' : queryString(query)),
    ...(body === undefined ? {} : { body }),
    ...(headers === undefined ? {} : { headers }),
  };
}

/**
 * The `query` of a call's endpoint.
 *
 * @example
 * import { api, callQuery, type CallAnswer, type CallArg } from '@omnis/api-client';
 *
 * export const ordersOfMine = api.injectEndpoints({
 *   endpoints: (build) => ({
 *     orderOfMine: build.query<CallAnswer<'orders.get'>, CallArg<'orders.get'>>({ query: callQuery('orders.get') }),
 *   }),
 * });
 */
export function callQuery<N extends CallName>(name: N): (arg: CallArg<N>) => CallRequest {
  return (arg) => callRequest(name, arg ?? undefined);
}
