import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { rangeMatcher, type ProxyConfig } from '../config/proxy.ts';

/** Scheme that a visitor sees in the address bar. */
export type Scheme = 'http' | 'https';

/** Known facts about the sender of a request. */
export interface Seen {
  /** Address of the visitor; '' when the connection is gone. */
  readonly address: string;
  readonly scheme: Scheme;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Read once a request, when `ip` or `protocol` is first asked for. */
    seen: Seen | null;
  }
}

/** A connection, with the headers of a request that came through it. */
export interface Arrival {
  /** Address of the other end. */
  readonly peer: string | undefined;
  readonly isEncrypted: boolean;
  readonly headers: IncomingHttpHeaders;
}

/** Senders that are followed at most; more only stand in a header that somebody made up. */
const longestWay = 32;

/** IPv4 as such, also where a socket for both families writes it as IPv6. */
function plainAddress(address: string): string {
  const [bare = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  return mapped?.[1] ?? bare;
}

/** An address as proxies write it: bare, with a port, or in brackets; null for anything else. */
export function forwardedAddress(text: string): string | null {
  const entry = text.trim();
  const [, inBrackets, beforePort] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(entry) ?? [];
  const address = inBrackets ?? beforePort ?? entry;
  return isIP(address) === 0 ? null : plainAddress(address).toLowerCase();
}

function asText(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(',') : (header ?? '');
}

/** Senders of a request, nearest first: the other end of the connection, then those that each proxy wrote down. */
function* senders({ peer, headers }: Arrival): Generator<string> {
  if (peer === undefined) return;
  yield plainAddress(peer);
  const list = asText(headers['x-forwarded-for']);
  let end = list.length;
  for (let count = 1; end > 0 && count < longestWay; count += 1) {
    const start = list.lastIndexOf(',', end - 1);
    const address = forwardedAddress(list.slice(start + 1, end));
    // Beyond something unreadable nobody knows who wrote what.
    if (address === null) return;
    yield address;
    end = start;
  }
}

/** The scheme that the outermost of some trusted proxies was spoken to by; null when they do not say. */
function forwardedScheme(header: string | string[] | undefined, proxies: number): Scheme | null {
  const said = asText(header).split(',');
  const scheme = said[Math.max(0, said.length - proxies)]?.trim().toLowerCase();
  return scheme === 'http' || scheme === 'https' ? scheme : null;
}

/**
 * Makes the reader of who sent a request and by which scheme.
 *
 * A proxy is trusted by its address or by its place in the row, as `TRUST_PROXY` says. The row is walked from the
 * connection outwards, and the first sender that is not trusted is the visitor. `PUBLIC_SCHEME` decides the scheme; without
 * it the word of the outermost trusted proxy; without that the connection's own.
 * `X-Forwarded-Host`, `X-Forwarded-Port` and `Forwarded` are never read (`docs/decisions/0204-forwarded-headers.md`).
 */
export function seenReader({ trusted, publicScheme }: ProxyConfig): (arrival: Arrival) => Seen {
  if (trusted === null) {
    return ({ peer, isEncrypted }) => ({
      address: plainAddress(peer ?? ''),
      scheme: publicScheme ?? (isEncrypted ? 'https' : 'http'),
    });
  }
  const inRanges = trusted.kind === 'ranges' ? rangeMatcher(trusted.ranges) : null;
  const isTrusted = (address: string, place: number): boolean =>
    trusted.kind === 'hops' ? place < trusted.hops : inRanges?.(address) === true;
  return (arrival) => {
    let address = '';
    let proxies = 0;
    for (const sender of senders(arrival)) {
      address = sender;
      if (!isTrusted(sender, proxies)) break;
      proxies += 1;
    }
    const said = proxies === 0 ? null : forwardedScheme(arrival.headers['x-forwarded-proto'], proxies);
    return { address, scheme: publicScheme ?? said ?? (arrival.isEncrypted ? 'https' : 'http') };
  };
}

/**
 * Puts what is really known in the place of Fastify's `request.ip` and `request.protocol`, so that every reader of them gets
 * the visitor's. `request.host` stays the `Host` header: no forwarded header may choose the store.
 */
export function registerForwarded(app: FastifyInstance, { proxy }: Pick<Config, 'proxy'>): void {
  const read = seenReader(proxy);
  const seen = (request: FastifyRequest): Seen =>
    (request.seen ??= read({
      peer: request.raw.socket.remoteAddress,
      isEncrypted: request.raw.socket instanceof TLSSocket,
      headers: request.raw.headers,
    }));
  app.decorateRequest('seen', null);
  app.decorateRequest('ip', {
    getter() {
      return seen(this).address;
    },
  });
  app.decorateRequest('protocol', {
    getter() {
      return seen(this).scheme;
    },
  });
}
