import type { FastifyRequest } from 'fastify';
import { fail, type Failure } from '../http/answer.ts';

/** Origin of the request as its sender sees it. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

/** What is wrong with where the browser says that a request comes from; null when all is well. */
export function originFailure(request: FastifyRequest): Failure | null {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request)) {
    return fail('invalid_origin', 'This request came from another site');
  }
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none'
    ? fail('invalid_origin', 'This request came from another site')
    : null;
}
