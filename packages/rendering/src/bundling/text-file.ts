/** Areas whose texts are always met together: each small file costs a phone ten milliseconds, and compresses worse. */
const together: Readonly<Record<string, readonly string[]>> = {
  every: ['controls', 'marketing', 'shell'],
  goods: ['catalogue', 'product'],
};

const groupOf = (area: string): string =>
  Object.entries(together).find(([, areas]) => areas.includes(area))?.[0] ?? area;

/**
 * The name of the file with an area's texts in a language.
 *
 * @example
 * textFile('shell', 'de'); // 'texts-every-de'
 */
export function textFile(area: string, language: string): string {
  return `texts-${groupOf(area)}-${language}`;
}

/**
 * The texts that a file of the build holds, as `area/language`; none for any other file.
 *
 * @param file - with its fingerprint
 */
export function textsIn(file: string): readonly string[] {
  const [, group = '', language] = /^texts-([\w-]+?)-([a-z]{2})-[\w-]+\.js$/.exec(file) ?? [];
  return language === undefined ? [] : (together[group] ?? [group]).map((area) => `${area}/${language}`);
}
