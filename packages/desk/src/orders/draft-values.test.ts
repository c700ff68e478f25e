import { describe, expect, it } from 'vitest';
import { contentOf, customRow, newDraft, pricedContent, productRow } from './draft-values.ts';

const product = productRow({ variantId: 'v', name: 'Tee', variant: 'Navy, M', image: null });

describe('drafts', () => {
  it('are sent line by line, with a discount and a delivery only where they are chosen', () => {
    const rows = [product, { ...customRow(), title: 'Wrapping', price: 3.5, quantity: 2 }];
    expect(contentOf({ ...newDraft, rows })).toMatchObject({
      lines: [
        { variantId: 'v', quantity: 1 },
        { title: 'Wrapping', price: 3.5, vat: 'standard', quantity: 2 },
      ],
      discount: null,
      delivery: null,
    });
    expect(
      contentOf({
        ...newDraft,
        discount: { kind: 'percent', value: 10, reason: 'Regular' },
        delivery: { kind: 'own', method: '', name: 'Courier', price: 5 },
      }),
    ).toMatchObject({
      discount: { kind: 'percent', value: 10, reason: 'Regular' },
      delivery: { name: 'Courier', price: 5 },
    });
  });

  it('are priced without rows that are still being written', () => {
    const rows = [{ ...product, quantity: null }, customRow(), product];
    const discount = { kind: 'amount', value: null, reason: '' } as const;
    expect(pricedContent({ ...newDraft, rows, discount, email: 'ad' })).toMatchObject({
      lines: [{ variantId: 'v', quantity: 1 }],
      discount: null,
      email: '',
    });
  });
});
