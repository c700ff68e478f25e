import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyDesign, forgetDesigns, readDesign, storeDesign, type EditedLine } from './design-draft.ts';
import { useKeptDesign } from './use-kept-design.ts';

const artwork = { id: 'a'.repeat(22), url: '/a.png', name: 'a.png', width: 9, height: 9, bytes: 9 };
const placement = { x: 0.5, y: 0.25, width: 0.5, rotation: 12 };
const placements = { front: null, back: placement };

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('SD4 a design is there again when its page is, until it is forgotten', () => {
  const first = renderHook(() => useKeptDesign());
  expect(first.result.current[0]).toBe(emptyDesign);
  act(() => first.result.current[1]({ artwork, side: 'back' }));
  act(() => first.result.current[1]({ placements, colour: 'Navy', quantity: 3 }));
  first.unmount();
  const kept = { ...emptyDesign, artwork, placements, side: 'back', colour: 'Navy', quantity: 3 };
  expect(renderHook(() => useKeptDesign()).result.current[0]).toEqual(kept);
  storeDesign(null);
  expect(renderHook(() => useKeptDesign()).result.current[0]).toBe(emptyDesign);
});

describe('SD4 a design of the basket', () => {
  const begun = { ...emptyDesign, artwork, colour: 'Navy' };
  const design = { ...emptyDesign, artwork, placements, colour: 'White', size: 'M' };
  const line = { key: '7:d', design };
  const opened = (of: EditedLine) => renderHook(() => useKeptDesign(of)).result;

  it('stands beside what was begun, which is there again afterwards', () => {
    storeDesign(begun);
    const bench = opened(line);
    expect(bench.current[0]).toEqual(design);
    act(() => bench.current[1]({ side: 'back' }));
    expect(bench.current[0]).toEqual({ ...design, side: 'back' });
    expect(readDesign()).toEqual(begun);
  });

  it('has what was changed of it when its page is loaded anew, and no other line has', () => {
    const bench = opened(line);
    act(() => bench.current[1]({ colour: 'Stone' }));
    act(() => bench.current[1]({ artwork: null }));
    expect(opened({ ...line }).current[0]).toEqual({ ...design, colour: 'Stone', artwork: null });
    expect(opened({ ...line, key: '8:d' }).current[0]).toBe(design);
    expect(opened(line).current[0].colour).toBe('Stone');
    storeDesign(null, line);
    expect(opened(line).current[0]).toBe(design);
  });

  it('is as the basket has it where it was changed there meanwhile', () => {
    const bench = opened(line);
    act(() => bench.current[1]({ colour: 'Stone' }));
    const more = { ...design, quantity: 5 };
    expect(opened({ ...line, design: more }).current[0]).toBe(more);
  });

  it('is forgotten with all others by who signs out', () => {
    storeDesign(begun);
    storeDesign(begun, line);
    forgetDesigns();
    expect(sessionStorage).toHaveLength(0);
  });
});

it.each(['not json', 'null', '7', '[]', '{"artwork":{"id":7}}', JSON.stringify({ placements })])(
  'the stored draft may be anything, such as %s',
  (kept) => {
    sessionStorage.setItem('omnis.studio', kept);
    expect(readDesign()).toBeNull();
  },
);

it('SD4 unreadable parts of a stored draft start afresh', () => {
  const kept = {
    artwork,
    placements: { front: { x: 'left' }, back: 7 },
    side: 'inside',
    size: 4,
    quantity: null,
  };
  sessionStorage.setItem('omnis.studio', JSON.stringify(kept));
  expect(readDesign()).toEqual({ ...emptyDesign, artwork });
});
