import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDesign, readDesign, storeDesign } from './design-draft.ts';
import { useKeptDesign } from './use-kept-design.ts';

const artwork = { id: 'a'.repeat(22), url: '/a.png', name: 'a.png', width: 9, height: 9, bytes: 9 };
const placement = { x: 0.5, y: 0.25, width: 0.5, rotation: 12 };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('a design is there again when its page is, until it is forgotten', () => {
  const first = renderHook(() => useKeptDesign());
  expect(first.result.current[0]).toBe(emptyDesign);
  act(() => first.result.current[1]({ artwork, side: 'back' }));
  act(() => first.result.current[1]({ placement, colour: 'Navy', quantity: 3 }));
  first.unmount();
  const kept = { ...emptyDesign, artwork, placement, side: 'back', colour: 'Navy', quantity: 3 };
  expect(renderHook(() => useKeptDesign()).result.current[0]).toEqual(kept);
  storeDesign(null);
  expect(renderHook(() => useKeptDesign()).result.current[0]).toBe(emptyDesign);
});

it('a design of the basket takes the place of what was begun, which is there again afterwards', () => {
  const begun = { ...emptyDesign, artwork, colour: 'Navy' };
  storeDesign(begun);
  const given = { ...emptyDesign, artwork, placement, colour: 'White', size: 'M' };
  const bench = renderHook(({ of }) => useKeptDesign(of), { initialProps: { of: given } });
  expect(bench.result.current[0]).toEqual(given);
  act(() => bench.result.current[1]({ side: 'back' }));
  expect(bench.result.current[0]).toEqual({ ...given, side: 'back' });
  bench.unmount();
  expect(readDesign()).toEqual(begun);
});

it.each(['not json', 'null', '7', '[]', '{"artwork":{"id":7}}', JSON.stringify({ placement })])(
  'what is kept may be anything, such as %s',
  (kept) => {
    sessionStorage.setItem('omnis.studio', kept);
    expect(readDesign()).toBeNull();
  },
);

it('of what was kept, the parts that cannot be read begin anew', () => {
  const kept = { artwork, placement: { x: 'left' }, side: 'inside', size: 4, quantity: null };
  sessionStorage.setItem('omnis.studio', JSON.stringify(kept));
  expect(readDesign()).toEqual({ ...emptyDesign, artwork });
});
