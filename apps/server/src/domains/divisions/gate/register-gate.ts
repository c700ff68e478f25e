import { randomBytes } from 'node:crypto';
import { statusTexts } from '@omnis/contract';
import { safeRedirect } from '@omnis/guards';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Core } from '../../../core.ts';
import { fail, failureBody } from '../../../http/answer.ts';
import { countdownPage, passwordPage } from './gate-page.ts';
import { closedTo, isComingSoon, passCookie } from './gate.ts';

/**
 * What a closed store still answers: pictures and files, what it starts from, signing in and out, its password and its
 * mailing list. The rest is refused, so that what is added later is closed too.
 */
const open =
  /^\/(?:images\/|assets\/|dev\/outbox(?:\/|$)|subscription-verified\/?$|omnis\/v3\/(?:openapi\.json|frontend\/(?:\d+\/)?getStoreCoreData\/json|frontend\/unlock|dashboard\/secure\/(?:login|logout|get)|marketing\/(?:subscribe|confirm)|payments\/stripe\/webhook)\/?$)/;

function sendPage(reply: FastifyReply, make: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(make(nonce));
}

/** What the gate needs. */
export interface GateDeps extends Pick<Core, 'secrets'> {
  /** The `@font-face` rules of a theme; without, its pages are set in the system's fonts. */
  readonly fontFaces: ((theme: string) => string) | undefined;
}

/** Keeps visitors out of stores that are not open to them (platform.md §2 and §4). */
export function registerGate(app: FastifyInstance, { secrets, fontFaces = () => '' }: GateDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { place } = request;
    if (place?.kind !== 'store' || !place.division) return undefined;
    const { division } = place;
    const { url } = request;
    const target = closedTo(division, { pass: request.cookies[passCookie], path: url, secrets });
    const path = url.split('?', 1)[0] ?? '/';
    if (target === null || open.test(path)) return undefined;
    if (path.startsWith('/omnis/') || (request.method !== 'GET' && request.method !== 'HEAD')) {
      const { status, body } = failureBody(fail('forbidden', statusTexts[403] ?? ''));
      return reply.code(status).send(body);
    }
    if (isComingSoon(division) && /^\/countdown\/?$/.test(path))
      return sendPage(reply, (nonce) => countdownPage(division, { nonce, fonts: fontFaces(division.theme) }));
    if (!isComingSoon(division) && /^\/login\/?$/.test(path)) {
      const next = safeRedirect(new URLSearchParams(url.split('?')[1] ?? '').get('redirect_uri'));
      return sendPage(reply, (nonce) =>
        passwordPage(division, { nonce, next, fonts: fontFaces(division.theme) }),
      );
    }
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });
}
