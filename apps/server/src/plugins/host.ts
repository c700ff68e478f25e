import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { wantsPage } from '../markup/plain-page.ts';
import { pagePathOf } from '../render/page-path.ts';

/** Target of a request line: a path, or a whole address (RFC 9112, 3.2). */
interface Target {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/**
 * The path of a request, also where its line names a whole address. One that names another host than the `Host` header
 * stays as it is, and so belongs to nobody.
 */
function targetPath({ url = '/', headers }: Target): string {
  const [, host = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (host === '' || host.toLowerCase() !== headers.host?.toLowerCase()) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function saysItTwice({ raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, at) => at % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}

/**
 * Control characters. No page has them in its address, and the parser of addresses drops some once they are decoded:
 * `/%09/a:b` is `//a:b` to it, which is a host and a port that cannot be.
 */
const unprintable = /%(?:[01][0-9a-f]|7f)/i;

/**
 * The path that a request is answered by. A person's that cannot be decoded, and one with control characters, is taken by
 * its letters: the store has no such page, and says so, where the router could only refuse it.
 */
export function answeredPath(target: Target): string {
  const url = targetPath(target);
  const [path = '', ...query] = url.split('?');
  const isOdd = unprintable.test(path)
    ? !path.startsWith('/omnis/')
    : pagePathOf(path) === '' && wantsPage({ url, headers: target.headers });
  return isOdd ? [path.replaceAll('%', '%25'), ...query].join('?') : url;
}

/** The host that a request is for, without its port; '' for one that says none, says it badly, or in two ways. */
export function askedHost(request: FastifyRequest): string {
  const [, host = '', port = '0'] = /^([^:]+)(?::(\d{1,5}))?$/.exec(request.host) ?? [];
  return !request.url.startsWith('/') || Number(port) > 65_535 || saysItTwice(request) ? '' : host;
}
