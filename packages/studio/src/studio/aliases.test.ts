import { describe, expect, test } from 'vitest';
import { studioTexts } from '../texts/studio/index.ts';
import { aliasOf, studioAliases } from './aliases.ts';

describe.each(['en-GB', 'de-DE', 'fr-FR'])('the addresses of the studio, in %s', (locale) => {
  test('SD1 are each called after what is made there', async () => {
    const t = await studioTexts.load(locale);
    const titles = Object.values(studioAliases).map(({ title }) => t(title));
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^\p{Lu}/u);
    for (const { title, on } of Object.values(studioAliases)) expect(t(title)).not.toBe(t(on));
  });
});

test.each(Object.entries(studioAliases).filter(([path]) => path.startsWith('custom-printed-')))(
  '/%s/ is called custom printed',
  async (_path, { title }) => {
    const [en, fr] = await Promise.all([studioTexts.load('en-GB'), studioTexts.load('fr-FR')]);
    expect(en(title)).toMatch(/^Custom printed /);
    expect(fr(title)).toMatch(/ personnalisé/);
  },
);

test.each([
  ['/custom-printed-hoodies/', 'custom-printed-hoodies'],
  ['/Custom-Printed-Hoodies/', 'custom-printed-hoodies'],
  ['/STUDIO/paper-fox/', 'studio'],
  ['/elsewhere/', 'studio'],
])('%s is the address %s', (pathname, address) => {
  expect(aliasOf(pathname)).toBe(address);
});
