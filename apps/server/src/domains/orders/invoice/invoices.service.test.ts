import type { Invoice } from '@omnis/contract';
import { oneSize } from '@omnis/models';
import { expect, test } from 'vitest';
import { invoiceIn } from './invoices.service.ts';

test('an only size is called as its reader calls it, and nothing else of a line', () => {
  const line = { options: ['Navy', oneSize, 'Name: your design'] };
  // Safe: of the whole invoice its lines alone are looked at.
  const invoice = { lines: [line] } as Invoice;
  expect(invoiceIn('de', invoice).lines[0]?.options).toEqual(['Navy', 'Einheitsgröße', 'Name: your design']);
  expect(invoiceIn('en', invoice).lines[0]?.options).toEqual(line.options);
});
