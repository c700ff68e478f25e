/** Longest name in an address, in characters. */
const longest = 120;

/**
 * A name as it stands in an address: its letters and digits in any script, joined by hyphens. Latin letters lose their
 * accents, which people leave out when they type; in other scripts a mark makes another letter.
 *
 * @returns '' for a name without any letter or digit
 */
export function slugOf(name: string): string {
  const joined = name
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');
  return Array.from(joined).slice(0, longest).join('').replace(/-$/, '');
}
