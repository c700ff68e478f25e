import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  characterCount,
  personalisationFaults,
  personalisationPrice,
  readPersonalisation,
  type PersonalisationField,
} from './personalisation.ts';

const name: PersonalisationField = {
  id: 'name',
  kind: 'text',
  label: 'Name',
  help: '',
  required: true,
  maxLength: 8,
  choices: [],
  priceMinor: 500,
};
const font: PersonalisationField = {
  ...name,
  id: 'font',
  kind: 'choice',
  label: 'Lettering',
  required: false,
  choices: ['Block', 'Script'],
  priceMinor: 150,
};
const fields = [name, font];

describe('the personalisation of products (platform.md §3 Product: personalizable)', () => {
  it('PER1 is read in the order of the fields, with tidy spaces and without what is empty', () => {
    expect(readPersonalisation(fields, { font: 'Block', name: '  Ann   Lee ' })).toEqual({
      ok: true,
      values: [
        { id: 'name', value: 'Ann Lee' },
        { id: 'font', value: 'Block' },
      ],
    });
    expect(readPersonalisation(fields, { name: 'Ann', font: ' ' })).toEqual({
      ok: true,
      values: [{ id: 'name', value: 'Ann' }],
    });
    expect(readPersonalisation([], {})).toEqual({ ok: true, values: [] });
  });

  it('PER2 names each field that is wrong', () => {
    expect(readPersonalisation(fields, { font: 'Comic', other: 'x' })).toEqual({
      ok: false,
      faults: [
        { id: 'name', label: 'Name', message: 'This field is required' },
        { id: 'font', label: 'Lettering', message: 'Choose one of the list' },
        { id: 'other', label: '', message: 'This product has no such field' },
      ],
    });
  });

  it('PER3 takes no signs that cannot be printed, whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        const read = readPersonalisation([{ ...name, maxLength: 200, required: false }], { name: text });
        const [value] = read.ok ? read.values : [];
        expect(value?.value ?? '').not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u);
        if (value)
          expect(readPersonalisation([{ ...name, maxLength: 200 }], { name: value.value })).toEqual(read);
      }),
    );
  });

  it('PER4 counts characters as a reader does', () => {
    expect(characterCount('Zoe\u0308')).toBe(3);
    expect(characterCount('👩‍👩‍👧')).toBe(1);
    expect(readPersonalisation([name], { name: '12345678' }).ok).toBe(true);
    expect(readPersonalisation([name], { name: '123456789' }).ok).toBe(false);
    expect(readPersonalisation([name], { name: `A${'\u0301'.repeat(60)}` }).ok).toBe(false);
  });

  it('PER5 costs what the fields that were filled in cost, in any currency', () => {
    expect(personalisationPrice(fields, [{ id: 'name', value: 'Ann' }])).toBe(500);
    expect(personalisationPrice(fields, [{ id: 'gone', value: 'Ann' }])).toBe(0);
    const both = [
      { id: 'name', value: 'Ann' },
      { id: 'font', value: 'Block' },
    ];
    expect(personalisationPrice(fields, both)).toBe(650);
    expect(personalisationPrice(fields, both, (minor) => minor * 2)).toBe(1300);
  });

  it.each([
    [[{ ...name, label: ' ' }], 'label'],
    [[name, { ...font, id: 'name' }], 'id'],
    [[name, { ...font, label: 'NAME ' }], 'label'],
    [[{ ...font, choices: ['Block'] }], 'choices'],
    [[{ ...font, choices: ['Block', 'Block'] }], 'choices'],
    [[{ ...name, maxLength: 0 }], 'maxLength'],
    [[{ ...name, maxLength: 1.5 }], 'maxLength'],
    [[{ ...name, maxLength: 201 }], 'maxLength'],
  ])('PER6 a field of an owner is judged: %#', (given, key) => {
    expect(personalisationFaults(given)).toEqual([
      { at: given.length - 1, key, message: expect.any(String) },
    ]);
    expect(personalisationFaults(fields)).toEqual([]);
  });
});
