import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { framePolicy, pagePolicy } from './content-policy.ts';
import { framersOf } from './framers.ts';
import { matchedBuilds } from './matched-build.ts';
import type { PageFile, RenderPage } from './page-request.ts';
import type { StorefrontContext } from './storefront-context.ts';

/** Renders a storefront request to a response. */
export type StorefrontHandler = (request: Request, context: StorefrontContext) => Promise<Response>;

type LoadBuild = () => Promise<ServerBuild>;

/** Exports of the storefront's build besides its handler. */
interface StorefrontEntry {
  readonly serverContext: RouterContext<StorefrontContext>;
  /** The `@font-face` rules of a theme. */
  readonly fontFaces: (theme: string) => string;
}

function isStorefront(module: object): module is StorefrontEntry {
  return 'serverContext' in module && 'fontFaces' in module;
}

function entryOf({ entry: { module } }: ServerBuild): StorefrontEntry {
  if (!isStorefront(module)) throw new Error('The storefront build exports no serverContext or fontFaces');
  return module;
}

/** Handlers that know no other routes than those of the page that is asked for. */
function matchedHandlers(build: ServerBuild): (request: Request) => Promise<RequestHandler> {
  const buildFor = matchedBuilds(build);
  const handlers = new Map<ServerBuild, RequestHandler>();
  return async (request) => {
    // The router knows data of a page by its address.
    const matched = new URL(request.url).pathname.endsWith('.data') ? build : await buildFor(request);
    const handler = handlers.get(matched) ?? createRequestHandler(matched, 'production');
    handlers.set(matched, handler);
    return handler;
  };
}

/** The handler over a React Router server build; `load` is called per request in development. */
export async function storefrontHandler(
  load: LoadBuild,
  mode: 'production' | 'development',
): Promise<StorefrontHandler> {
  const first = await load();
  const handlerFor = mode === 'production' ? matchedHandlers(first) : () => handler;
  const handler = createRequestHandler(load, mode);
  return async (request, value) => {
    const { serverContext } = entryOf(mode === 'production' ? first : await load());
    const context = new RouterContextProvider();
    context.set(serverContext, value);
    const handle = await handlerFor(request);
    return handle(request, context);
  };
}

/** Tells whether a module is a React Router server build. */
export function isServerBuild(
  module: Record<string, unknown>,
): module is Record<string, unknown> & ServerBuild {
  return 'entry' in module && 'routes' in module;
}

/** A production build of the storefront: its renderer, and the fonts that it carries. */
export async function loadStorefront(
  file: string,
): Promise<{ readonly render: RenderPage } & Pick<StorefrontEntry, 'fontFaces'>> {
  const build: Record<string, unknown> = await import(pathToFileURL(file).href);
  if (!isServerBuild(build)) throw new Error(`${file} is not the storefront’s server build`);
  const handler = await storefrontHandler(async () => build, 'production');
  return { render: pageRenderer(handler, { cached: true }), fontFaces: entryOf(build).fontFaces };
}

function isShared(response: Response): boolean {
  return (
    (response.status === 200 || response.status === 404) &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '')
  );
}

function responseHeaders(response: Response): Record<string, string> {
  return Object.fromEntries(
    [...response.headers].filter(([name]) => name !== 'content-length' && name !== 'set-cookie'),
  );
}

/** Placeholder for a nonce in rendered pages, so that the same page gives the same text; nobody is sent it. */
const renderedNonce = randomBytes(16).toString('base64');

/**
 * Renders pages in this thread.
 *
 * @param cached - pages that are the same for everybody may be kept; not so in development, where Vite adds scripts of
 * its own to a page, which no policy could name
 */
export function pageRenderer(handler: StorefrontHandler, { cached }: { cached: boolean }): RenderPage {
  return async (request, call) => {
    const { url, headers, nonce, scriptHosts, trial } = request;
    const rendered: { document?: Uint8Array<ArrayBuffer>; files: readonly PageFile[] } = { files: [] };
    const response = await handler(new Request(url, { headers }), {
      ...request,
      nonce: cached ? renderedNonce : nonce,
      call,
      deliver: (document, files = []) => {
        rendered.document = document;
        rendered.files = files;
      },
    });
    const shared = cached && isShared(response) && trial === undefined;
    const frameAncestors = framersOf(request);
    // Redirects and answers without a page bring what they have themselves.
    const document = rendered.document ?? new Uint8Array(await response.arrayBuffer());
    const { html: body, policy } = cached
      ? pagePolicy(document, { rendered: renderedNonce, nonce, kept: shared, frameAncestors, scriptHosts })
      : { html: document, policy: framePolicy(frameAncestors) };
    return {
      status: response.status,
      headers: { ...responseHeaders(response), 'content-security-policy': policy },
      body,
      shared,
      files: rendered.files,
    };
  };
}
