import { useRef, useState, type PointerEvent } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Handlers for a finger, two fingers or a mouse on a frame. */
export interface DragHandlers {
  /** Movement since the last call, as shares of the frame. */
  readonly onMove: (by: Point) => void;
  /** How much farther two fingers are apart than at the last call, as a factor. */
  readonly onPinch?: (factor: number) => void;
  /** Where a press began, as shares of the frame from its top left corner. */
  readonly onStart?: (at: Point) => void;
}

const distance = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Follows pointers over an element: one drags, two pinch. */
export function useDrag({ onMove, onPinch, onStart }: DragHandlers) {
  const pointers = useRef(new Map<number, Point>());
  const [isMoving, setMoving] = useState(false);
  const end = (event: PointerEvent<HTMLElement>): void => {
    pointers.current.delete(event.pointerId);
    setMoving(pointers.current.size > 0);
  };
  return {
    isMoving,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const box = event.currentTarget.getBoundingClientRect();
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        setMoving(true);
        if (box.width > 0 && box.height > 0)
          onStart?.({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const last = pointers.current.get(event.pointerId);
        if (!last) return;
        const before = distance([...pointers.current.values()]);
        const now = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, now);
        const box = event.currentTarget.getBoundingClientRect();
        if (pointers.current.size > 1) {
          if (before > 0) onPinch?.(distance([...pointers.current.values()]) / before);
        } else if (box.width > 0 && box.height > 0) {
          onMove({ x: (now.x - last.x) / box.width, y: (now.y - last.y) / box.height });
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

/** The way of an arrow key, or null for other keys. */
export function arrowStep(key: string): Point | null {
  switch (key) {
    case 'ArrowLeft':
      return { x: -1, y: 0 };
    case 'ArrowRight':
      return { x: 1, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: -1 };
    case 'ArrowDown':
      return { x: 0, y: 1 };
    default:
      return null;
  }
}
