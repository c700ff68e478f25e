/** Kinds of creator: a person, or several under one name (storefront.md §2 Route list). */
export const creatorKinds = ['person', 'organisation'] as const;

/** Kind of creator. */
export type CreatorKind = (typeof creatorKinds)[number];

/** Limits for the creators of a store; lengths in characters. */
export const creatorLimits = {
  inStore: 1000,
  name: 120,
  urlName: 80,
  about: 4000,
  links: 8,
  linkName: 40,
  linkUrl: 500,
} as const;

/**
 * Why a text cannot be the last part of a creator's address (`/creator/{urlName}/`); null when it can.
 *
 * @example
 * creatorUrlNameFault('ines-marlow'); // null
 * creatorUrlNameFault('Ines Marlow'); // 'Use small letters, digits and single dashes'
 */
export function creatorUrlNameFault(urlName: string): string | null {
  if (urlName === '') return 'This field is required';
  if (urlName.length > creatorLimits.urlName) return `At most ${creatorLimits.urlName} characters`;
  const isSlug = /^[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*$/u.test(urlName);
  return isSlug && urlName === urlName.toLowerCase() ? null : 'Use small letters, digits and single dashes';
}

/**
 * Why a creator's page cannot lead to an address; null when it can: to `https` only, and without a login in it.
 *
 * @example
 * creatorLinkFault('https://ines.example/'); // null
 * creatorLinkFault('http://ines.example/'); // 'Enter an address that starts with https://'
 */
export function creatorLinkFault(url: string): string | null {
  if (url.length > creatorLimits.linkUrl) return `At most ${creatorLimits.linkUrl} characters`;
  const wrong = 'Enter an address that starts with https://';
  if (!/^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(url) || !URL.canParse(url)) return wrong;
  return new URL(url).hostname.includes('.') ? null : wrong;
}

/**
 * The paragraphs of what is said about a creator; an empty line parts them.
 *
 * @example
 * creatorParagraphs('Draws in ink.\n\nLives by the sea.'); // ['Draws in ink.', 'Lives by the sea.']
 */
export function creatorParagraphs(about: string): string[] {
  return about
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
