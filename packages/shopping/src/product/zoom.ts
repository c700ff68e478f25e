/** Bounds and step of the gallery's zoom (storefront.md §9 Zoom). */
export const zoomLimits = { min: 1, max: 2, step: 0.1 } as const;

/** How a picture is zoomed: by how much, around which point of it (0 to 1 each way). */
export interface Zoom {
  readonly on: boolean;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Action on the zoom. */
export type ZoomAction =
  /** A click turns it on at its greatest, or off. */
  | { readonly type: 'toggled'; readonly x: number; readonly y: number }
  | { readonly type: 'moved'; readonly x: number; readonly y: number }
  /** A finger drags the picture under it, by parts of its frame. */
  | { readonly type: 'dragged'; readonly dx: number; readonly dy: number }
  /** Up makes it greater by a step, down smaller. */
  | { readonly type: 'wheeled'; readonly deltaY: number }
  | { readonly type: 'left' };

/** Not zoomed. */
export const noZoom: Zoom = { on: false, scale: zoomLimits.min, x: 0.5, y: 0.5 };

const within = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The next zoom (storefront.md §4 zoom): toggled by click, off on mouse leave, changed by the wheel in steps of 0.1
 * between 1 and 2 while it is on.
 */
export function zoomReducer(zoom: Zoom, action: ZoomAction): Zoom {
  switch (action.type) {
    case 'toggled':
      return zoom.on ? noZoom : { on: true, scale: zoomLimits.max, x: within(action.x), y: within(action.y) };
    case 'moved':
      return zoom.on ? { ...zoom, x: within(action.x), y: within(action.y) } : zoom;
    case 'dragged': {
      if (!zoom.on || zoom.scale <= zoomLimits.min) return zoom;
      // The overflow of the frame is the scale less one: so the picture stays under the finger.
      const over = zoom.scale - zoomLimits.min;
      return { ...zoom, x: within(zoom.x - action.dx / over), y: within(zoom.y - action.dy / over) };
    }
    case 'wheeled': {
      if (!zoom.on || action.deltaY === 0) return zoom;
      const next = zoom.scale + (action.deltaY < 0 ? zoomLimits.step : -zoomLimits.step);
      // Tenths are not exact in binary: rounded, so that ten steps are one.
      const scale = Math.round(Math.min(zoomLimits.max, Math.max(zoomLimits.min, next)) * 10) / 10;
      return scale === zoom.scale ? zoom : { ...zoom, scale };
    }
    case 'left':
      return zoom.on ? noZoom : zoom;
  }
}
