import { expect, it } from 'vitest';
import { withoutTables } from './without-tables.ts';

it('a table becomes a list, an item a row', () => {
  const table =
    '<table><thead><tr><th>Data</th><th>Purpose</th></tr></thead><tbody><tr><td>Email</td><td>Your receipt</td></tr></tbody></table>';
  expect(withoutTables(`<p>We keep:</p>${table}`)).toBe(
    '<p>We keep:</p><ul><li><strong>Email</strong>. Purpose: Your receipt</li></ul>',
  );
});

it('a table without a head has its cells alone, and other HTML stays', () => {
  expect(withoutTables('<h2>Law</h2><table><tr><td>Mail</td><td>Hello</td></tr></table>')).toBe(
    '<h2>Law</h2><ul><li><strong>Mail</strong>. Hello</li></ul>',
  );
});
