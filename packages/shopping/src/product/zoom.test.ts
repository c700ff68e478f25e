import { describe, expect, it } from 'vitest';
import { noZoom, zoomReducer, type Zoom } from './zoom.ts';

const on: Zoom = { on: true, scale: 2, x: 0.2, y: 0.8 };
const wheel = (zoom: Zoom, deltaY: number, times = 1): Zoom =>
  Array.from({ length: times }).reduce<Zoom>((now) => zoomReducer(now, { type: 'wheeled', deltaY }), zoom);

describe('zoomReducer (storefront.md §4, §9: 1 to 2 in steps of 0.1)', () => {
  it('is toggled by a click', () => {
    expect(zoomReducer(noZoom, { type: 'toggled', x: 0.2, y: 0.8 })).toEqual(on);
    expect(zoomReducer(on, { type: 'toggled', x: 0.5, y: 0.5 })).toEqual(noZoom);
  });

  it('goes off when the mouse leaves', () => {
    expect(zoomReducer(on, { type: 'left' })).toEqual(noZoom);
    expect(zoomReducer(noZoom, { type: 'left' })).toBe(noZoom);
  });

  it('changes by a tenth with the wheel, within 1 and 2', () => {
    expect(wheel(on, 120).scale).toBe(1.9);
    expect(wheel(on, 120, 7).scale).toBe(1.3);
    expect(wheel(on, 120, 25).scale).toBe(1);
    expect(wheel(wheel(on, 120, 25), -120, 25).scale).toBe(2);
    expect(wheel(on, -1)).toBe(on);
  });

  it('leaves the page its wheel while it is off', () => {
    expect(wheel(noZoom, -120)).toBe(noZoom);
  });

  it('stays under the finger that drags it, never outside the picture', () => {
    expect(zoomReducer(on, { type: 'dragged', dx: -0.25, dy: 0.5 })).toMatchObject({
      x: expect.closeTo(0.45),
      y: expect.closeTo(0.3),
    });
    const half = { ...on, scale: 1.5 };
    expect(zoomReducer(half, { type: 'dragged', dx: -0.25, dy: 0 }).x).toBeCloseTo(0.7);
    expect(zoomReducer(on, { type: 'dragged', dx: 3, dy: -3 })).toMatchObject({ x: 0, y: 1 });
    expect(zoomReducer({ ...on, scale: 1 }, { type: 'dragged', dx: 1, dy: 1 })).toMatchObject({ x: 0.2 });
    expect(zoomReducer(noZoom, { type: 'dragged', dx: 1, dy: 1 })).toBe(noZoom);
  });

  it('follows the pointer, never outside the picture', () => {
    expect(zoomReducer(on, { type: 'moved', x: 1.4, y: -3 })).toMatchObject({ x: 1, y: 0 });
    expect(zoomReducer(noZoom, { type: 'moved', x: 0, y: 0 })).toBe(noZoom);
  });
});
