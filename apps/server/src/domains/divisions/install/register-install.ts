import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicStore } from '../../../tenancy/public-store.ts';
import type { Division } from '../../../tenancy/division.ts';
import { isClosed } from '../../../tenancy/gate.ts';
import { originOf } from '../../../plugins/origin.ts';
import { pageWords } from '../../../texts/pages/page-words.ts';
import { sendGatePage } from '../gate/register-gate.ts';
import { leavingWorker } from './leaving-worker.ts';
import { storeIcon, storeManifest } from './manifest.ts';
import { storeFavicon } from '../../../tenancy/store-mark.ts';
import { offlinePage } from './offline-page.ts';

/** Parts of the delivery that installing needs. */
export interface InstallDeps {
  /** The `@font-face` rules of a theme. */
  readonly fontFaces: ((theme: string) => string) | undefined;
  /** Text of the built worker; null where there is none, as in development. */
  readonly worker: string | null;
}

/** Hash of a store's look for its worker: another look makes another worker, which fetches the offline page anew. */
function lookOf({
  theme,
  themeProperties,
  themeDark,
  appearance,
  logo,
  logoDark,
  name,
  locale,
}: Division): string {
  const look = JSON.stringify([theme, themeProperties, themeDark, appearance, logo, logoDark, name, locale]);
  return createHash('sha256').update(look).digest('base64url').slice(0, 12);
}

/**
 * Makes a store installable (storefront.md §4 Service worker): its manifest and icon, its worker, and the page that is
 * shown without a network.
 */
export function registerInstall(app: FastifyInstance, { fontFaces = () => '', worker }: InstallDeps): void {
  const manifests = new WeakMap<Division, string>();

  function nothing(reply: FastifyReply): FastifyReply {
    reply.callNotFound();
    return reply;
  }

  app.get('/manifest.webmanifest', async (request, reply) => {
    const division = publicStore(request.place);
    if (!division) return nothing(reply);
    const text = manifests.get(division) ?? JSON.stringify(storeManifest(division));
    manifests.set(division, text);
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/manifest+json; charset=utf-8')
      .send(text);
  });

  // Browsers ask for it where a document names no icon, such as a letter or a PDF file.
  app.get('/favicon.ico', async (request, reply) => {
    const division = publicStore(request.place);
    if (!division) return nothing(reply);
    const icon = storeFavicon(division);
    if (!icon.startsWith('/')) return nothing(reply);
    return reply.header('cache-control', 'public, max-age=300').redirect(icon);
  });

  app.get('/service-worker.js', async (request: FastifyRequest, reply) => {
    const division = publicStore(request.place);
    if (!division || worker === null) return nothing(reply);
    const facts = { id: division.id, look: lookOf(division), icon: storeIcon(division) };
    const own = `const omnisStore=${JSON.stringify(facts)};\n`;
    return (
      reply
        // Browsers ask each hour whether it has changed: no copy on the way may answer for us.
        .header('cache-control', 'public, no-cache')
        .header('service-worker-allowed', '/')
        .type('text/javascript; charset=utf-8')
        .send(isClosed(division) ? leavingWorker : own + worker)
    );
  });

  app.get('/offline/', async (request, reply) => {
    const division = publicStore(request.place);
    if (!division) return nothing(reply);
    const words = pageWords(request, division);
    // By which the worker knows which one it keeps.
    return sendGatePage(reply.header('content-language', words.language), (nonce) =>
      offlinePage(division, {
        nonce,
        words,
        fonts: fontFaces(division.theme),
        origin: originOf(request),
      }),
    );
  });
}
