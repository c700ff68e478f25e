import type { FastifyRequest } from 'fastify';
import { fail, type Failure } from '../http/answer.ts';

/** Parts of a request that tell its address. `protocol` is the visitor's (`registerForwarded`). */
type Addressed = Pick<FastifyRequest, 'protocol' | 'host'>;

/** Name and port of the `Host` header. The port is '' where the scheme has it anyway: browsers leave it out, some proxies do not. */
function askedAt({ protocol, host }: Addressed): { readonly name: string; readonly port: string } {
  const [port = ''] = /:\d+$/.exec(host) ?? [];
  const name = host.slice(0, host.length - port.length).toLowerCase();
  return { name, port: port === (protocol === 'https' ? ':443' : ':80') ? '' : port };
}

/** Origin of the request as its sender sees it, such as `https://shop.example:8443`. */
export function originOf(request: Addressed): string {
  const { name, port } = askedAt(request);
  return `${request.protocol}://${name}${port}`;
}

/** Origin of another host of the platform, reached the same way as the request. */
export function originAt(request: Addressed, host: string): string {
  return `${request.protocol}://${host}${askedAt(request).port}`;
}

let isSchemeTold = false;

/** Tells the operator once when a browser uses https and the server takes it for http: then a setting is missing. */
function tellOfScheme(request: FastifyRequest, origin: string): void {
  if (isSchemeTold || origin.replace(/^https:/, 'http:') !== originOf(request)) return;
  isSchemeTold = true;
  request.log.warn(
    { origin, peer: request.socket.remoteAddress },
    'a browser uses https, and this server takes it for http: set TRUST_PROXY to the address of the proxy, or PUBLIC_SCHEME=https',
  );
}

/** Failure of a request's origin as the browser names it; null when all is well. */
export function originFailure(request: FastifyRequest): Failure | null {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request)) {
    tellOfScheme(request, origin);
    return fail('invalid_origin', 'This request came from another site');
  }
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none'
    ? fail('invalid_origin', 'This request came from another site')
    : null;
}
