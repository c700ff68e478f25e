import { expect, test } from 'vitest';
import { personalisationColumn } from '../catalogue/personalisation.ts';
import { readFields } from './shopify-personalisation.ts';
import { readShopifyProduct } from './shopify-product.ts';

const rowOf = (cell: string) => ({
  Handle: 'tee',
  Title: 'Tee',
  'Variant Price': '10',
  [personalisationColumn]: cell,
});
const read = (cell: string) => readShopifyProduct([{ line: 2, row: rowOf(cell) }], 'GBP');
const field = { id: 'name', kind: 'text', label: 'Name' };

test('fields for shoppers are read as an export writes them', () => {
  expect(read(JSON.stringify([{ ...field, price: 5 }]))).toMatchObject({
    ok: true,
    product: { personalisation: [{ id: 'name', label: 'Name', maxLength: 20, priceMinor: 500 }] },
  });
  expect(readFields(rowOf(JSON.stringify([{ ...field, price: 500 }])), 'JPY')).toMatchObject({
    fields: [{ priceMinor: 500 }],
  });
});

test('a file that says nothing of them leaves them as they are', () => {
  expect(read('')).not.toHaveProperty('product.personalisation');
});

test.each([
  ['a name', 'cannot be read'],
  ['{"id":"name"}', 'expected array'],
  [JSON.stringify([{ ...field, label: '' }]), '0.label: This field is required'],
  [JSON.stringify([field, field]), '1.id: Two fields have this id'],
  [JSON.stringify([{ ...field, kind: 'choice', choices: ['One'] }]), '0.choices: Give at least two choices'],
])('fields %s are refused with the line', (cell, reason) => {
  const found = read(cell);
  expect(found).toMatchObject({ ok: false });
  expect(found.ok ? [] : found.reasons).toEqual([
    expect.stringMatching(`^Line 2: “Personalisation” .*${reason.replaceAll('.', '\\.')}`),
  ]);
});
