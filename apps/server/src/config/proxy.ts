import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { ConfigError, defineSection } from './section.ts';
import { port } from './values.ts';

/** Proxies in front that could be counted; no installation has more. */
const mostHops = 16;

const trustMessage = `must be addresses or ranges of the proxies in front, such as 127.0.0.1,10.0.0.0/8, or how many proxies there are, 1 to ${mostHops}`;

/** An address range: all addresses that share the first `prefix` bits. */
export interface AddressRange {
  readonly address: string;
  readonly prefix: number;
}

/** The proxies whose word about the visitor is trusted: known addresses, or the last so many senders. */
export type TrustedProxies =
  | { readonly kind: 'ranges'; readonly ranges: readonly AddressRange[] }
  | { readonly kind: 'hops'; readonly hops: number };

/** How visitors reach this installation. */
export interface ProxyConfig {
  /** null: nobody is trusted, and forwarded headers change nothing. */
  readonly trusted: TrustedProxies | null;
  /** Scheme that visitors use, whatever a proxy says; null: the proxy's word, else the connection's own. */
  readonly publicScheme: 'http' | 'https' | null;
  /** Name of the header in which a trusted proxy names the visitor's country, in small letters; null: none does. */
  readonly countryHeader: string | null;
  /** Port in links that no request tells of, such as those in emails; null: the scheme's own. */
  readonly publicPort: number | null;
}

/** Reads `10.0.0.0/8`, `::1` and the like; null for anything else. */
function readRange(text: string): AddressRange | null {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  // A zone names a network card of one machine, which says nothing about the sender.
  if (family === 0 || address.includes('%') || rest.length > 0) return null;
  const most = family === 4 ? 32 : 128;
  if (bits === undefined) return { address, prefix: most };
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most ? { address, prefix: Number(bits) } : null;
}

function readTrusted(text: string): TrustedProxies | null {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops >= 1 && hops <= mostHops ? { kind: 'hops', hops } : null;
  }
  const ranges = text.split(',').map((part) => readRange(part.trim()));
  return ranges.every((range) => range !== null) ? { kind: 'ranges', ranges } : null;
}

const trustProxy = z.string().transform((text, context): TrustedProxies => {
  const trusted = readTrusted(text.trim());
  if (trusted) return trusted;
  context.addIssue({ code: 'custom', message: trustMessage });
  return z.NEVER;
});

/** Which proxies are trusted, and how visitors reach the installation through them. */
export const proxy = defineSection(
  {
    TRUST_PROXY: trustProxy.optional(),
    COUNTRY_HEADER: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a header, such as cf-ipcountry')
      .optional(),
    PUBLIC_SCHEME: z.enum(['http', 'https'], 'must be http or https').optional(),
    PUBLIC_PORT: port.refine((value) => value > 0, 'must be a whole number from 1 to 65535').optional(),
  },
  (env): ProxyConfig => {
    const { TRUST_PROXY: trusted, PUBLIC_SCHEME: publicScheme, PUBLIC_PORT: publicPort } = env;
    const { COUNTRY_HEADER: countryHeader } = env;
    if (countryHeader !== undefined && trusted === undefined)
      throw new ConfigError(
        'COUNTRY_HEADER needs TRUST_PROXY beside it: without a proxy in front, visitors would name their country themselves.',
      );
    if (publicPort !== undefined && publicScheme === undefined)
      throw new ConfigError('PUBLIC_PORT needs PUBLIC_SCHEME beside it: http or https.');
    if (trusted?.kind === 'ranges' && trusted.ranges.some(({ prefix }) => prefix === 0))
      throw new ConfigError(
        'TRUST_PROXY must not trust every address: anyone could then claim to be anyone. Name the proxy’s address, or count the proxies.',
      );
    return {
      trusted: trusted ?? null,
      countryHeader: countryHeader ?? null,
      publicScheme: publicScheme ?? null,
      publicPort: publicPort ?? null,
    };
  },
);

/** Tells whether an address lies in one of the ranges. */
export function rangeMatcher(ranges: readonly AddressRange[]): (address: string) => boolean {
  const list = new BlockList();
  for (const { address, prefix } of ranges)
    list.addSubnet(address, prefix, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}
