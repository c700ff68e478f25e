import { createContext, useContext } from 'react';

/** Number of items side by side in a block that lays out its contents, by breakpoint. */
export interface Columns {
  readonly xs: number;
  readonly md: number;
  readonly lg: number;
}

/** Null where a block takes its own share of the page. */
export const ColumnsContext = createContext<Columns | null>(null);

/** The `sizes` of a picture as wide as a column; undefined outside of columns. */
export function useColumnSizes(): string | undefined {
  const columns = useContext(ColumnsContext);
  if (columns === null) return undefined;
  const share = (count: number): string => `${Math.round(100 / count)}vw`;
  return `(min-width: 992px) ${share(columns.lg)}, (min-width: 768px) ${share(columns.md)}, ${share(columns.xs)}`;
}
