import { imageLibrary } from '../image-library.ts';
import type { SvgElement } from './parse-svg.ts';

/** Families that every machine has one of. */
const generic =
  /^(?:serif|sans-serif|sans|monospace|cursive|fantasy|system-ui|ui-\w+|math|inherit|initial|unset)$/i;
/** Most families of one drawing that are looked for. */
const most = 20;

/** The first family of a list such as `"Brush Script", cursive`. */
const firstOf = (list: string): string =>
  (list.split(',')[0] ?? '')
    .replace(/!important/i, '')
    .replace(/["']/g, '')
    .trim();

/** Families that styles ask for. */
function familiesOfStyles(styles: string): string[] {
  return [
    ...styles.matchAll(/font-family\s*:\s*([^;}]+)|font\s*:[^;}]*?\d[\w.%]*(?:\/\S+)?\s+([^;}]+)/gi),
  ].map(([, family, shorthand]) => firstOf(family ?? shorthand ?? ''));
}

/** The families that a drawing with text asks for, without the generic ones. Empty when it has no text. */
export function svgFonts(root: SvgElement): readonly string[] {
  const found = new Set<string>();
  let hasText = false;
  const look = ({ name, attributes, children }: SvgElement): void => {
    const local = name.slice(name.indexOf(':') + 1);
    if (local === 'text') hasText = true;
    const words = children.filter((child) => typeof child === 'string').join('');
    const family = attributes['font-family'];
    for (const each of [
      ...(family === undefined ? [] : [firstOf(family)]),
      ...familiesOfStyles(attributes['style'] ?? ''),
      ...(local === 'style' ? familiesOfStyles(words) : []),
    ])
      if (each !== '' && !generic.test(each)) found.add(each.slice(0, 60));
    for (const child of children) if (typeof child !== 'string') look(child);
  };
  look(root);
  return hasText ? [...found].slice(0, most) : [];
}

/** A few letters in a font, as they are drawn here. */
async function sample(font: string): Promise<Buffer> {
  const sharp = await imageLibrary();
  return sharp({ text: { text: 'Hamburgefonstiv 019', font: `${font} 24`, dpi: 72 } })
    .raw()
    .toBuffer();
}

/**
 * The families that are not on this machine. A family is here when letters look the same whichever generic family
 * stands behind it.
 *
 * @param families - as `svgFonts` gives them
 */
export async function missingFonts(families: readonly string[]): Promise<readonly string[]> {
  if (families.length === 0) return [];
  const missing: string[] = [];
  const serif = await sample('serif');
  // With a single font on the machine nothing can be told apart, and no other family is there.
  const isTold = !serif.equals(await sample('monospace'));
  for (const family of families) {
    const plain = family.replace(/[,\d]/g, ' ');
    const isHere = isTold && (await sample(`${plain}, serif`)).equals(await sample(`${plain}, monospace`));
    if (!isHere) missing.push(family);
  }
  return missing;
}
