/** Plain names of a browser and its system; '' when unknown. */
export interface PlainAgent {
  readonly browser: string;
  readonly system: string;
}

// The first that fits: many call themselves by the names of others too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/**
 * Reads a `User-Agent` for people.
 *
 * @example
 * ```ts
 * plainAgent('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'); // { browser: 'Firefox', system: 'Windows' }
 * ```
 */
export function plainAgent(userAgent: string): PlainAgent {
  return { browser: nameIn(browsers, userAgent), system: nameIn(systems, userAgent) };
}
