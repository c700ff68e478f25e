import cookie from '@fastify/cookie';
import { createGuardContext, guards } from '@omnis/guards';
import { platformDivision } from '@omnis/models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceDays } from '../domains/accounts/safety/devices.repository.ts';
import type { SessionsService } from '../security/sessions.ts';
import type { DivisionsService, KnownHost } from '../tenancy/divisions.service.ts';
import { isBeforePlatform } from '../domains/setup/register-setup.ts';
import type { Identity, Visitor } from '../http/context.ts';
import { hashToken, type Secrets } from '../security/secrets.ts';
import type { InternalUser } from '../tenancy/gate.ts';
import { askedHost } from './host.ts';
import { originFailure } from './origin.ts';
import { sendUnknownHost } from './unknown-host.ts';

/** Cookie of the session: this host only, never seen by scripts. */
export const sessionCookie = '__Host-omnis';
/** Cookie that a page reads and sends back as `X-XSRF-TOKEN` (platform.md §7). */
export const xsrfCookie = 'XSRF-TOKEN';
/** Cookie that spares a browser the second factor. */
export const deviceCookie = '__Host-omnis-device';

/**
 * Says that a page is the same for everybody, so that a visitor's browser may keep it to be read without a network. A
 * worker cannot see cookies; an answer that brings some does not say it.
 */
export const keepHeader = 'x-omnis-keep';

const year = 365 * 24 * 60 * 60;
const readingMethods = new Set(['GET', 'HEAD']);
const tokenShape = /^[as]\.[\w-]{43}$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request arrived; null for a host that nobody lives at. */
    place: KnownHost | null;
    sessionToken: string;
    /** Set when the answer must carry new cookies. */
    freshSession: boolean;
    /** Secret of a device that the answer makes a trusted one; '' when it makes none. */
    freshDevice: string;
    /** Stands before a closed store that is not open to them: nothing of what the store holds is told. */
    isShutOut: boolean;
    /** Has come by a pass of the dashboard for the team of the store. */
    isTeam: boolean;
    /** Has come by such a pass as one of the staff. */
    isStaffVisit: boolean;
  }
}

/** Token that a page has to send back for its session. */
export function xsrfTokenFor(secrets: Secrets, sessionToken: string): string {
  return secrets.sign('xsrf', sessionToken);
}

/** Sends the session's cookies with the answer. */
function sendCookies(reply: FastifyReply, secrets: Secrets, token: string): void {
  // As they go over the wire: both values need no encoding, and each first visit of a kept page waits for little else.
  void reply.header('set-cookie', [
    `${sessionCookie}=${token}; Max-Age=${year}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    `${xsrfCookie}=${xsrfTokenFor(secrets, token)}; Max-Age=${year}; Path=/; Secure; SameSite=Lax`,
  ]);
}

/** Maps the host to its store (request path, step 1) and gives each visitor a session. */
export async function registerVisitor(
  app: FastifyInstance,
  deps: { divisions: DivisionsService; sessions: SessionsService; secrets: Secrets },
): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('place', null);
  app.decorateRequest('sessionToken', '');
  app.decorateRequest('freshSession', false);
  app.decorateRequest('freshDevice', '');
  app.decorateRequest('isShutOut', false);
  app.decorateRequest('isTeam', false);
  app.decorateRequest('isStaffVisit', false);

  app.addHook('onRequest', async (request, reply) => {
    const place = deps.divisions.resolveHost(askedHost(request));
    // A held store costs no turn.
    request.place = place instanceof Promise ? await place : place;
    if (!request.place && !isBeforePlatform(request)) return sendUnknownHost(request, reply);
    const token = request.cookies[sessionCookie] ?? '';
    if (tokenShape.test(token)) {
      request.sessionToken = token;
      request.freshSession = request.cookies[xsrfCookie] !== xsrfTokenFor(deps.secrets, token);
    } else {
      request.sessionToken = deps.sessions.anonymousToken();
      // A form of another site comes without the session that the visitor has: a new one would take theirs away.
      request.freshSession = readingMethods.has(request.method) || originFailure(request) === null;
    }
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request;
    // Pictures and hashed files are cached for ever by everyone: no cookie may stick to them, however they are asked for.
    const isShared = /public|immutable/.test(String(reply.getHeader('cache-control') ?? ''));
    const isFile = isShared || /^\/(images|assets|[a-z]+-assets)\//.test(url);
    if (request.place && request.freshSession && !isFile) {
      sendCookies(reply, deps.secrets, request.sessionToken);
    }
    if (reply.hasHeader('set-cookie')) void reply.removeHeader(keepHeader);
    if (request.freshDevice !== '') {
      reply.setCookie(deviceCookie, request.freshDevice, {
        path: '/',
        secure: true,
        sameSite: 'lax',
        httpOnly: true,
        maxAge: deviceDays * 24 * 60 * 60,
      });
    }
    return payload;
  });
}

/** The kind of account whose session a host reads. */
export function sessionPlace(place: KnownHost): { kind: Identity['kind']; divisionId: number | null } {
  if (place.kind === 'atlas' || !place.division) return { kind: 'staff', divisionId: null };
  if (place.kind === 'platform') return { kind: 'owner', divisionId: platformDivision };
  return { kind: 'customer', divisionId: place.division.id };
}

/** The visitor behind a request; the database is asked only for a session that somebody signed in with. */
export async function readVisitor(request: FastifyRequest, sessions: SessionsService): Promise<Visitor> {
  const token = request.sessionToken;
  const identity =
    request.place && sessions.isSignedIn(token)
      ? await sessions.identify(token, { ...sessionPlace(request.place), ip: request.ip })
      : null;
  return {
    token,
    identity,
    get basketOwner() {
      return identity ? `customer:${identity.id}` : `visitor:${hashToken(token)}`;
    },
  };
}

/**
 * The facts by which a visitor is internal to the store that they look at (platform.md §6 internalUser): somebody who works for
 * it has the flag; staff who came by a pass come from an internal subdomain, which is atlas.
 */
export const internalUserOf = (
  { isStaffVisit, place }: Pick<FastifyRequest, 'isStaffVisit' | 'place'>,
  identity: Identity | null,
): InternalUser => ({
  internal: identity?.internal === true,
  internalSubdomain: isStaffVisit,
  divisionId: place?.division?.id ?? null,
});

/** Tells if a visitor is internal to the store that they look at. */
export const isInternalTo = (
  request: Pick<FastifyRequest, 'isStaffVisit' | 'place'>,
  identity: Identity | null,
): boolean => guards.internalUser(createGuardContext({ user: internalUserOf(request, identity) }));
