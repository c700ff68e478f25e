import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { uncataloguedTexts } from './lib/catalogue-texts.ts';
import { ROOT } from './lib/root.ts';
import { cataloguesOf, keysIn } from './lib/catalogues.ts';

/** Interfaces of owners and staff, whose texts live in `texts/<area>/en.ts`. */
const interfaces = ['apps/dashboard/src', 'apps/atlas/src', 'packages/desk/src'];

/**
 * Names of brands, which are the same in each language, what JSON has for no number, and texts of the API that code
 * compares: an approval status and a message of validation.
 */
const apart = ['Omnis', 'Instagram', 'X (Twitter)', 'NaN', 'Not modded yet', 'This field is required'];

function sourcesOf(folder: string): { file: string; code: string }[] {
  const path = join(ROOT, folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file))
    .filter((file) => !/(?:^|\/)(?:testing|texts)\//.test(file))
    .map((file) => ({ file, code: readFileSync(join(path, file), 'utf8') }));
}

it.each([
  ['an element', '<p>Save page</p>'],
  ['a choice in an element', '<p>{isNew ? t("create") : "Save"}</p>'],
  ['an attribute', '<Card title="Delete" />'],
  ['a choice in an attribute', '<Card title={isNew ? t("create") : "Save"} />'],
  ['a property', "const options = [{ value: 'any', label: 'Anything' }];"],
  ['a default', "function Form({ submitLabel = 'Save' }) { return <b>{submitLabel}</b>; }"],
  ['an answer', "function priceText(price) { return price === 0 ? 'Free' : moneyText(price); }"],
  ['an answer of a case', "switch (kind) { case 'none': return 'Nothing was paid.'; }"],
  ['a short answer', "const nameOf = ({ values }) => values.join(' · ') || 'Only variant';"],
  ['a sentence', "const texts = { none: 'Nothing was paid' };"],
  ['a template', 'const text = `Order ${number} placed`;'],
  ['a piece of a sentence', 'const text = `${first} of ${last}`;'],
  ['a value of another text', "t('was', { name, detail: 'added' });"],
])('finds a text that is written into %s', (_, code) => {
  expect(uncataloguedTexts('a.tsx', code)).toHaveLength(1);
});

it.each([
  ['keys', "const options = [{ value: 'any', label: 'anything' }]; t(isNew ? 'create' : 'save', { name });"],
  ['names of brands', '<h2>Instagram</h2>'],
  ['addresses', '<TextField placeholder="https://" help={t("website")} />'],
  ['styles', 'const Root = styled.div`\n  /* The card of a plan. */\n  display: grid;\n`;'],
  ['failures for developers', "throw new Error('A page of the dashboard was shown without a store');"],
  ['values that are compared', "const isShown = status === 'Not modded yet'; switch (x) { case 'Not yet': }"],
  ['classes and ids', '<p className={`card ${look} wide`} id={`${id} text`}>{t("text")} · 24</p>'],
])('leaves alone %s', (_, code) => {
  expect(uncataloguedTexts('a.tsx', code, apart)).toEqual([]);
});

describe.each(interfaces)('in %s', (folder) => {
  it('every text that a person reads stands in a catalogue', () => {
    const found = sourcesOf(folder).flatMap(({ file, code }) => uncataloguedTexts(file, code, apart));
    expect(found).toEqual([]);
  });

  const catalogues = cataloguesOf(folder);

  it('each text is named by its key where its catalogue is read', () => {
    const sources = sourcesOf(folder).map(({ code }) => code);
    const unused = catalogues.flatMap(({ area, entries }) => {
      const named = keysIn(sources.filter((code) => code.includes(`/texts/${area}/`)));
      return entries.filter(({ key }) => !named.has(key)).map(({ key }) => `${area}: ${key}`);
    });
    expect(unused).toEqual([]);
  });

  it('a key has no number at its end, and a text nothing at its ends', () => {
    const wrong = catalogues.flatMap(({ area, entries }) =>
      entries
        .filter(
          ({ key, forms }) => /\d$/.test(key) || forms.some((form) => form !== form.trim() || form === ''),
        )
        .map(({ key }) => `${area}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the places in a text are named by letters alone, and its forms have the same', () => {
    const wrong = catalogues.flatMap(({ area, entries }) =>
      entries
        .filter(({ forms }) => {
          const places = forms.map((form) => [...form.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name));
          const named = places.map((names) =>
            names
              .filter((name) => name !== 'count')
              .toSorted()
              .join(),
          );
          return places.flat().some((name) => !/^[a-zA-Z]+$/.test(name)) || new Set(named).size > 1;
        })
        .map(({ key }) => `${area}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });
});
