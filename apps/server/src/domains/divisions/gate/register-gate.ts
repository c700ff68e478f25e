import { randomBytes } from 'node:crypto';
import { statusTexts } from '@omnis/contract';
import { safeRedirect } from '@omnis/guards';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../../../core.ts';
import { fail, failureBody } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { sendPlainPage } from '../../../markup/plain-page.ts';
import { originOf } from '../../../plugins/origin.ts';
import { internalUserOf, readVisitor, xsrfTokenFor } from '../../../plugins/visitor.ts';
import { pageWords } from '../../../texts/pages/page-words.ts';
import { sayToShopper } from '../../../texts/say-to-shopper.ts';
import type { Division } from '../../../tenancy/division.ts';
import { closedPage, countdownPage, passwordPage, underReviewPage as makeReviewPage } from './gate-page.ts';
import type { GateService } from './gate.service.ts';
import {
  isClosed,
  isComingSoon,
  isGuest,
  knowsPassword,
  letsStaffIn,
  passCookie,
  standingBefore,
} from '../../../tenancy/gate.ts';
import { registerPasswordForm } from './password-form.ts';
import { exchangePass, passParameter, visitCookie, visitorOf } from './visit.ts';

/**
 * Paths that a closed store still answers: pictures and files, what programs may visit, the worker that removes itself
 * from a browser which the store was open to, what it and its pages start from, signing in and up, leaving its mailing
 * list, the calls behind the links of emails, and its password. The rest is refused, so that what is added later is
 * closed too.
 */
const open =
  /^\/(?:images\/|assets\/|fonts\/|theme-fonts\/|dev\/outbox(?:\/|$)|robots\.txt$|service-worker\.js$|(?:start\.js|theme\.css)$|(?:subscription-verified|unsubscribe)\/?$|omnis\/v3\/(?:openapi\.json|frontend\/(?:\d+\/)?getStoreCoreData\/json|frontend\/unlock|basket\/(?:main|favourites)\/list|shop\/customer\/create|dashboard\/secure\/[\w/-]+|marketing\/(?:subscribe|confirm)|payments\/stripe\/webhook(?:\/\d+\/[\da-f-]+)?)\/?$)/;

/** Open paths that would give away what a store holds: its menu, its pages. */
const telling =
  /^\/(?:omnis\/v3\/frontend\/(?:\d+\/)?getStoreCoreData\/|subscription-verified|sign-up\/|login\/)/;

/** Pages about accounts: a store that opens soon or has a password has them, one under review has a single page. */
const accountPages = /^\/(?:sign-up\/verify|login\/(?:forgot|reset|password))\/?$/;

const underReviewPage = /^\/store-under-review\/?$/i;

const countdownPath = /^\/countdown\/?$/i;

/** Leads the team of a store, which the bar of its closed shop offers to open it, to where that is done. */
const openShopPath = /^\/open-shop\/?$/i;

/** Query parameter that leads from the gate to the store's own sign-in page. */
const signInParameter = 'door';

/** Tells whether the store's own sign-in page is wanted: by the gate's link, or to prove an address. */
function asksForSignIn(url: string): boolean {
  const query = new URLSearchParams(url.split('?', 2)[1]);
  return query.has(signInParameter) || (query.get('redirect_uri') ?? '').startsWith('/sign-up/verify/');
}

