import { ArrowDownToLine } from 'lucide-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '../button/button.tsx';
import { EditGridRoot } from './edit-grid-root.ts';
import { GridCell } from './grid-cell.tsx';
import { pastedCells, readCell, type CellChange, type EditGridColumn } from './grid-text.ts';

/** Properties of {@link EditGrid}. */
export interface EditGridProps<Row> {
  /** A description of the grid, for screen readers. */
  readonly label: string;
  readonly columns: readonly EditGridColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Name of a row, such as `Navy · M`. */
  readonly rowName: (row: Row) => string;
  /** Stands at the head of a row; its name unless told. */
  readonly rowHead?: (row: Row) => ReactNode;
  /** Head of the column of names. */
  readonly rowHeader: string;
  /** Messages by `row key.column key`. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly onChange: (changes: readonly CellChange[]) => void;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * A grid that is edited like a spreadsheet: Enter and the arrow keys go up and down, Ctrl or Cmd + D and a button fill a
 * value down, and cells from a spreadsheet are pasted over as many cells as they are. What is no number stays as it was
 * typed and is told as NaN.
 *
 * @example
 * ```tsx
 * import { EditGrid } from '@omnis/ui';
 * const rows = [{ id: 's', price: 20 }];
 * export const Prices = () => (
 *   <EditGrid label="Prices" rowHeader="Size" rows={rows} rowKey={({ id }) => id} rowName={({ id }) => id} onChange={() => undefined}
 *     columns={[{ key: 'price', header: 'Price', decimals: 2, value: ({ price }) => price }]} />
 * );
 * ```
 */
export function EditGrid<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowName,
  rowHead = rowName,
  rowHeader,
  errors = {},
  onChange,
}: EditGridProps<Row>): ReactElement {
  const table = useRef<HTMLTableElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const focus = ({ row, column }: Place): void => {
    table.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus();
  };
  const fillDown = ({ row, column }: Place): void => {
    const [from, at] = [rows[row], columns[column]];
    if (from === undefined || at === undefined) return;
    const value = at.value(from);
    onChange(rows.slice(row + 1).map((each) => ({ row: rowKey(each), column: at.key, value })));
  };
  const press =
    ({ row, column }: Place) =>
    (event: KeyboardEvent<HTMLElement>): void => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
        event.preventDefault();
        fillDown({ row, column });
        return;
      }
      const isChoice = columns[column]?.choices !== undefined;
      const by = { Enter: 1, ArrowDown: isChoice ? 0 : 1, ArrowUp: isChoice ? 0 : -1 }[event.key] ?? 0;
      if (by === 0) return;
      event.preventDefault();
      focus({ row: row + (event.key === 'Enter' && event.shiftKey ? -1 : by), column });
    };
  const paste =
    ({ row, column }: Place) =>
    (event: ClipboardEvent<HTMLElement>): void => {
      const cells = pastedCells(event.clipboardData.getData('text/plain'));
      if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return;
      event.preventDefault();
      onChange(
        cells.flatMap((line, down) => {
          const target = rows[row + down];
          if (target === undefined) return [];
          return line.flatMap((text, right): CellChange[] => {
            const at = columns[column + right];
            return at === undefined
              ? []
              : [{ row: rowKey(target), column: at.key, value: readCell(at, text) }];
          });
        }),
      );
    };
  const filled = place && rows[place.row] && columns[place.column];
  return (
    <EditGridRoot>
      <div className="bar">
        <span className="hint">Paste cells from a spreadsheet, or fill one value down.</span>
        <Button
          size="sm"
          variant="secondary"
          startIcon={<ArrowDownToLine aria-hidden="true" />}
          disabled={!filled}
          onClick={() => place && fillDown(place)}
        >
          {filled ? `Fill “${filled.header}” down` : 'Fill down'}
        </Button>
      </div>
      <div className="scroll" role="group" aria-label={label} tabIndex={-1}>
        <table ref={table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{rowHeader}</th>
              {columns.map(({ key, header }) => (
                <th key={key} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={rowKey(row)}>
                <th scope="row">{rowHead(row)}</th>
                {columns.map((column, index) => (
                  <GridCell
                    key={column.key}
                    label={`${column.header}, ${rowName(row)}`}
                    column={column}
                    value={column.value(row)}
                    error={errors[`${rowKey(row)}.${column.key}`]}
                    place={`${at}:${index}`}
                    onChange={(value) => onChange([{ row: rowKey(row), column: column.key, value }])}
                    onFocus={() => setPlace({ row: at, column: index })}
                    onKeyDown={press({ row: at, column: index })}
                    onPaste={paste({ row: at, column: index })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </EditGridRoot>
  );
}
