import { useRef, type PointerEvent } from 'react';
import { moved, scaled, turnedTo, type Placement } from './placement.ts';

/** What a drag of the pointer does. */
export type Drag = 'move' | 'scale' | 'turn';

interface Running {
  readonly kind: Drag;
  readonly pointer: number;
  readonly from: { readonly x: number; readonly y: number };
  /** The area that can be printed, and the middle of the artwork, on the screen. */
  readonly area: DOMRect;
  readonly middle: { readonly x: number; readonly y: number };
  readonly before: Placement;
}

/** Handlers of something that is dragged. */
export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const angle = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;

function after({ kind, from, area, middle, before }: Running, to: { x: number; y: number }): Placement {
  switch (kind) {
    case 'move':
      return moved(before, { x: (to.x - from.x) / area.width, y: (to.y - from.y) / area.height });
    case 'scale':
      return scaled(before, far(middle, to) / far(middle, from));
    case 'turn':
      return turnedTo(before, before.rotation + angle(middle, to) - angle(middle, from));
  }
}

/** Places artwork by the pointer: mouse, pen or finger. */
export function usePlacing(
  placement: Placement,
  onPlacement: (placement: Placement) => void,
): (kind: Drag) => DragHandlers {
  const running = useRef<Running | null>(null);
  const end = (): void => {
    running.current = null;
  };
  return (kind) => ({
    onPointerDown: (event) => {
      const area = event.currentTarget.closest('[data-area]')?.getBoundingClientRect();
      if (!area || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      running.current = {
        kind,
        pointer: event.pointerId,
        from: { x: event.clientX, y: event.clientY },
        area,
        middle: { x: area.left + placement.x * area.width, y: area.top + placement.y * area.height },
        before: placement,
      };
    },
    onPointerMove: (event) => {
      const drag = running.current;
      if (drag?.pointer !== event.pointerId || drag.kind !== kind) return;
      onPlacement(after(drag, { x: event.clientX, y: event.clientY }));
    },
    onPointerUp: end,
    onPointerCancel: end,
  });
}
