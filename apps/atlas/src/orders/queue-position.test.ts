import { describe, expect, it } from 'vitest';
import { placeOf, readPosition } from './queue-position.ts';

const position = { search: '?status=all', ids: [7, 3, 9] };

describe('the place of an order in the queue', () => {
  it('AT10 has its neighbours, and none at the ends', () => {
    expect(placeOf(position, 7)).toEqual({ at: 1, of: 3, previous: null, next: 3 });
    expect(placeOf(position, 3)).toEqual({ at: 2, of: 3, previous: 7, next: 9 });
    expect(placeOf(position, 9)).toEqual({ at: 3, of: 3, previous: 3, next: null });
  });

  it('AT10 is unknown for an order that was not opened from there', () => {
    expect(placeOf(position, 1)).toBeNull();
    expect(placeOf(null, 7)).toBeNull();
  });

  it('AT11 is read from a history entry only when it is one', () => {
    expect(readPosition(structuredClone(position))).toEqual(position);
    for (const other of [null, undefined, 'x', {}, { search: 1, ids: [] }, { search: '', ids: 'x' }]) {
      expect(readPosition(other)).toBeNull();
    }
    expect(readPosition({ search: '', ids: [1, 'x', null] })).toEqual({ search: '', ids: [1] });
  });
});
