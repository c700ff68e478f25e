import { expect, test } from 'vitest';
import { productRow } from '../snapshot/product-row.fixture.ts';
import type { ProductRow } from '../snapshot/snapshot.types.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { fold } from '../../../texts/search-words.ts';
import { createRowTexts, foldedWords } from './row-texts.ts';

const textOf = (row: ProductRow): string => `${row.name} ${row.sku}`;
const names = ['Café Möwe', 'Straße 7', 'Old mug', 'Mug', 'cafe', '', 'A b', 'b'];
const searches = [
  'cafe',
  'CAFÉ',
  'm',
  'mug old',
  'strasse',
  '7',
  'b',
  'a b',
  's-1',
  'bs-',
  'x',
  'ug',
  's-2 b',
];
const row = (id: number, at: number): ProductRow =>
  productRow(id, { name: names[at % names.length] ?? '', sku: `S-${id}` });
const groups = { collections: [], creators: [] };

test('products are found as if the text of each were searched, after changes too', () => {
  const find = createRowTexts(textOf);
  const snapshot = new Snapshot(1, { ...groups, rows: names.map((_name, at) => row(at + 1, at)) });
  const expectAlike = (): void => {
    for (const search of searches) {
      const words = foldedWords(search);
      const found = new Set(find(snapshot, words).map(({ id }) => id));
      const plain = [...snapshot.all()].filter((each) =>
        words.every((word) => fold(textOf(each)).includes(word)),
      );
      expect([search, found]).toEqual([search, new Set(plain.map(({ id }) => id))]);
    }
  };
  expectAlike();
  expect(find(snapshot, foldedWords('CAFÉ')).map(({ id }) => id)).toEqual([1, 5]);
  for (let round = 1; round <= 12; round += 1) {
    // Replaced, deleted and added ones, from the first to the last.
    const ids = [1 + (round % 9), 1 + ((round * 5) % 9), 20 + round];
    const fresh = ids.flatMap((id) => (id === 1 + (round % 4) ? [] : [row(id, id + round)]));
    snapshot.replace(ids, fresh, groups);
    expectAlike();
  }
});
