import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type HTMLAttributes,
  type Key,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { rowRuns, type RowRun } from './row-window.ts';
import { toggleRange, toggleRow } from './table-state.ts';

/** Props of the outer element of a table that scrolls by itself. */
export function scrollProps({
  maxHeight,
  rowHeight,
  caption,
}: {
  readonly maxHeight: string;
  readonly rowHeight: number | undefined;
  readonly caption: string;
}): HTMLAttributes<HTMLElement> & Record<`data-${string}`, string | undefined> {
  const style: Record<`--${string}`, string> = {
    '--table-height': maxHeight,
    ...(rowHeight === undefined ? {} : { '--row-height': `${rowHeight}px` }),
  };
  return {
    'data-scrolls': '',
    'data-virtual': rowHeight === undefined ? undefined : '',
    style,
    // A scrolling area can be reached and scrolled by keys.
    tabIndex: 0,
    role: 'region',
    'aria-label': caption,
  };
}

/** Chooses a row, or all from the row pressed before to this one. */
export function useRowChoice(
  keys: readonly Key[],
  selection:
    | { readonly selected: ReadonlySet<Key>; readonly onChange: (selected: ReadonlySet<Key>) => void }
    | undefined,
): (at: number, isRange: boolean) => void {
  // By key, since sorting moves rows.
  const anchor = useRef<Key | null>(null);
  return (at, isRange) => {
    const key = keys[at];
    if (!selection || key === undefined) return;
    const from = isRange && anchor.current !== null ? keys.indexOf(anchor.current) : -1;
    anchor.current = key;
    const choose = !selection.selected.has(key);
    selection.onChange(
      from < 0
        ? toggleRow(selection.selected, key)
        : toggleRange(selection.selected, keys, { from, to: at, choose }),
    );
  };
}

/** Up and down go from a row's checkbox or button to the same one of its neighbour. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const { target } = event;
  if (step === 0 || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (!target.matches('input[type="checkbox"]')) return;
  const row = target.closest('tr');
  const at = Number(row?.dataset['row']);
  const next = row?.parentElement?.querySelector(`:scope > tr[data-row="${at + step}"] .select input`);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

/** The rows to draw, and what the scrolling element needs. */
export interface RowScroll {
  readonly isVirtual: boolean;
  readonly runs: readonly RowRun[];
  readonly props: {
    readonly ref?: RefObject<HTMLDivElement | null>;
    readonly onScroll?: () => void;
    readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
    readonly onBlur?: () => void;
  };
}

/** Draws only the rows in view. Without a height of rows, all of them. */
export function useRowWindow(rowHeight: number | undefined, count: number): RowScroll {
  const ref = useRef<HTMLDivElement>(null);
  // Until it is measured, and on the server, as many rows as a tall screen shows.
  const [view, setView] = useState({ top: 0, height: 900 });
  const [keep, setKeep] = useState<number | null>(null);
  const isVirtual = rowHeight !== undefined;
  const measure = (): void => {
    const element = ref.current;
    if (!element || element.clientHeight === 0) return;
    const next = { top: element.scrollTop, height: element.clientHeight };
    setView((before) => (before.top === next.top && before.height === next.height ? before : next));
  };
  useLayoutEffect(() => {
    if (!isVirtual || !ref.current) return;
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isVirtual]);
  if (rowHeight === undefined) return { isVirtual, runs: [{ kind: 'rows', from: 0, to: count }], props: {} };
  return {
    isVirtual,
    runs: rowRuns({ ...view, rowHeight, count, keep }),
    props: {
      ref,
      onScroll: measure,
      onFocus: ({ target }) => {
        const at = Number(target.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? Number.NaN);
        setKeep(Number.isNaN(at) ? null : at);
      },
      onBlur: () => setKeep(null),
    },
  };
}
