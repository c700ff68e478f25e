import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address-guard.ts';

/** One address of a host. */
export interface ResolvedAddress {
  address: string;
  family: number;
}

/** Where a request may go. The defaults are for hosts that somebody else has named. */
export interface TargetRules {
  /** Resolves a host (default: the system's). */
  lookup?: (hostname: string) => Promise<readonly ResolvedAddress[]>;
  /** Which targets may be connected to (default: public addresses at ports 80 and 443). */
  allow?: (target: { address: string; port: number }) => boolean;
}

const usualTarget = ({ address, port }: { address: string; port: number }): boolean =>
  isPublicAddress(address) && (port === 80 || port === 443);

/**
 * Addresses of a URL's host that may be connected to; one that mixes in a private one is refused as a whole.
 *
 * @returns `unknown` where the host has none
 */
export async function checkedAddresses(
  url: URL,
  { lookup = (hostname) => resolve(hostname, { all: true }), allow = usualTarget }: TargetRules,
): Promise<readonly ResolvedAddress[] | 'unknown' | 'refused'> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  let addresses: readonly ResolvedAddress[];
  try {
    addresses = isIP(host) > 0 ? [{ address: host, family: isIP(host) }] : await lookup(host);
  } catch {
    return 'unknown';
  }
  if (addresses.length === 0) return 'unknown';
  return addresses.every(({ address }) => allow({ address, port })) ? addresses : 'refused';
}

/** Hands the checked addresses to the socket, so that a second answer of the name server cannot replace them. */
export function pinned(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    if (options.all) return callback(null, [...addresses]);
    const [first] = addresses;
    return callback(null, first?.address ?? '', first?.family);
  };
}
