import { Resolver } from 'node:dns/promises';

/** Answer of a name server about a host: its addresses, or that no server could be reached. */
export type Resolved = { readonly addresses: readonly string[] } | { readonly unreachable: true };

/**
 * A resolver that gives up within some seconds.
 *
 * @param servers - addresses of name servers, with a port where it is not 53; empty: those of this machine
 */
export function quickResolver(servers: readonly string[] = []): Resolver {
  const resolver = new Resolver({ timeout: 1500, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return resolver;
}

/** Tells whether a host never leaves this machine. */
export const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

/** Tells whether an answer means that there is no such record, rather than that no server could be reached. */
export const isNothing = (error: unknown): boolean =>
  ['ENOTFOUND', 'ENODATA'].includes(String(Reflect.get(Object(error), 'code')));

/** The addresses of a host, IPv4 and IPv6, in a fixed order. */
export async function resolveHost(
  resolver: Pick<Resolver, 'resolve4' | 'resolve6'>,
  host: string,
): Promise<Resolved> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const addresses = [four, six].flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const wasAsked = [four, six].some((each) => each.status === 'fulfilled' || isNothing(each.reason));
  return wasAsked ? { addresses: addresses.toSorted() } : { unreachable: true };
}

/** The texts of a name's TXT records; null: nobody could be asked. */
export async function resolveTexts(
  resolver: Pick<Resolver, 'resolveTxt'>,
  name: string,
): Promise<readonly string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return isNothing(error) ? [] : null;
  }
}
