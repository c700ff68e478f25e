import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nextSort, toggleAll, toggleRow } from './table-state.ts';
import { Table, type TableColumn } from './table.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
}
const rows: readonly Row[] = [
  { id: 1, name: 'Tee' },
  { id: 2, name: 'Hoodie' },
];
const columns: readonly TableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, primary: true, sortable: true },
  { key: 'id', header: 'Number', cell: (row) => row.id, align: 'end' },
];

describe('U13 tables', () => {
  it('U13 have a caption, column headers and row headers, and cards have labels', () => {
    render(<Table caption="Products" columns={columns} rows={rows} rowKey={(row) => row.id} />);
    const table = screen.getByRole('table', { name: 'Products' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Name', 'Number']);
    expect(within(table).getByRole('rowheader', { name: 'Tee' })).toBeTruthy();
    expect(within(table).getAllByRole('cell')[0]?.getAttribute('data-label')).toBe('Number');
  });

  it('U13 say and change how they are sorted', () => {
    const sort = vi.fn();
    render(
      <Table
        caption="Products"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        sort={{ key: 'name', direction: 'ascending' }}
        onSortChange={sort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Number' }).hasAttribute('aria-sort')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(sort).toHaveBeenCalledWith({ key: 'name', direction: 'descending' });
  });

  it('U13 choose one row or all, and show when some are chosen', () => {
    const change = vi.fn();
    render(
      <Table
        caption="Products"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        selection={{ selected: new Set([1, 99]), onChange: change, label: (row) => `Select ${row.name}` }}
      />,
    );
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(
      true,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Hoodie' }));
    expect([...(change.mock.calls[0]?.[0] ?? [])]).toEqual([1, 99, 2]);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect([...(change.mock.calls[1]?.[0] ?? [])]).toEqual([1, 99, 2]);
  });

  it('U13 show that they load, and what stands where nothing is', () => {
    const { rerender, container } = render(
      <Table caption="P" columns={columns} rows={[]} rowKey={(row) => row.id} loading empty="Nothing" />,
    );
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Nothing')).toBeNull();
    expect(container.querySelectorAll('tbody tr')).toHaveLength(5);
    rerender(<Table caption="P" columns={columns} rows={[]} rowKey={(row) => row.id} empty="Nothing" />);
    expect(screen.getByText('Nothing').getAttribute('colspan')).toBe('2');
  });

  it('U13 placeholders lie where the values will', () => {
    const { container } = render(
      <Table
        caption="Orders"
        columns={[
          { key: 'id', header: 'Order', cell: () => null, primary: true },
          { key: 'store', header: 'Store', cell: () => null, wideOnly: true },
          { key: 'total', header: 'Total', cell: () => null, align: 'end' },
        ]}
        rows={[]}
        rowKey={() => ''}
        selection={{ selected: new Set(), onChange: () => undefined, label: () => '' }}
        rowActions={() => null}
        loading
      />,
    );
    const cells = [...(container.querySelector('tbody tr')?.children ?? [])];
    expect(cells.map((cell) => cell.className)).toEqual(['select', '', '', '', 'actions']);
    expect(cells[2]?.getAttribute('data-wide-only')).toBe('');
    expect(cells[3]?.getAttribute('data-align')).toBe('end');
  });

  it('U13 state changes are plain functions', () => {
    expect(nextSort(null, 'a')).toEqual({ key: 'a', direction: 'ascending' });
    expect(nextSort({ key: 'a', direction: 'descending' }, 'a').direction).toBe('ascending');
    expect(nextSort({ key: 'a', direction: 'ascending' }, 'b')).toEqual({ key: 'b', direction: 'ascending' });
    expect([...toggleRow(new Set([1]), 1)]).toEqual([]);
    expect([...toggleAll(new Set([1, 2, 9]), [1, 2])]).toEqual([9]);
  });
});
