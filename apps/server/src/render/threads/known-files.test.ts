import { expect, it } from 'vitest';
import { knownFiles, toldFiles } from './known-files.ts';

const first = { name: 'first', text: 'x'.repeat(10) };
const second = { name: 'second', text: 'y'.repeat(10) };

it('tells a file once, and by its name from then on', () => {
  const told = toldFiles();
  const known = knownFiles();
  expect(told.tell(first)).toEqual(first);
  expect(told.tell(first)).toEqual({ name: 'first' });
  expect(known.read(first)).toEqual(first);
  expect(known.read({ name: 'first' })).toEqual(first);
  expect(told.forgotten()).toEqual([]);
});

it('tells a file anew once it had to be forgotten, and says what is to be forgotten', () => {
  const told = toldFiles(15);
  const known = knownFiles();
  known.read(told.tell(first));
  known.read(told.tell(second));
  const gone = told.forgotten();
  expect(gone).toEqual(['first']);
  expect(told.forgotten()).toEqual([]);
  known.forget(gone);
  expect(() => known.read({ name: 'first' })).toThrow('never told');
  expect(known.read({ name: 'second' })).toEqual(second);
  expect(told.tell(first)).toEqual(first);
});

it('keeps no file that is longer than all that may be kept', () => {
  const told = toldFiles(5);
  expect(told.tell(first)).toEqual(first);
  expect(told.forgotten()).toEqual(['first']);
  expect(told.tell(first)).toEqual(first);
});
