/** Languages that the interface of a shop is written in, the one that the others are translated from first. */
export const languages = ['en', 'de', 'fr'] as const;

/** A language of the interface. */
export type Language = (typeof languages)[number];

/** The language that all texts are first written in. */
export const sourceLanguage: Language = 'en';

/** Each language in its own words, as a switcher names it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
};

/** Usual locale of a language for dates and numbers, where the shop's own settings name no region. */
const usualLocales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** Tells whether a value is a language of the interface. */
export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/**
 * The language of a BCP 47 locale.
 *
 * @example
 * languageOf('de-AT'); // 'de'
 */
export function languageOf(locale: string): Language {
  const [language] = locale.toLowerCase().split('-');
  return isLanguage(language) ? language : sourceLanguage;
}

/**
 * The locale that dates, numbers and money are written by: the store's own where it is of the language.
 *
 * @example
 * localeIn('de', 'de-AT'); // 'de-AT'
 * localeIn('de', 'en-GB'); // 'de-DE'
 */
export function localeIn(language: Language, storeLocale: string): string {
  return languageOf(storeLocale) === language && storeLocale !== '' ? storeLocale : usualLocales[language];
}

/** Where a visitor's language is found. */
export interface LanguageWishes {
  /** Languages that the store offers, its own first. */
  readonly offered: readonly Language[];
  /** Language that the visitor has chosen in this store, from the cookie `language`. */
  readonly chosen?: string | undefined;
  /** The header `Accept-Language` (RFC 9110, 12.5.4). */
  readonly accepted?: string | undefined;
}

/** Languages of the header, best first. */
function acceptedLanguages(header: string): string[] {
  return header
    .split(',')
    .map((each) => {
      const [range = '', ...parameters] = each.trim().split(/\s*;\s*/);
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2);
      return {
        language: range.toLowerCase().split('-')[0] ?? '',
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
}

/**
 * The language that a visitor is shown a store in: what they chose, else what their browser asks for, else the store's own.
 *
 * @example
 * chooseLanguage({ offered: ['en', 'de'], accepted: 'fr, de;q=0.8' }); // 'de'
 */
export function chooseLanguage({ offered, chosen, accepted = '' }: LanguageWishes): Language {
  const [own = sourceLanguage] = offered;
  if (offered.length < 2) return own;
  const wanted = [chosen, ...acceptedLanguages(accepted.slice(0, 500))];
  for (const each of wanted) {
    const found = offered.find((language) => language === each);
    if (found) return found;
  }
  return own;
}
