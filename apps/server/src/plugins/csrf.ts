import type { FastifyRequest } from 'fastify';
import { fail, type Failure } from '../http/answer.ts';
import type { Secrets } from '../security/secrets.ts';
import { sessionCookie } from './visitor.ts';

/** Origin of the request as its sender sees it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/**
 * What is wrong with a mutation's proof that it comes from our own page: the token bound to the session, and
 * where the browser says it comes from. null when all is well.
 */
export function csrfFailure(request: FastifyRequest, secrets: Secrets): Failure | null {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request)) {
    return fail('invalid_origin', 'This request came from another site');
  }
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    return fail('invalid_origin', 'This request came from another site');
  }
  const token = request.headers['x-xsrf-token'];
  const session = request.cookies[sessionCookie];
  if (typeof token !== 'string' || session === undefined || !secrets.verify('xsrf', session, token)) {
    return fail('invalid_xsrf_token', 'Your page is out of date. Reload it and try again.');
  }
  return null;
}
