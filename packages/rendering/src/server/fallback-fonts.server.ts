/** Measures that make a system font take the room of another one. */
interface Measures {
  readonly like: keyof typeof system;
  /** Per cent. */
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Fonts that nearly every system has, or a twin of the same measures. */
const system = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
  mono: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
} as const;

/**
 * From the average width of English letters in both fonts and the lines of the web font, so that little moves when it
 * comes. By the name that stands after the web font's in the themes' stacks.
 */
const measures: Readonly<Record<string, Measures>> = {
  'Lato Fallback': { like: 'sans', size: 97.69, ascent: 101.03, descent: 21.8 },
  Inter: { like: 'sans', size: 107.12, ascent: 90.44, descent: 22.52 },
  'DM Sans': { like: 'sans', size: 104.53, ascent: 94.9, descent: 29.66 },
  Fraunces: { like: 'serif', size: 115.45, ascent: 84.71, descent: 22.09 },
  'Playfair Display': { like: 'serif', size: 111.26, ascent: 97.25, descent: 22.56 },
  Archivo: { like: 'sans', size: 98.7, ascent: 88.96, descent: 21.28 },
  Outfit: { like: 'sans', size: 99.82, ascent: 100.18, descent: 26.05 },
  Bitter: { like: 'serif', size: 114.46, ascent: 81.69, descent: 23.15 },
  'Bricolage Grotesque': { like: 'sans', size: 105.43, ascent: 88.21, descent: 25.61 },
  'EB Garamond': { like: 'serif', size: 94.77, ascent: 106.26, descent: 31.44 },
  Fredoka: { like: 'sans', size: 101.84, ascent: 95.64, descent: 23.17 },
  'JetBrains Mono': { like: 'mono', size: 99.98, ascent: 102.02, descent: 30 },
  Nunito: { like: 'sans', size: 101.39, ascent: 99.71, descent: 34.82 },
  'Sofia Sans Extra Condensed': { like: 'sans', size: 61.01, ascent: 147.51, descent: 49.17 },
  Syne: { like: 'sans', size: 98.47, ascent: 93.93, descent: 27.93 },
};

/** The name under which a web font's stand-in follows it in the themes' stacks. */
const standInOf = (family: string): string =>
  family.endsWith(' Variable') ? family.slice(0, -' Variable'.length) : `${family} Fallback`;

/** The rule of what stands in for a web font until it has come; '' for a font that is not known. */
export function fallbackFace(family: string): string {
  const name = standInOf(family);
  const known = Object.hasOwn(measures, name) ? measures[name] : undefined;
  if (known === undefined) return '';
  const { like, size, ascent, descent } = known;
  const sources = system[like].map((local) => `local("${local}")`).join(',');
  return (
    `@font-face{font-family:"${name}";src:${sources};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
