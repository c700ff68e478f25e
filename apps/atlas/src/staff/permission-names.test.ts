import { describe, expect, it } from 'vitest';
import { permissionTitles, sameNames, toggled } from './permission-names.ts';

describe('names of permissions', () => {
  it('AT40 are put in, taken out and compared without regard to order', () => {
    expect(toggled(['a'], 'b', true)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', false)).toEqual(['b']);
    expect(sameNames(['a', 'b'], ['b', 'a'])).toBe(true);
    expect(sameNames(['a'], ['a', 'b'])).toBe(false);
  });

  it('AT41 are told by title in the order of the table; what it does not know is not told', () => {
    expect(permissionTitles(['chat.view', 'orders.view', 'gone.since'])).toEqual([
      'See orders',
      'Answer chats',
    ]);
  });
});
