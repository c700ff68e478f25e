import { expect, test } from 'vitest';

test('no text of the shop is joined by a colon of its own', () => {
  const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const joined = /`\$\{(?:[^{}`]|`[^`]*`)+\}: \$\{/;
  const wrong = Object.entries(files).flatMap(([file, source]) => (joined.test(source) ? [file] : []));
  expect(wrong).toEqual([]);
});
