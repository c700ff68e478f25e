import {
  data,
  redirect,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router';
import type { PartialGuardContext } from '../context.ts';
import { followRedirects, notFoundPath, runGuards, type GuardRef } from '../run-guards.ts';
import { createRedirectChain, type RedirectChain } from '../redirect-chain.ts';

/** Arguments of a route's loader and middleware. */
export type GuardArgs = LoaderFunctionArgs<Readonly<RouterContextProvider>>;

/** A context but for its path, which is the route's. */
export type GuardFacts = Omit<PartialGuardContext, 'path'>;

/** How guards learn about the visitor. */
export interface GuardOptions {
  /** All but the path: from the session on the server, from the store in the browser. */
  context: (args: GuardArgs) => GuardFacts | Promise<GuardFacts>;
  /**
   * The guards of any path of the app (without its query). When given, a chain of redirects is followed at once, and a
   * visitor is sent straight to its end, or to /404/ when it has none.
   */
  listFor?: (pathname: string) => readonly GuardRef[];
  /**
   * Counts the redirects of one visitor, navigation after navigation, so that a loop ends at /404/ without `listFor` too.
   * In the browser there is one for each options object unless told; a server, which has many visitors, has none.
   */
  chain?: RedirectChain;
}

const chains = new WeakMap<GuardOptions, RedirectChain>();

function chainOf(options: GuardOptions): RedirectChain | undefined {
  if (options.chain !== undefined || typeof document === 'undefined') return options.chain;
  const known = chains.get(options) ?? createRedirectChain();
  chains.set(options, known);
  return known;
}

/** Throws React Router's redirect, or its 404 when the guard has none, unless all guards pass. */
async function enforce(list: readonly GuardRef[], options: GuardOptions, args: GuardArgs): Promise<void> {
  const { context, listFor } = options;
  const start = args.url.pathname + args.url.search;
  const facts = await context(args);
  const listAt = (path: string) =>
    path === start ? list : (listFor?.(path.split(/[?#]/, 1)[0] ?? path) ?? []);
  const { path, found } = followRedirects(start, (at) => runGuards(listAt(at), { ...facts, path: at }));
  if (path !== start) {
    const target = found ? path : notFoundPath;
    throw redirect(chainOf(options)?.next(start, target) ?? target);
  }
  if (!found) throw data(null, { status: 404 });
}

/**
 * A list of guards as the middleware of a route, for `middleware` (server) and `clientMiddleware`
 * (browser) alike.
 *
 * @example
 * import { createGuardContext, dashboardAccess, type GuardContext } from '@omnis/guards';
 * import { guardMiddleware } from '@omnis/guards/react-router';
 * import { createContext } from 'react-router';
 *
 * export const visitor = createContext<GuardContext>(createGuardContext()); // set by the server for each request
 * export const middleware = [guardMiddleware(dashboardAccess, { context: ({ context }) => context.get(visitor) })];
 */
export function guardMiddleware(list: readonly GuardRef[], options: GuardOptions): MiddlewareFunction {
  return async (args, next) => {
    await enforce(list, options, args);
    return next();
  };
}

/**
 * A list of guards in front of a loader, for `loader` and `clientLoader` alike; without a loader of its
 * own the route loads null.
 *
 * @example
 * import { createGuardContext } from '@omnis/guards';
 * import { guardLoader } from '@omnis/guards/react-router';
 *
 * const options = { context: () => createGuardContext({ user: { verified: true } }) };
 * export const loader = guardLoader(['isLoggedIn'], options, ({ params }) => ({ orderHash: params['orderHash'] }));
 */
export function guardLoader(
  list: readonly GuardRef[],
  options: GuardOptions,
): (args: GuardArgs) => Promise<null>;
export function guardLoader<T>(
  list: readonly GuardRef[],
  options: GuardOptions,
  loader: (args: GuardArgs) => T | Promise<T>,
): (args: GuardArgs) => Promise<T>;
export function guardLoader(
  list: readonly GuardRef[],
  options: GuardOptions,
  loader: (args: GuardArgs) => unknown = () => null,
): (args: GuardArgs) => Promise<unknown> {
  return async (args) => {
    await enforce(list, options, args);
    return loader(args);
  };
}
