import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';
import { z } from 'zod';
import { readThrough } from '../cache/read-through.ts';
import type { Division } from '../domains/divisions/division.ts';
import type { KnownHost } from '../domains/divisions/divisions.service.ts';
import { originOf } from '../plugins/csrf.ts';
import { framePolicy, pagePolicy } from './content-policy.ts';
import type { DeliveryDeps } from './delivery.ts';
import { CachedPage, sendPage } from './html-cache.ts';
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

function isPage(value: unknown): value is CachedPage {
  return value instanceof CachedPage;
}

/** Delivers server-rendered pages; with `cached`, from the tagged cache: they are the same for everybody. */
export function storefrontPages(
  { core, callsFrom }: DeliveryDeps,
  { render, cached }: { render: StorefrontHandler; cached: boolean },
) {
  const rendering = new Map<string, Promise<CachedPage>>();
  const editorOrigin = (request: FastifyRequest): string => {
    const port = request.host.split(':')[1];
    return `${request.protocol}://${core.config.platformHost}${port ? `:${port}` : ''}`;
  };

  async function renderPage(
    request: FastifyRequest,
    place: KnownHost & { division: Division },
    currency: string | undefined,
  ): Promise<{ value: CachedPage; bytes: number | null }> {
    const preview = place.kind === 'preview';
    const origin = originOf(request);
    const editor = editorOrigin(request);
    const nonce = randomBytes(16).toString('base64');
    const rendered: { document?: Uint8Array<ArrayBuffer> } = {};
    const response = await render(
      new Request(origin + request.url, { headers: requestHeaders(request, currency) }),
      {
        call: callsFrom({ place, currency, origin }),
        division: place.division.id,
        mode: preview ? 'preview' : 'native',
        nonce,
        origin,
        host: request.host,
        editorOrigin: editor,
        deliver: (document) => {
          rendered.document = document;
        },
      },
    );
    const shared = cached && isShared(response);
    const frameAncestors = preview ? editor : "'self'";
    // Redirects and answers without a page bring what they have themselves.
    const { buffer, byteOffset, byteLength } = rendered.document ?? (await response.bytes());
    const html = Buffer.from(buffer, byteOffset, byteLength);
    // In development Vite adds scripts of its own.
    const { html: body, policy } = cached
      ? pagePolicy(html, { nonce, kept: shared, frameAncestors })
      : { html, policy: framePolicy(frameAncestors) };
    const headers = { ...responseHeaders(response), 'content-security-policy': policy };
    const value = new CachedPage(response.status, headers, body);
    // A third for the compressed form, which comes later.
    return { value, bytes: shared ? Math.ceil(body.length * 1.33) : null };
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { place } = request;
    const { division } = place ?? {};
    if (!place || !division || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return reply.code(division ? 405 : 404).send({
        message: division ? 'Use GET' : '404 Not found',
        errors: [],
        code: division ? 'method_not_allowed' : 'not_found',
      });
    }
    const asked = request.cookies['currency'];
    const currency = division.currencies.find((code) => code === asked);
    const key = `html:${division.id}:${place.kind}:${currency ?? ''}:${request.host}${request.url}`;
    const known = core.cache.get(key);
    if (isPage(known)) return sendPage(request, reply, known);

    // One render for all who ask at the same moment.
    let page = rendering.get(key);
    if (!page) {
      const tags = [`division:${division.id}`, `products:${division.id}`, `pages:${division.id}`];
      page = readThrough(core.cache, { key, tags, is: isPage }, () =>
        renderPage(request, { ...place, division }, currency),
      ).finally(() => rendering.delete(key));
      rendering.set(key, page);
    }
    return sendPage(request, reply, await page);
  };
}
