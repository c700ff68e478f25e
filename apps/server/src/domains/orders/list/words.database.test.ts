import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '../../../testing/test-database.ts';
import { fold } from '../../../texts/search-words.ts';

const { database, drop } = await testDatabase();
afterAll(async () => {
  await database.close();
  await drop();
});

const rows = z.array(z.object({ omnis_words: z.string() }));

it.each(['Nguyễn', 'Straße', 'Crème Brûlée', 'ŒUVRE', 'Ærø', 'ＦＵＬＬ', 'Łódź', 'Đặng', '北京', 'Жук'])(
  'C15 the database folds %s as the search of shoppers does',
  async (text) => {
    const found = await database.direct('SELECT omnis_words($1)', [text]);
    expect(
      rows
        .parse(found.rows)
        .map(({ omnis_words: word }) => word)
        .toSorted(),
    ).toEqual(fold(text).split(' ').toSorted());
  },
);

it('C15 the database parts words at every sign, and leaves out apostrophes', async () => {
  const found = await database.direct('SELECT omnis_words($1)', [
    "#DEMO-1086 o’brien O'Brien minh@example.com",
  ]);
  expect(new Set(rows.parse(found.rows).map(({ omnis_words: word }) => word))).toEqual(
    new Set(['demo', '1086', 'obrien', 'minh', 'example', 'com']),
  );
});
