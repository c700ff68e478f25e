import { expect, test } from 'vitest';
import { moved, renamedOption, valueFault, withValues } from './options-draft.ts';

test('values are added once each, and colours get the swatches of their names', () => {
  const colour = withValues({ name: 'Colour', values: [] }, 'Navy, White,navy, ,Model 5');
  expect(colour.values).toEqual([
    { name: 'Navy', hex: '#1d2a4d' },
    { name: 'White', hex: '#ffffff' },
    { name: 'Model 5', hex: null },
  ]);
  expect(withValues({ name: 'Scent', values: [] }, 'Rose').values).toEqual([{ name: 'Rose', hex: null }]);
});

test('an option that becomes a colour gets swatches, and keeps those that were picked', () => {
  const values = [
    { name: 'Red', hex: '#aa0000' },
    { name: 'Blue', hex: null },
  ];
  expect(renamedOption({ name: 'Shade', values }, 'Colour').values).toEqual([
    { name: 'Red', hex: '#aa0000' },
    { name: 'Blue', hex: '#2456b8' },
  ]);
});

test('a value that is empty or there already is refused', () => {
  const size = withValues({ name: 'Size', values: [] }, 'S,M');
  expect(valueFault(size, ' ')).toBe('fieldRequired');
  expect(valueFault(size, 's')).toBe('valueIsThere');
  expect(valueFault(size, 's', 0)).toBeNull();
});

test('an entry moves to another place', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});
