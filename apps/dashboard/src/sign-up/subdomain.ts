const longest = 40;

/**
 * The address that a name suggests: small letters and digits, a hyphen between words, accents dropped.
 *
 * @example
 * ```ts
 * subdomainOf('Café Zoë & Co.'); // 'cafe-zoe-co'
 * ```
 */
export function subdomainOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');
}
