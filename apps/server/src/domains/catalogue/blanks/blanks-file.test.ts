import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { blankColumns, readBlanks } from './blanks-file.ts';

const own = readFileSync(new URL('../../../../catalogues/blanks.csv', import.meta.url), 'utf8');
const head = blankColumns.join(',');
const mug = 'mug,Plain Mug,Mugs,,white navy,,12.00,380,20,A mug.';

describe('a catalogue of blanks', () => {
  test('the one that comes with the server is read without a fault', () => {
    const { blanks, faults } = readBlanks(own, 'GBP');
    expect(faults).toEqual([]);
    expect(blanks.map(({ garment }) => garment)).toContain('mens-t-shirt');
    expect(blanks.find(({ garment }) => garment === 'art-print')?.sizes).toEqual([
      { name: 'A4', priceMinor: 2600 },
      { name: 'A3', priceMinor: 3400 },
      { name: 'A2', priceMinor: 4400 },
    ]);
  });

  test('prices have the decimals of the store’s currency', () => {
    expect(readBlanks(`${head}\n${mug}`, 'JPY').blanks[0]?.sizes).toEqual([{ name: '', priceMinor: 12 }]);
  });

  test.each([
    ['spoon,Spoon,Spoons,,white,,1.00,1,20,', ['garment']],
    ['mug,,Mugs,,white,,1.00,1,20,', ['name']],
    ['mug,Mug,,,pink-ish,,free,-1,VAT,', ['colours', 'price', 'grams', 'vat', 'type']],
    ['mug,Mug,Mugs,robots,white white,S S,1.00,1,20,', ['colours', 'sizes', 'gender']],
    ['gift-card,Card,Cards,,navy,,1.00,1,20,', ['garment']],
  ])('%s is refused at %j of its line', (line, fields) => {
    const { blanks, faults } = readBlanks(`${head}\n${mug}\n${line}`, 'GBP');
    expect(blanks).toHaveLength(1);
    expect(faults.map(({ field }) => field)).toEqual(fields);
    expect(faults.every((fault) => fault.line === 3)).toBe(true);
  });

  test('a name twice, a missing column, an open quotation mark and an empty file are named', () => {
    expect(readBlanks(`${head}\n${mug}\n${mug}`, 'GBP').faults).toMatchObject([{ line: 3, field: 'name' }]);
    expect(readBlanks('garment,name\nmug,Mug', 'GBP').faults.map(({ field }) => field)).toContain('price');
    expect(readBlanks(`${head}\n"mug`, 'GBP').faults).toHaveLength(1);
    expect(readBlanks('', 'GBP').faults).toMatchObject([{ field: 'the file' }]);
  });
});
