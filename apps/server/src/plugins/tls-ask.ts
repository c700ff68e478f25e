import { isIPv4 } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { trustedPeer } from '../telemetry/request-id.ts';
import { forwardedAddress } from './forwarded.ts';

/** Where a proxy asks whether it may have a certificate made for a domain, such as Caddy's `on_demand_tls`. */
export const tlsAskPath = '/_internal/tls/ask';

/** The rest of an answer, which a person may read while looking for a fault. */
const words = {
  200: 'This domain is an address of this installation.\n',
  404: 'No store has this domain. Ask with ?domain= and a host name without port.\n',
  503: 'The database does not answer. Ask again.\n',
} as const;

const isLoopback = (address: string): boolean =>
  address === '::1' || (isIPv4(address) && address.startsWith('127.'));

/**
 * Tells whether a request is the proxy's own question: it comes from a proxy that `TRUST_PROXY` names (from this
 * machine when it names none), and is not passed on for a visitor.
 */
function proxysOwn({ proxy }: Pick<Config, 'proxy'>): (request: FastifyRequest) => boolean {
  const isTrusted = trustedPeer(proxy);
  return ({ raw: { headers, socket } }) => {
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
    const address = forwardedAddress(socket.remoteAddress ?? '');
    return address !== null && (isLoopback(address) || isTrusted(address));
  };
}

/** The domain that is asked for; null unless there is exactly one. */
function domainIn(url: string): string | null {
  const domains = new URLSearchParams(url.slice(tlsAskPath.length)).getAll('domain');
  return domains.length === 1 ? (domains[0] ?? null) : null;
}

async function send(reply: FastifyReply, code: keyof typeof words): Promise<void> {
  await reply
    .code(code)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
    .send(words[code]);
}

/**
 * Answers 200 for a domain that is an address of a store or of the platform, and 404 for any other, so that nobody has
 * certificates made for domains of others. Visitors get the 404 of the store that they ask at. Register it with the
 * probes, before every hook that looks a host up.
 */
export function registerTlsAsk(
  app: FastifyInstance,
  config: Pick<Config, 'proxy'>,
  addresses: { has(domain: string): Promise<boolean> },
): void {
  const isProxysOwn = proxysOwn(config);
  app.addHook('onRequest', (request, reply, done) => {
    const { url, method } = request;
    const isAsked =
      url.startsWith(tlsAskPath) &&
      (url.length === tlsAskPath.length || url[tlsAskPath.length] === '?') &&
      (method === 'GET' || method === 'HEAD') &&
      isProxysOwn(request);
    if (!isAsked) {
      done();
      return;
    }
    const domain = domainIn(url);
    void (domain === null ? Promise.resolve(false) : addresses.has(domain)).then(
      (isOurs) => send(reply, isOurs ? 200 : 404),
      (error: unknown) => {
        request.log.warn({ err: error }, 'whether a domain is a store’s cannot be told');
        return send(reply, 503);
      },
    );
  });
}
