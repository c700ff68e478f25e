import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';

/** Where a pointer at a height has a row taken: the number of other rows whose middle is above it. */
export function rowAt(clientY: number, rows: readonly { top: number; bottom: number }[]): number {
  return rows.filter(({ top, bottom }) => (top + bottom) / 2 < clientY).length;
}

/** Rows that can be put in another order. */
export interface RowMovesOptions<Key> {
  /** Keys of the rows in their order. */
  readonly keys: readonly Key[];
  readonly onMove: (from: number, to: number) => void;
  /** The message to screen readers about a row that came to a place, counted from 0. */
  readonly said: (at: number, count: number) => string;
}

/** The listeners of a row's handle. */
export interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** How rows are moved: by a handle that is dragged, or by the arrow keys, Home and End on it. */
export interface RowMoves<Key> {
  /** The list, whose children are the rows. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** Key of the row that is dragged. */
  readonly held: Key | null;
  /** For an element of the role `status`. */
  readonly said: string;
  readonly move: (from: number, to: number) => void;
  readonly handle: (at: number) => HandleProps;
}

/** Moves of the rows of a list, by pointer and by keyboard. */
export function useRowMoves<Key>({ keys, onMove, said: saidOf }: RowMovesOptions<Key>): RowMoves<Key> {
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<Key | null>(null);
  const [said, setSaid] = useState('');
  const count = keys.length;
  const move = (from: number, to: number): void => {
    if (to === from || to < 0 || to >= count) return;
    onMove(from, to);
    setSaid(saidOf(to, count));
  };
  // On the window, as a row that is moved in the document loses the pointer that it had captured.
  useEffect(() => {
    if (held === null) return undefined;
    const drag = (event: globalThis.PointerEvent): void => {
      const at = keys.indexOf(held);
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
      rows.splice(at, 1);
      const to = rowAt(event.clientY, rows);
      if (at === -1 || to === at) return;
      onMove(at, to);
      setSaid(saidOf(to, keys.length));
    };
    const drop = (): void => setHeld(null);
    addEventListener('pointermove', drag);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', drop);
    return () => {
      removeEventListener('pointermove', drag);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', drop);
    };
  }, [held, keys, onMove, saidOf]);
  return {
    list,
    held,
    said,
    move,
    handle: (at) => ({
      onPointerDown: (event) => {
        const key = keys[at];
        if (event.button !== 0 || key === undefined) return;
        // Nothing is to be selected on the way; the focus then has to be set by hand.
        event.preventDefault();
        event.currentTarget.focus();
        setHeld(key);
      },
      onKeyDown: (event) => {
        const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 }[event.key];
        if (to === undefined) return;
        event.preventDefault();
        move(at, to);
      },
    }),
  };
}
