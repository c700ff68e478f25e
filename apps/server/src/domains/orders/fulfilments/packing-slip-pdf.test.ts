import { describe, expect, test } from 'vitest';
import { paperWords } from '../../../texts/papers/paper-words.ts';
import { packingSlipsPdf, type PackingSlip } from './packing-slip-pdf.ts';

const words = paperWords('en', { locale: 'en-GB' });

const slipWith = (lines: number, orderNumber = 'OMN-1'): { slip: PackingSlip; words: typeof words } => ({
  words,
  slip: {
    store: 'Demo',
    orderNumber,
    parcel: null,
    orderedAt: new Date('2026-05-01T10:00:00Z'),
    sentAt: null,
    address: ['Ada Example', '1 High Street', 'London'],
    isCollected: false,
    lines: Array.from({ length: lines }, (_, index) => ({
      name: `Tee ${index}`,
      details: ['Navy / M'],
      quantity: 1,
    })),
    note: '',
  },
});

async function pagesOf(slips: Parameters<typeof packingSlipsPdf>[0]): Promise<number> {
  const file = (await packingSlipsPdf(slips)).toString('latin1');
  return file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

describe('packing slips as a file', () => {
  test('begin on a page of their own', async () => {
    expect(await pagesOf([slipWith(1)])).toBe(1);
    expect(await pagesOf([slipWith(1), slipWith(1, 'OMN-2'), slipWith(2, 'OMN-3')])).toBe(3);
  });

  test('take as many pages as their lines need, without an empty one between', async () => {
    const long = await pagesOf([slipWith(40)]);
    expect(long).toBeGreaterThan(1);
    expect(await pagesOf([slipWith(40), slipWith(1)])).toBe(long + 1);
  });

  test('are refused when there is none', () => {
    expect(() => packingSlipsPdf([])).toThrow('at least one');
  });
});
