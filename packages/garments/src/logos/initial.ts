import { disc } from '../artworks/forms.ts';
import { outfit } from '../lettering/fonts/outfit.ts';
import { line } from '../lettering/lettering.ts';
import { num } from '../svg/numbers.ts';

/** Tells whether black is more readable than white on a colour, by its perceived brightness. */
function takesBlack(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150;
}

/**
 * The icon of a store that has none: its initial, large, on one of its colours. A letter that the font has not becomes a
 * disc.
 *
 * @param letter - a Latin letter or a digit
 * @param ground - as `#rrggbb`
 */
export function drawInitial(letter: string, { ground, width }: { ground: string; width: number }): string {
  const ink = takesBlack(ground) ? '#111111' : '#ffffff';
  const capital = letter.toUpperCase();
  const mark = outfit.glyphs[capital]
    ? line(capital, { font: outfit, size: 92, x: 80, y: 113, anchor: 'middle', fill: ink })
    : disc(80, 80, 34, ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(width)}" viewBox="0 0 160 160"><rect width="160" height="160" rx="36" fill="${ground}"/>${mark}</svg>`;
}