/** Sends a page of the gate. */
export function sendGatePage(
  reply: FastifyReply,
  make: (nonce: string) => string,
  status = 200,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; img-src 'self'; font-src 'self'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`;
  return reply
    .code(status)
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(make(nonce));
}

/** Services that the gate needs. */
export interface GateDeps extends Pick<Core, 'secrets' | 'sessions' | 'divisions'> {
  /** The `@font-face` rules of a theme; without, its pages are set in the system's fonts. */
  readonly fontFaces: ((theme: string) => string) | undefined;
  readonly gate: GateService;
  /** Tells whether an account belongs to the team of a store. */
  readonly isMember: (division: number, id: string) => Promise<boolean>;
  /** Tells whether an id is that of a member of staff who may look at stores. */
  readonly isStaff: (id: string) => Promise<boolean>;
  /** Where the team signs in. */
  readonly platformOrigin: () => string;
}

const teamOnly = {
  heading: 'This preview is for the team',
  text: 'The store is not open yet. Open its pages from the dashboard to see them here.',
};

const notFramed = fail('forbidden', statusTexts[403] ?? '');

/** Answer to calls of a store that is switched off. */
const switchedOff = { ...fail('unavailable', 'This shop is closed'), headers: { 'retry-after': '3600' } };

/** Keeps visitors out of stores that are not open to them (platform.md §2 and §4), and out of their previews. */
export async function registerGate(app: FastifyInstance, deps: GateDeps): Promise<void> {
  const { secrets, fontFaces = () => '' } = deps;

  /** The person whose pass a visitor brings; null for nobody's. */
  async function passHolder(request: FastifyRequest, division: Division): Promise<'team' | 'staff' | null> {
    const cookie = request.cookies[visitCookie];
    if (cookie === undefined) return null;
    const member = visitorOf(secrets, division, cookie);
    // The cookie of a person who has left the team since opens nothing.
    if (member === null) return null;
    if (await deps.isMember(division.id, member)) return 'team';
    return letsStaffIn(division) && (await deps.isStaff(member)) ? 'staff' : null;
  }

  /** Takes a pass out of an address; the address without it, or null when there is none in it. */
  function enterBy(request: FastifyRequest, reply: FastifyReply, division: Division): string | null {
    if (!request.url.includes('?')) return null;
    const [path = '/', search = ''] = request.url.split('?', 2);
    const query = new URLSearchParams(search);
    const pass = query.get(passParameter);
    if (pass === null || path.startsWith('/omnis/') || request.method !== 'GET') return null;
    query.delete(passParameter);
    const cookies = exchangePass(secrets, division, { pass, framed: request.place?.kind === 'preview' });
    if (cookies !== null) void reply.header('set-cookie', cookies);
    const rest = query.toString();
    return safeRedirect(rest === '' ? path : `${path}?${rest}`);
  }

  /** Where the team of a store comes in, on its way to a path. */
  function teamHref({ id }: Division, next: string): string {
    return `${deps.platformOrigin()}/dashboard/visit/?store=${id}&to=${encodeURIComponent(next)}`;
  }

  function passwordOf(request: FastifyRequest, division: Division, identity: Identity | null) {
    const next = safeRedirect(new URLSearchParams(request.url.split('?', 2)[1]).get('redirect_uri'));
    return {
      words: pageWords(request, division),
      fonts: fontFaces(division.theme),
      origin: originOf(request),
      next,
      token: xsrfTokenFor(secrets, request.sessionToken),
      signedInAs: identity?.email ?? null,
      teamHref: teamHref(division, next),
    };
  }

  function reviewOf(request: FastifyRequest, division: Division) {
    return {
      words: pageWords(request, division),
      fonts: fontFaces(division.theme),
      origin: originOf(request),
      teamHref: teamHref(division, '/'),
    };
  }

  function refuse(reply: FastifyReply): FastifyReply {
    const { status, body } = failureBody(notFramed);
    return reply.code(status).send(body);
  }

  app.addHook('onRequest', async (request, reply) => {
    const { place, url } = request;
    if (!place?.division || (place.kind !== 'store' && place.kind !== 'preview')) return undefined;
    const { division } = place;
    const without = enterBy(request, reply, division);
    if (without !== null) return reply.header('cache-control', 'no-store').redirect(without, 302);
    const holder = await passHolder(request, division);
    request.isTeam = holder !== null;
    request.isStaffVisit = holder === 'staff';
    if (!isClosed(division)) return undefined;
    const path = url.split('?', 1)[0] ?? '/';
    if (request.isTeam && request.method === 'GET' && openShopPath.test(path)) {
      const href = `${deps.platformOrigin()}/dashboard/visit/?store=${division.id}&open=1`;
      return reply.header('cache-control', 'no-store').redirect(href, 302);
    }
    const isCall = path.startsWith('/omnis/') || (request.method !== 'GET' && request.method !== 'HEAD');
    if (place.kind === 'preview') {
      // Pictures are public; everything else of a closed store's canvas is its team's.
      if (/^\/(?:images|assets)\//.test(path) || request.isTeam) return undefined;
      return isCall
        ? refuse(reply)
        : sendPlainPage(reply.code(403).header('cache-control', 'no-store'), teamOnly);
    }
    const isOff = division.project.closure !== null;
    const isReviewed = !isOff && division.review !== null;
    if (isReviewed && !isCall && underReviewPage.test(path))
      return sendGatePage(reply, (nonce) =>
        makeReviewPage(division, { nonce, ...reviewOf(request, division) }),
      );
    // Visitors who may come in already can look at it, too; once the store is open, it leads there (platform.md §6).
    if (isComingSoon(division) && !isReviewed && !isOff && !isCall && countdownPath.test(path))
      return sendGatePage(reply, (nonce) =>
        countdownPage(division, {
          nonce,
          words: pageWords(request, division),
          fonts: fontFaces(division.theme),
          origin: originOf(request),
        }),
      );
    const isOpen = open.test(path) || (!isReviewed && !isOff && accountPages.test(path));
    if (isOpen && !telling.test(path)) return undefined;
    if (isOff) {
      if (request.isTeam) return undefined;
      request.isShutOut = true;
      if (isOpen) return undefined;
      void reply.headers(switchedOff.headers);
      if (!isCall)
        return sendGatePage(
          reply,
          (nonce) => closedPage(division, { nonce, ...reviewOf(request, division) }),
          503,
        );
      const { status, body } = failureBody(switchedOff);
      return reply.code(status).send(body);
    }
    const { identity } = await readVisitor(request, deps.sessions);
    const { target, canVisitLogin } = standingBefore(division, {
      path: url,
      user: internalUserOf(request, identity),
      isTeam: request.isTeam,
      isGuest: isGuest(division, identity),
      knowsPassword: knowsPassword(secrets, division, request.cookies[passCookie]),
    });
    if (target === null) return undefined;
    request.isShutOut = true;
    if (isOpen) return undefined;
    if (isCall) return refuse(reply);
    if (isReviewed) return reply.header('cache-control', 'no-store').redirect(target, 302);
    if (canVisitLogin && /^\/login\/?$/.test(path)) {
      // The store's own sign-in page, for those who have an account here.
      if (identity === null && asksForSignIn(url)) return undefined;
      const parts = passwordOf(request, division, identity);
      return sendGatePage(reply, (nonce) => passwordPage(division, { nonce, ...parts }));
    }
    return reply.header('cache-control', 'no-store').redirect(target, 302);
  });

  await registerPasswordForm(app, {
    secrets,
    gate: deps.gate,
    page: async (request, reply, fault) => {
      const { division } = request.place ?? {};
      if (!division) return reply.callNotFound();
      const { identity } = await readVisitor(request, deps.sessions);
      const door = passwordOf(request, division, identity);
      const message = sayToShopper(door.words.language, fault.message);
      const parts = { ...door, next: fault.next, fault: message };
      return sendGatePage(
        reply,
        (nonce) => passwordPage(division, { nonce, ...parts }),
        failureBody(fail(fault.code, fault.message)).status,
      );
    },
  });
}
