import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { CSSProperties, Key, ReactElement, ReactNode } from 'react';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { nextSort, toggleAll, type SortState } from './table-state.ts';
import { moveBetweenRows, scrollProps, useRowChoice, useRowWindow } from './table-behaviour.ts';
import { TableRoot } from './table-root.ts';

/** One column of a {@link Table}. */
export interface TableColumn<Row> {
  readonly key: string;
  readonly header: ReactNode;
  /** The header's text where it is not plain; cards show it before the value. */
  readonly headerText?: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** `end` for numbers and money. */
  readonly align?: 'start' | 'center' | 'end';
  /** A CSS length. */
  readonly width?: string;
  /** Names the row: it is a row header, and the title of the card on small screens. One column. */
  readonly primary?: boolean;
  /** Left out of cards on small screens. */
  readonly wideOnly?: boolean;
}

/** Rows that are chosen. */
export interface TableSelection<Row> {
  readonly selected: ReadonlySet<Key>;
  readonly onChange: (selected: ReadonlySet<Key>) => void;
  /** Names the row's checkbox: “Select order 1042”. */
  readonly label: (row: Row) => string;
}

/** Properties of {@link Table}. */
export interface TableProps<Row> {
  /** Says what the table holds. */
  readonly caption: string;
  readonly showCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => Key;
  readonly sort?: SortState | null;
  readonly onSortChange?: (sort: SortState) => void;
  readonly selection?: TableSelection<Row>;
  /** Buttons at the end of a row. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** Rows are loading: placeholders where there are none, the old rows faded where there are. */
  readonly loading?: boolean;
  /** Instead of rows, where there are none. */
  readonly empty?: ReactNode;
  /** A CSS length: the table is no higher, scrolls in itself under a head that stays, and remains rows on phones. */
  readonly maxHeight?: string;
  /**
   * For thousands of rows, with `maxHeight`: the height of every row in pixels, 44 or more. Only those in view are drawn;
   * readers are told how many there are.
   */
  readonly rowHeight?: number;
}

function textOf<Row>(column: TableColumn<Row>): string {
  return column.headerText ?? (typeof column.header === 'string' ? column.header : '');
}

function SortIcon({ direction }: { direction: SortState['direction'] | null }): ReactElement {
  if (direction === 'ascending') return <ArrowUp aria-hidden="true" />;
  return direction === 'descending' ? (
    <ArrowDown aria-hidden="true" />
  ) : (
    <ChevronsUpDown aria-hidden="true" />
  );
}

const widthStyle = (width: string | undefined): CSSProperties | undefined =>
  width === undefined ? undefined : { width };

/**
 * Rows and columns: sorting, choosing one, a range (Shift) or all, and cards in place of rows under the medium breakpoint.
 * Arrow keys walk the checkboxes. Roles are spelt out because browsers drop a table's own when its display changes.
 *
 * @example
 * ```tsx
 * import { Table } from '@omnis/ui';
 * export const Sizes = () => (
 *   <Table caption="Sizes" rows={[{ size: 'M', chest: 102 }]} rowKey={(row) => row.size}
 *     columns={[{ key: 'size', header: 'Size', cell: (row) => row.size, primary: true }, { key: 'chest', header: 'Chest (cm)', cell: (row) => row.chest, align: 'end' }]} />
 * );
 * ```
 */
