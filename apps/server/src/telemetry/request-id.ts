import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { rangeMatcher, type ProxyConfig } from '../config/proxy.ts';
import { forwardedAddress } from '../plugins/forwarded.ts';

/** Header that carries the id of a request, on its way in and out. */
export const requestIdHeader = 'x-request-id';

/** Safe shape of an id from outside: it stands in logs, headers and job payloads. */
const safeShape = /^[\w.:=+/@-]{8,128}$/;

/** Tells whether a text may be taken for the id of a request. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && safeShape.test(text);

/** Random, so that the ids of two processes never meet; then a number, which costs nothing to make. */
const prefix = randomBytes(9).toString('base64url');
let count = 0;

/** A new id: unique over all processes, of at most 24 letters, digits, `_` and `-`. */
export const newRequestId = (): string => `${prefix}-${(count += 1).toString(36)}`;

/** Tells whether the other end of a connection is a proxy whose headers count, as `TRUST_PROXY` says. */
export function trustedPeer({ trusted }: ProxyConfig): (peer: string | undefined) => boolean {
  if (trusted === null) return () => false;
  // By the number of proxies, the nearest sender always is one.
  if (trusted.kind === 'hops') return () => true;
  const inRanges = rangeMatcher(trusted.ranges);
  return (peer) => {
    const address = forwardedAddress(peer ?? '');
    return address !== null && inRanges(address);
  };
}

/**
 * Names each request (Fastify's `genReqId`): by `X-Request-Id` when a trusted proxy sent one of a safe shape, else anew.
 *
 * @param isTrusted - whether the other end of the connection is a proxy whose headers count
 */
export function requestIds(isTrusted: (peer: string | undefined) => boolean) {
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader];
    return given !== undefined && isRequestId(given) && isTrusted(socket.remoteAddress)
      ? given
      : newRequestId();
  };
}
