import { describe, expect, test } from 'vitest';
import { readDraft, writeDraft } from './draft.ts';
import { emptyCheckout, type CheckoutValues } from './values.ts';

const empty = emptyCheckout('GB');
const typed: CheckoutValues = {
  ...empty,
  'contact.email': 'robin@post.example',
  'shippingAddress.street': '14 Canal Wharf',
  'card.number': '4242 4242 4242 4242',
  'card.cvc': '123',
  shippingMethod: 'express',
};
const place = { lines: ['fox', 'wren'], user: '', now: 1_000_000 };
const day = 24 * 60 * 60 * 1000;

describe('SH6 the draft of the checkout', () => {
  test('is there again for the same basket, without the card', () => {
    const text = writeDraft(typed, place);
    expect(text).not.toMatch(/4242|123"/);
    const back = readDraft(text, { ...place, lines: ['wren', 'owl'], now: place.now + day }, empty);
    expect(back).toMatchObject({
      'contact.email': 'robin@post.example',
      'shippingAddress.street': '14 Canal Wharf',
      billingSame: true,
      shippingMethod: 'express',
    });
    expect(Object.keys(back ?? {}).filter((name) => name.startsWith('card'))).toEqual([]);
  });

  test.each([
    ['another basket', { lines: ['owl'] }],
    ['no basket', { lines: [] }],
    ['eight days later', { now: place.now + 8 * day }],
    ['a clock that was put back', { now: place.now - 1 }],
  ])('is not there for %s', (_name, change) => {
    expect(readDraft(writeDraft(typed, place), { ...place, ...change }, empty)).toBeNull();
  });

  test('goes over from a guest to who signs in, and never from one to another', () => {
    expect(readDraft(writeDraft(typed, place), { ...place, user: 'ann' }, empty)).not.toBeNull();
    const anns = writeDraft(typed, { ...place, user: 'ann' });
    expect(readDraft(anns, { ...place, user: 'ann' }, empty)).not.toBeNull();
    expect(readDraft(anns, { ...place, user: 'bob' }, empty)).toBeNull();
    expect(readDraft(anns, place, empty)).toBeNull();
  });

  test('is not kept where it is more than storage takes', () => {
    expect(writeDraft({ ...typed, 'shippingAddress.street': 'n'.repeat(16_384) }, place)).toBeNull();
  });

  test.each(['', 'null', '[]', '{"lines":{},"typed":{}}', '{"lines":["fox"],"typed":{"contact.phone":{}}}'])(
    'whatever lies in storage is harmless: %s',
    (text) => {
      expect(readDraft(text, place, empty)).toBeNull();
    },
  );

  test('a value that does not fit its field is left out', () => {
    const text = JSON.stringify({
      lines: ['fox'],
      user: '',
      at: 1,
      typed: { 'contact.phone': 3, billingSame: 'no', 'contact.email': 'a@b.c' },
    });
    expect(readDraft(text, place, empty)).toEqual({ 'contact.email': 'a@b.c' });
  });
});
