// @vitest-environment node
import { languages } from '@omnis/models';
import type { Entries, Plural } from '@omnis/texts';
import { describe, expect, it, test } from 'vitest';

const files = import.meta.glob<Entries>(
  [
    './*/{en,de,fr}.ts',
    '../../../../packages/{live-chat,orders,shop-account,shop-kit,shopping,studio}/src/texts/*/{en,de,fr}.ts',
  ],
  { eager: true, import: 'default' },
);
/** The texts of an area in a language, by the end of their module's name. */
const byName = new Map(
  Object.entries(files).map(([file, entries]) => [file.split('/').slice(-2).join('/'), entries]),
);
const areas = [...new Set([...byName.keys()].map((name) => name.split('/')[0] ?? ''))];
const entriesOf = (area: string, language: string): Entries => byName.get(`${area}/${language}.ts`) ?? {};

/** Areas whose English is the key of the others. */
const keyedByEnglish = ['controls', 'security'];

const formsOf = (entry: string | Plural): string[] =>
  typeof entry === 'string' ? [entry] : Object.values(entry).filter((form) => form !== undefined);
const placesOf = (entry: string | Plural): string[] =>
  [...new Set(formsOf(entry).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();

const translated = languages
  .filter((language) => language !== 'en')
  .flatMap((language) => areas.map((area) => [area, language] as const));

describe.each(translated)('the texts of %s in %s', (area, language) => {
  const english = entriesOf(area, 'en');
  const other = entriesOf(area, language);

  it('are there, each with the places of the English one', () => {
    if (!keyedByEnglish.includes(area))
      expect(Object.keys(other).toSorted()).toEqual(Object.keys(english).toSorted());
    const wrong = Object.entries(other).filter(
      ([key, entry]) => placesOf(entry).join() !== placesOf(english[key] ?? key).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('have the forms that the language’s numbers ask for', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const wrong = Object.entries(other).filter(
      ([, entry]) =>
        typeof entry !== 'string' &&
        (!('one' in entry) ||
          Object.keys(entry).some((form) => !pluralCategories.includes(form as Intl.LDMLPluralRule))),
    );
    expect(wrong).toEqual([]);
  });

  it('are texts: no markup, and nothing at their ends', () => {
    const wrong = Object.entries(other).filter(([, entry]) =>
      formsOf(entry).some((form) => /[<>]|&\w+;/.test(form) || form !== form.trim() || form === ''),
    );
    expect(wrong).toEqual([]);
  });
});

it('are read of every package of the shop', () => {
  expect(areas).toEqual(
    expect.arrayContaining(['basket', 'chat', 'controls', 'orders', 'security', 'studio']),
  );
});

test('French keeps its double signs with the word before them', () => {
  const wrong = areas.flatMap((area) =>
    Object.values(entriesOf(area, 'fr'))
      .flatMap(formsOf)
      .filter((form) => / [?!:;»%]|« /.test(form)),
  );
  expect(wrong).toEqual([]);
});

test('German and French set a percent sign apart, on the same line', () => {
  const wrong = ['de', 'fr'].flatMap((language) =>
    areas.flatMap((area) =>
      Object.values(entriesOf(area, language))
        .flatMap(formsOf)
        .filter((form) => /[^\u00A0]%/.test(form)),
    ),
  );
  expect(wrong).toEqual([]);
});
