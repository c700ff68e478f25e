import { describe, expect, test } from 'vitest';
import type { HelpWords } from './help/help.types.ts';
import { frenchCountry } from './help/words/fr/country.ts';
import { germanCountry } from './help/words/de/country.ts';
import { helpWords } from './help/words/help-words.ts';
import { policyWords } from './policies/words/policy-words.ts';

/** The texts of a tree by where they stand in it. */
function textsOf(tree: object, above = ''): Map<string, string> {
  const entries: [string, unknown][] = Object.entries(tree);
  return new Map(
    entries.flatMap(([key, value]) => {
      const place = `${above}/${key}`;
      if (typeof value === 'string') return [[place, value] as const];
      return typeof value === 'object' && value !== null ? [...textsOf(value, place)] : [];
    }),
  );
}

const help = ({ groups, reasons, actions }: HelpWords) => ({ groups, reasons, actions });

const rooms = {
  help: { en: help(helpWords.en), de: help(helpWords.de), fr: help(helpWords.fr) },
  policies: policyWords,
};

/** Parts that a translation must share with its English: facts, links and elements. */
const kept = (text: string): string =>
  [...text.matchAll(/\{\{ [\w.]+ \}\}|<\/?\w+|href="[^"]*"/g)]
    .map(([part]) => part)
    .toSorted()
    .join(' ');
const words = (text: string): string => text.replace(/<[^>]*>|\{\{[^}]*\}\}/g, '');

describe.each(Object.entries(rooms))('the words of the %s', (_room, { en, ...others }) => {
  const english = textsOf(en);

  test.each(Object.entries(others))('in “%s” are those of the English, in other words', (_language, tree) => {
    const translated = textsOf(tree);
    expect([...translated.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const wrong = [...translated].filter(([place, text]) => kept(text) !== kept(english.get(place) ?? ''));
    expect(wrong).toEqual([]);
    const alike = [...translated]
      .filter(([place, text]) => text === english.get(place))
      .map(([, text]) => text);
    // Words that the languages share.
    expect(alike.filter((text) => !['Cookies', 'Questions'].includes(text))).toEqual([]);
  });

  test.each(Object.entries({ en, ...others }))(
    'in “%s” are set as the language sets them',
    (language, tree) => {
      const wrong = [...textsOf(tree)].filter(
        ([, text]) =>
          /['"]/.test(words(text)) ||
          / {2}|^ | $/.test(text) ||
          (language === 'fr' && / [?!:;»%]|« |[^\u00a0][?!;»]/.test(words(text))),
      );
      expect(wrong).toEqual([]);
    },
  );
});

test.each([
  ['DE', 'Deutschland', 'Deutschlands'],
  ['GB', 'Vereinigtes Königreich', 'des Vereinigten Königreichs'],
  ['CH', 'Schweiz', 'der Schweiz'],
  ['CY', 'Zypern', 'Zyperns'],
  ['BY', 'Belarus', 'von Belarus'],
])('German has %s in the genitive', (code, name, said) => {
  expect(germanCountry(code, name)).toBe(said);
});

test.each([
  ['FR', 'France', 'de la France'],
  ['GB', 'Royaume-Uni', 'du Royaume-Uni'],
  ['IE', 'Irlande', 'de l’Irlande'],
  ['US', 'États-Unis', 'des États-Unis'],
  ['MT', 'Malte', 'de Malte'],
  ['IL', 'Israël', 'd’Israël'],
  ['MX', 'Mexique', 'du Mexique'],
])('French has %s behind “de”', (code, name, said) => {
  expect(frenchCountry(code, name)).toBe(said);
});
