/** A run of rows that is drawn, or a gap of so many rows that is only as high as they are. */
export type RowRun =
  | { readonly kind: 'rows'; readonly from: number; readonly to: number }
  | { readonly kind: 'gap'; readonly from: number; readonly count: number };

/** Visible part of a long list. */
export interface RowWindow {
  /** How far the list is scrolled, in pixels. */
  readonly top: number;
  /** Height of what is seen, in pixels. */
  readonly height: number;
  readonly rowHeight: number;
  readonly count: number;
  /** A row that stays, wherever it is: the one with the focus. */
  readonly keep: number | null;
}

/** Rows drawn beyond each edge, so that a key or a flick does not meet a gap. */
const overscan = 8;

/** Which rows of a long list are drawn, with gaps in place of the others. */
export function rowRuns({ top, height, rowHeight, count, keep }: RowWindow): RowRun[] {
  const from = Math.min(Math.max(0, Math.floor(top / rowHeight) - overscan), Math.max(0, count - 1));
  const to = Math.min(count, Math.ceil((top + height) / rowHeight) + overscan);
  const parts = [{ from, to: Math.max(from, to) }];
  if (keep !== null && keep >= 0 && keep < count) {
    if (keep < from) parts.unshift({ from: keep, to: keep + 1 });
    else if (keep >= to) parts.push({ from: keep, to: keep + 1 });
  }
  const runs: RowRun[] = [];
  let at = 0;
  for (const part of parts) {
    if (part.from > at) runs.push({ kind: 'gap', from: at, count: part.from - at });
    if (part.to > part.from) runs.push({ kind: 'rows', ...part });
    at = part.to;
  }
  if (at < count) runs.push({ kind: 'gap', from: at, count: count - at });
  return runs;
}
