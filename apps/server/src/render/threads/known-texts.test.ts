import { expect, it } from 'vitest';
import { knownTexts, toldTexts } from './known-texts.ts';

it('tells a text once, and by its number from then on', () => {
  const told = toldTexts();
  const known = knownTexts();
  const [first, second] = [told.tell('{"a":1}'), told.tell('{"a":1}')];
  if (!first || !second) throw new Error('Not told');
  expect(first.json).toBe('{"a":1}');
  expect(second.json).toBeUndefined();
  const text = known.read(first);
  expect(text.value).toEqual({ a: 1 });
  expect(known.read(second)).toBe(text);
});

it('tells a text anew once it had to be forgotten, and says what is to be forgotten', () => {
  const told = toldTexts(30);
  const known = knownTexts();
  const first = told.tell('"first, ten"');
  told.tell('"other, eleven"');
  told.tell('"third, twelve"');
  if (!first) throw new Error('Not told');
  known.read(first);
  expect(told.forgotten()).toContain(first.number);
  expect(told.forgotten()).toEqual([]);
  known.forget([first.number]);
  expect(() => known.read({ number: first.number })).toThrow('never told');
  expect(told.tell('"first, ten"')?.json).toBe('"first, ten"');
});

it('keeps no text that is longer than all that may be kept', () => {
  expect(toldTexts(5).tell('"long text"')).toBeNull();
});