export function Table<Row>(props: TableProps<Row>): ReactElement {
  const {
    caption,
    showCaption = false,
    columns,
    rows,
    rowKey,
    selection,
    rowActions,
    loading = false,
    empty,
    maxHeight,
    rowHeight,
  } = props;
  const keys = rows.map(rowKey);
  const scroll = useRowWindow(maxHeight === undefined ? undefined : rowHeight, rows.length);
  const choose = useRowChoice(keys, selection);
  const span = columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  return (
    <TableRoot
      data-loading={loading ? '' : undefined}
      {...(maxHeight === undefined ? null : scrollProps({ maxHeight, rowHeight, caption }))}
      {...scroll.props}
    >
      <table
        role="table"
        aria-busy={loading || undefined}
        aria-rowcount={scroll.isVirtual ? rows.length + 1 : undefined}
      >
        <caption data-hidden={showCaption ? undefined : ''}>{caption}</caption>
        <TableHead {...props} keys={keys} />
        <tbody role="rowgroup" onKeyDown={moveBetweenRows}>
          {/* One flat list, so that a row keeps its element when the gaps around it change. */}
          {scroll.runs.flatMap((run) =>
            run.kind === 'gap' ? (
              <tr key={`gap ${run.from}`} className="gap" aria-hidden="true">
                <td colSpan={span} style={{ height: run.count * (rowHeight ?? 0) }} />
              </tr>
            ) : (
              rows.slice(run.from, run.to).map((row, offset) => {
                const at = run.from + offset;
                return (
                  <TableRow
                    key={keys[at]}
                    id={keys[at] ?? at}
                    {...{ row, at, columns, selection, rowActions, choose }}
                    isCounted={scroll.isVirtual}
                  />
                );
              })
            ),
          )}
          {rows.length === 0 && loading && <LoadingRows {...props} />}
          {rows.length === 0 && !loading && empty !== undefined && (
            <tr role="row" className="empty">
              <td role="cell" colSpan={span}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </TableRoot>
  );
}

function TableHead<Row>({
  columns,
  sort,
  onSortChange,
  selection,
  rowActions,
  keys,
}: TableProps<Row> & { readonly keys: readonly Key[] }): ReactElement {
  const chosen = selection ? keys.filter((key) => selection.selected.has(key)).length : 0;
  return (
    <thead role="rowgroup">
      <tr role="row">
        {selection && (
          <th role="columnheader" className="select" scope="col">
            <input
              type="checkbox"
              aria-label="Select all rows"
              checked={keys.length > 0 && chosen === keys.length}
              ref={(input) => {
                if (input) input.indeterminate = chosen > 0 && chosen < keys.length;
              }}
              onChange={() => selection.onChange(toggleAll(selection.selected, keys))}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : null;
          return (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-align={column.align}
              style={widthStyle(column.width)}
              aria-sort={column.sortable ? (direction ?? 'none') : undefined}
            >
              {column.sortable && onSortChange ? (
                <button type="button" onClick={() => onSortChange(nextSort(sort ?? null, column.key))}>
                  {column.header}
                  <SortIcon direction={direction} />
                </button>
              ) : (
                column.header
              )}
            </th>
          );
        })}
        {rowActions && (
          <th role="columnheader" className="actions" scope="col">
            <span>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

interface TableRowProps<Row> extends Pick<TableProps<Row>, 'columns' | 'selection' | 'rowActions'> {
  readonly row: Row;
  readonly id: Key;
  readonly at: number;
  readonly choose: (at: number, isRange: boolean) => void;
  /** True when its place among all rows is announced. */
  readonly isCounted: boolean;
}

function TableRow<Row>({
  row,
  id,
  at,
  columns,
  selection,
  rowActions,
  choose,
  isCounted,
}: TableRowProps<Row>): ReactElement {
  const isChosen = selection?.selected.has(id) ?? false;
  return (
    <tr
      role="row"
      data-row={at}
      aria-rowindex={isCounted ? at + 2 : undefined}
      aria-selected={selection ? isChosen : undefined}
      data-selected={isChosen ? '' : undefined}
    >
      {selection && (
        <td role="cell" className="select">
          <input
            type="checkbox"
            aria-label={selection.label(row)}
            checked={isChosen}
            // A press of the space bar is a click too, and says whether Shift was held.
            onChange={({ nativeEvent }) =>
              choose(at, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column) => {
        const look = { 'data-align': column.align, 'data-wide-only': column.wideOnly ? '' : undefined };
        return column.primary ? (
          <th key={column.key} role="rowheader" scope="row" {...look}>
            {column.cell(row)}
          </th>
        ) : (
          <td key={column.key} role="cell" data-label={textOf(column)} {...look}>
            {column.cell(row)}
          </td>
        );
      })}
      {rowActions && (
        <td role="cell" className="actions">
          {rowActions(row)}
        </td>
      )}
    </tr>
  );
}

/** Placeholders that lie where the values will: numbers at the end of their column, a box where rows can be chosen. */
function LoadingRows<Row>({ columns, selection, rowActions }: TableProps<Row>): ReactElement {
  return (
    <>
      {Array.from({ length: 5 }, (_, row) => (
        <tr key={row} role="row">
          {selection && (
            <td className="select" role="cell">
              <Skeleton shape="block" width="1.25rem" height="1.25rem" />
            </td>
          )}
          {columns.map((column, at) => (
            <td
              key={column.key}
              role="cell"
              data-align={column.align}
              data-wide-only={column.wideOnly ? '' : undefined}
            >
              <Skeleton width={column.primary ? '70%' : `${40 + ((row * 3 + at * 7) % 5) * 10}%`} />
            </td>
          ))}
          {rowActions && <td role="cell" className="actions" />}
        </tr>
      ))}
    </>
  );
}
