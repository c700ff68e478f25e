import { readText, type Values } from '../../read/read.ts';

/** The networks of a customer's social handles (platform.md §3 Customer), in the spec's order, as they are called. */
export const socialNetworks = {
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
} as const;

/** One of the networks. */
export type SocialNetwork = keyof typeof socialNetworks;

/** Where a handle of each network is. */
const places = {
  tiktok: 'https://www.tiktok.com/@',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  facebook: 'https://www.facebook.com/',
  linkedin: 'https://www.linkedin.com/in/',
  instagram: 'https://www.instagram.com/',
} as const satisfies Readonly<Record<SocialNetwork, string>>;

/** A link to a shop's presence on a network. */
export interface SocialLink {
  readonly network: SocialNetwork;
  readonly href: string;
}

/** The networks that a block names. */
export function readSocials(values: Values): readonly SocialLink[] {
  const networks: readonly SocialNetwork[] = [
    'tiktok',
    'twitter',
    'youtube',
    'facebook',
    'linkedin',
    'instagram',
  ];
  return networks.flatMap((network) => {
    const href = socialHref(network, readText(values, network));
    return href === '' ? [] : [{ network, href }];
  });
}

/**
 * Where a handle or address leads: `@name` and `name` to the network, an https address to itself; '' for anything else.
 *
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
