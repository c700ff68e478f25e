import { expect, it, vi } from 'vitest';
import { tellUnknownTheme } from './tell-unknown-theme.ts';
import { base } from './themes/base.ts';

it('warns once of a name that no theme has', () => {
  const tell = vi.fn<(words: string) => void>();
  for (const choice of ['nordik', 'nordik', 'nordic', base]) tellUnknownTheme(choice, tell);
  expect(tell.mock.calls).toEqual([
    ['There is no theme “nordik”, so the base theme is used. themeNames lists the themes.'],
  ]);
});
