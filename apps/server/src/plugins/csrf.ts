import type { FastifyRequest } from 'fastify';
import { fail, type Failure } from '../http/answer.ts';
import type { Secrets } from '../security/secrets.ts';
import { originFailure } from './origin.ts';
import { sessionCookie } from './visitor.ts';

/** Browsers keep other sites from setting the cookie (`__Host-`). Should one not: a second one is somebody else's. */
const sessionMark = `${sessionCookie}=`;

/**
 * Failure of a mutation's proof that it comes from our own page: the token bound to the session, and where the browser
 * says it comes from. null when all is well.
 *
 * @param token - the one that came along, where it is not in the header
 */
export function csrfFailure(
  request: FastifyRequest,
  secrets: Secrets,
  token: unknown = request.headers['x-xsrf-token'],
): Failure | null {
  const foreign = originFailure(request);
  if (foreign) return foreign;
  const session = request.cookies[sessionCookie];
  const isOne = request.headers.cookie?.split(sessionMark).length === 2;
  if (
    typeof token !== 'string' ||
    session === undefined ||
    !isOne ||
    !secrets.verify('xsrf', session, token)
  ) {
    return fail('invalid_xsrf_token', 'Your page is out of date. Reload it and try again.');
  }
  return null;
}
