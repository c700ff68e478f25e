import { useRef, type PointerEvent } from 'react';
import { moved, scaled, turnedTo, type Placement } from './placement.ts';

/** Effect of dragging the pointer. */
export type Drag = 'move' | 'scale' | 'turn';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A pointer that is down. */
interface Finger {
  readonly pointer: number;
  readonly from: Point;
  readonly at: Point;
}

interface Running {
  readonly kind: Drag;
  readonly first: Finger;
  /** With it, two fingers move, size and turn at once. */
  readonly second: Finger | null;
  /** The area that can be printed, and the middle of the artwork, on the screen. */
  readonly area: DOMRect;
  readonly middle: Point;
  readonly before: Placement;
}

type Handler = (event: PointerEvent<HTMLElement>) => void;

/** Handlers of the stage on which things are dragged. */
export interface StageHandlers {
  readonly onPointerDown: Handler;
  readonly onPointerMove: Handler;
  readonly onPointerUp: Handler;
  readonly onPointerCancel: Handler;
}

const far = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const angle = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

function movedOnScreen({ area, before }: Running, from: Point, to: Point): Placement {
  return moved(before, { x: (to.x - from.x) / area.width, y: (to.y - from.y) / area.height });
}

function after(running: Running): Placement {
  const { kind, first, second, middle, before } = running;
  const { from, at } = first;
  if (second) {
    const placed = movedOnScreen(running, between(from, second.from), between(at, second.at));
    const sized = scaled(placed, far(at, second.at) / far(from, second.from));
    return turnedTo(sized, before.rotation + angle(at, second.at) - angle(from, second.from));
  }
  switch (kind) {
    case 'move':
      return movedOnScreen(running, from, at);
    case 'scale':
      return scaled(before, far(middle, at) / far(middle, from));
    case 'turn':
      return turnedTo(before, before.rotation + angle(middle, at) - angle(middle, from));
  }
}

/** Places artwork by the pointer: mouse, pen, or one finger or two. */
export function usePlacing(
  placement: Placement,
  onPlacement: (placement: Placement) => void,
): { readonly begin: (kind: Drag) => Handler; readonly stage: StageHandlers } {
  const running = useRef<Running | null>(null);
  const end: Handler = ({ pointerId }) => {
    const { first, second } = running.current ?? {};
    // The finger that stays down does nothing more: it would not lift without a last small move.
    if (pointerId === first?.pointer || pointerId === second?.pointer) running.current = null;
  };
  const begin =
    (kind: Drag): Handler =>
    (event) => {
      const area = event.currentTarget.closest('[data-area]')?.getBoundingClientRect();
      // A first finger begins anew, whatever was not seen to end.
      if (!area || event.button !== 0 || (running.current && !event.isPrimary)) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      const at = pointOf(event);
      running.current = {
        kind,
        first: { pointer: event.pointerId, from: at, at },
        second: null,
        area,
        middle: { x: area.left + placement.x * area.width, y: area.top + placement.y * area.height },
        before: placement,
      };
    };
  /** A second finger, wherever on the product it is set down: small artwork has no room for two. */
  const join: Handler = (event) => {
    const drag = running.current;
    if (drag?.kind !== 'move' || drag.second || event.pointerType !== 'touch' || event.isPrimary) return;
    const at = pointOf(event);
    running.current = {
      ...drag,
      first: { ...drag.first, from: drag.first.at },
      second: { pointer: event.pointerId, from: at, at },
      before: placement,
    };
  };
  const follow: Handler = (event) => {
    const drag = running.current;
    if (!drag) return;
    const at = pointOf(event);
    const { first, second } = drag;
    if (event.pointerId === first.pointer) running.current = { ...drag, first: { ...first, at } };
    else if (event.pointerId === second?.pointer) running.current = { ...drag, second: { ...second, at } };
    else return;
    onPlacement(after(running.current));
  };
  return {
    begin,
    stage: { onPointerDown: join, onPointerMove: follow, onPointerUp: end, onPointerCancel: end },
  };
}
