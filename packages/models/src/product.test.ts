import { describe, expect, it } from 'vitest';
import {
  approvalStatuses,
  colourSlug,
  currentPrice,
  isCustomSku,
  isOnSale,
  matchesGender,
  priceRange,
  skuKind,
} from './product.ts';

describe('product', () => {
  it('PROD1 has the approval states of the spec', () => {
    expect(approvalStatuses).toEqual(['Approved', 'Denied', 'Not modded yet', 'No approval item']);
  });

  it.each([
    ['Stone Blue', 'stone-blue'],
    [' Black/White ', 'black-white'],
  ])('PROD6 writes the colour %s as a part of an address', (name, slug) => {
    expect(colourSlug(name)).toBe(slug);
  });

  it.each([
    ['GBro-1', 'custom'],
    ['STUSUB-1', 'custom'],
    ['FPD77', 'custom'],
    ['API-7', 'custom'],
    ['CP-7', 'custom'],
    ['RNA1-BLANK-WHT', 'blank'],
    ['CP-BLANK', 'blank'],
    ['RNA1', 'standard'],
    ['gbro-1', 'standard'],
    ['XCP', 'standard'],
    ['', 'standard'],
  ])('PROD2 the SKU %s is %s', (sku, kind) => {
    expect(skuKind(sku)).toBe(kind);
  });

  it('PROD2 a custom SKU stays custom when it marks a blank', () => {
    expect(isCustomSku('CP-BLANK')).toBe(true);
  });

  it.each([
    ['unisex', 'men', true],
    ['Unisex', 'kids', true],
    ['women', 'Women', true],
    ['women', 'men', false],
    [null, 'men', false],
  ])('PROD3 gender %s for %s: %s', (gender, wanted, expected) => {
    expect(matchesGender({ gender }, wanted)).toBe(expected);
  });

  it.each([
    [{ price: 20, salePrice: 15 }, true, 15],
    [{ price: 20, salePrice: 15, onSale: true }, true, 15],
    [{ price: 20, salePrice: 15, onSale: false }, false, 20],
    [{ price: 20, salePrice: 20 }, false, 20],
    [{ price: 20, salePrice: 25 }, false, 20],
    [{ price: 20, salePrice: null }, false, 20],
    [{ price: 20, salePrice: 0 }, true, 0],
    [{ price: 20, onSale: true }, false, 20],
  ])('PROD4 %j on sale: %s, paid: %d', (item, sale, paid) => {
    expect(isOnSale(item)).toBe(sale);
    expect(currentPrice(item)).toBe(paid);
  });

  it('PROD5 ranges over what is paid now', () => {
    expect(priceRange([{ price: 20, salePrice: 12 }, { price: 18 }])).toEqual({ min: 12, max: 18 });
    expect(priceRange([])).toBeNull();
  });
});
