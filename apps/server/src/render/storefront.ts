import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { z } from 'zod';
import type { Core } from '../core.ts';
import type { Division } from '../domains/divisions/division.ts';
import { originOf } from '../plugins/csrf.ts';
import { type CachedPage, packPage, sendPage } from './html-cache.ts';
import { inProcessFetch } from './in-process-fetch.ts';
import type { StorefrontContext } from './storefront-context.ts';

/** Renders a storefront request to a response. */
export type StorefrontHandler = (request: Request, context: StorefrontContext) => Promise<Response>;

type LoadBuild = () => Promise<ServerBuild>;

function hasContextKey(module: object): module is { serverContext: RouterContext<StorefrontContext> } {
  return 'serverContext' in module;
}

/** The handler over a React Router server build; `load` is called per request in development. */
export async function storefrontHandler(
  load: LoadBuild,
  mode: 'production' | 'development',
): Promise<StorefrontHandler> {
  const first = await load();
  const handler = createRequestHandler(mode === 'production' ? first : load, mode);
  return async (request, value) => {
    const { module } = (mode === 'production' ? first : await load()).entry;
    if (!hasContextKey(module)) throw new Error('The storefront build exports no serverContext');
    const context = new RouterContextProvider();
    context.set(module.serverContext, value);
    return handler(request, context);
  };
}

const buildSchema = z.custom<ServerBuild>(
  (value) => typeof value === 'object' && value !== null && 'entry' in value && 'routes' in value,
);

/** Loads the production build of the storefront. */
export async function loadStorefrontBuild(file: string): Promise<ServerBuild> {
  return buildSchema.parse(await import(pathToFileURL(file).href));
}

function cookieHeader(currency: string | undefined): Record<string, string> {
  return currency ? { cookie: `currency=${currency}` } : {};
}

function requestHeaders(request: FastifyRequest, currency: string | undefined): Headers {
  const headers = new Headers(cookieHeader(currency));
  for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
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

/** Delivers server-rendered pages; with `cached`, from the tagged cache where they are the same for everybody. */
export function storefrontPages(
  app: FastifyInstance,
  core: Core,
  { render, cached }: { render: StorefrontHandler; cached: boolean },
) {
  const rendering = new Map<string, Promise<{ page: CachedPage; shared: boolean }>>();
  const editorOrigin = (request: FastifyRequest): string => {
    const port = request.host.split(':')[1];
    return `${request.protocol}://${core.config.platformHost}${port ? `:${port}` : ''}`;
  };

  async function renderPage(
    request: FastifyRequest,
    division: Division,
    currency: string | undefined,
  ): Promise<{ page: CachedPage; shared: boolean }> {
    const { host } = request;
    const anonymous = inProcessFetch(app, host);
    const withCurrency: typeof fetch = (input, init) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      if (currency) headers.set('cookie', `currency=${currency}`);
      return anonymous(input, { ...init, headers });
    };
    let personal = false;
    const visitorFetch: typeof fetch = (input, init) => {
      personal = true;
      const headers = new Headers(init?.headers);
      if (request.headers.cookie) headers.set('cookie', request.headers.cookie);
      return anonymous(input, { ...init, headers });
    };
    const preview = request.place?.kind === 'preview';
    const response = await render(
      new Request(originOf(request) + request.url, {
        method: 'GET',
        headers: requestHeaders(request, currency),
      }),
      {
        fetch: withCurrency,
        visitorFetch,
        division: division.id,
        mode: preview ? 'preview' : 'native',
        nonce: randomBytes(16).toString('base64'),
        origin: originOf(request),
        host,
        editorOrigin: editorOrigin(request),
      },
    );
    const text = await response.text();
    const headers = {
      ...responseHeaders(response),
      'content-security-policy': `frame-ancestors ${preview ? editorOrigin(request) : "'self'"}; object-src 'none'; base-uri 'self'`,
    };
    const page = await packPage(response.status, headers, text);
    return { page, shared: !personal && isShared(response) };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const division = request.place?.division;
    if (!division || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return reply.code(division ? 405 : 404).send({
        message: division ? 'Use GET' : '404 Not found',
        errors: [],
        code: division ? 'method_not_allowed' : 'not_found',
      });
    }
    const asked = request.cookies['currency'];
    const currency = division.currencies.find((code) => code === asked);
    const key = `html:${division.id}:${request.place?.kind}:${currency ?? ''}:${request.host}${request.url}`;
    const known = core.cache.get(key);
    if (isPage(known)) return sendPage(request, reply, known);

    // One render for all who ask at the same moment, unless it turns out to be one visitor's own.
    const running = rendering.get(key);
    const mine = running ?? renderPage(request, division, currency).finally(() => rendering.delete(key));
    if (!running) rendering.set(key, mine);
    let { page, shared } = await mine;
    if (running && !shared) ({ page, shared } = await renderPage(request, division, currency));
    if (shared && cached) {
      core.cache.set(key, page, {
        tags: [`division:${division.id}`, `products:${division.id}`, `pages:${division.id}`],
        bytes: page.body.length + page.gzipped.length,
      });
    }
    return sendPage(request, reply, page);
  };
}

function isPage(value: unknown): value is CachedPage {
  return typeof value === 'object' && value !== null && 'gzipped' in value;
}
