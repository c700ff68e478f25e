import { describe, expect, test } from 'vitest';
import { slugOf } from './slug.ts';

describe('a name in an address', () => {
  test.each([
    ['Café & Crêpes', 'cafe-crepes'],
    ["Men's T-shirts", 'mens-t-shirts'],
    ['  --Ångström--  ', 'angstrom'],
    ['Ｆｕｌｌ ｗｉｄｔｈ ２', 'full-width-2'],
    ['Straße', 'straße'],
    ['Зимний сезон', 'зимний-сезон'],
    ['が行', 'が行'],
    ['한글 티셔츠', '한글-티셔츠'],
    ['हिन्दी', 'हिन्दी'],
    ['!!! …', ''],
    ['', ''],
  ])('%s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  test('ends with no hyphen where it is cut', () => {
    expect(slugOf(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  });

  test('cuts no character in half', () => {
    expect(slugOf(`a${'𐐨'.repeat(200)}`)).toBe(`a${'𐐨'.repeat(119)}`);
  });
});
