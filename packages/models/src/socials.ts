import type { SocialNetwork } from './customer.ts';

/** Names of the networks of social handles (platform.md §3 Customer). */
export const socialNetworkNames = {
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const satisfies Readonly<Record<SocialNetwork, string>>;

/** Where a handle of each network is. */
const places = {
  tiktok: 'https://www.tiktok.com/@',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
} as const satisfies Readonly<Record<SocialNetwork, string>>;

/**
 * Address of a handle or of a typed address: `@name` and `name` lead to the network, an https address to itself; '' for
 * anything else.
 *
 * @param network - Network of the handle.
 * @param text - Handle or address as somebody typed it.
 * @example
 * socialHref('instagram', '@linden.wear'); // 'https://www.instagram.com/linden.wear'
 */
export function socialHref(network: SocialNetwork, text: string): string {
  const given = text.trim();
  const handle = /^@?([\p{L}\d][\p{L}\d._-]{0,99})$/u.exec(given)?.[1];
  // A bare domain, such as facebook.com, would be taken for a handle.
  if (handle !== undefined && !/\.(?:com|be|me|net|org)$/i.test(handle)) {
    return `${places[network]}${encodeURIComponent(handle.toWellFormed())}`;
  }
  const url = given.length > 500 ? null : URL.parse(given);
  const safe = url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
  return safe ? url.href : '';
}
