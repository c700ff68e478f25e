import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type Key } from 'react';
import { describe, expect, it } from 'vitest';
import { rowRuns } from './row-window.ts';
import { filterRows, sortRows, toggleRange } from './table-state.ts';
import { Table, type TableColumn } from './table.tsx';
import { useTableView } from './use-table-view.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly price: number | null;
}
const names = ['Tee 10', 'Tee 9', 'Écharpe', 'Hoodie', 'Tote'];
const rows: readonly Row[] = names.map((name, id) => ({ id, name, price: id === 1 ? null : 50 - id * 10 }));
const columns: readonly TableColumn<Row>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, primary: true, sortable: true },
  { key: 'price', header: 'Price', cell: (row) => row.price, sortable: true },
];
const headers = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

function Choosing({ many = rows }: { many?: readonly Row[] }) {
  const [selected, setSelected] = useState<ReadonlySet<Key>>(new Set());
  const view = useTableView({
    rows: many,
    sortBy: { name: (row) => row.name, price: (row) => row.price },
    searchText: (row) => row.name,
  });
  return (
    <>
      <input aria-label="Find" value={view.query} onChange={(event) => view.setQuery(event.target.value)} />
      <output>{[...selected].join(' ')}</output>
      <Table
        caption="Products"
        columns={columns}
        {...view.table}
        rowKey={(row) => row.id}
        selection={{ selected, onChange: setSelected, label: (row) => `Select ${row.name}` }}
        maxHeight={many === rows ? undefined : '400px'}
        rowHeight={many === rows ? undefined : 44}
      />
    </>
  );
}
const chosen = () => screen.getByRole('status').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

describe('U13 sorting and searching', () => {
  it('U13 sorts as people do, and what has no value comes last either way', () => {
    const byName = (direction: 'ascending' | 'descending') =>
      sortRows(rows, (row) => row.name, direction).map(({ name }) => name);
    expect(byName('ascending')).toEqual(['Écharpe', 'Hoodie', 'Tee 9', 'Tee 10', 'Tote']);
    expect(byName('descending')).toEqual(['Tote', 'Tee 10', 'Tee 9', 'Hoodie', 'Écharpe']);
    const byPrice = (direction: 'ascending' | 'descending') =>
      sortRows(rows, (row) => row.price, direction).map(({ price }) => price);
    expect(byPrice('ascending')).toEqual([10, 20, 30, 50, null]);
    expect(byPrice('descending')).toEqual([50, 30, 20, 10, null]);
  });

  it('U13 finds rows that hold every word, with or without accents', () => {
    expect(filterRows(rows, 'echar', (row) => row.name).map(({ id }) => id)).toEqual([2]);
    expect(filterRows(rows, '  9 TEE ', (row) => row.name).map(({ id }) => id)).toEqual([1]);
    expect(filterRows(rows, ' ', (row) => row.name)).toBe(rows);
  });

  it('U13 shows the rows found, in the order of the column pressed', async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(headers()).toEqual(['Écharpe', 'Hoodie', 'Tee 9', 'Tee 10', 'Tote']);
    await user.type(screen.getByLabelText('Find'), 'tee');
    expect(headers()).toEqual(['Tee 9', 'Tee 10']);
  });
});

describe('U13 choosing by keys and in ranges', () => {
  it('U13 Shift takes all between the last row pressed and this one, either way', async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    await user.click(box('Tee 9'));
    await user.keyboard('{Shift>}');
    await user.click(box('Hoodie'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('1 2 3');
    // From the row pressed last, back: they are let go.
    await user.keyboard('{Shift>}');
    await user.click(box('Écharpe'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toBe('1');
    expect([...toggleRange(new Set(['a']), ['a', 'b', 'c'], { from: 2, to: 0, choose: true })]).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('U13 arrow keys walk the checkboxes and stop at the ends', async () => {
    const user = userEvent.setup();
    render(<Choosing />);
    act(() => box('Tee 10').focus());
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(box('Tee 10'));
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(document.activeElement).toBe(box('Écharpe'));
    expect(chosen()).toBe('2');
  });
});

describe('U35 long tables', () => {
  it('U35 draws what is in view, with gaps as high as the rest', () => {
    expect(rowRuns({ top: 0, height: 440, rowHeight: 44, count: 5000, keep: null })).toEqual([
      { kind: 'rows', from: 0, to: 18 },
      { kind: 'gap', from: 18, count: 4982 },
    ]);
    expect(rowRuns({ top: 44_000, height: 440, rowHeight: 44, count: 5000, keep: 3 })).toEqual([
      { kind: 'gap', from: 0, count: 3 },
      { kind: 'rows', from: 3, to: 4 },
      { kind: 'gap', from: 4, count: 988 },
      { kind: 'rows', from: 992, to: 1018 },
      { kind: 'gap', from: 1018, count: 3982 },
    ]);
    expect(rowRuns({ top: 9999, height: 440, rowHeight: 44, count: 3, keep: null })).toEqual([
      { kind: 'gap', from: 0, count: 2 },
      { kind: 'rows', from: 2, to: 3 },
    ]);
    expect(rowRuns({ top: 0, height: 440, rowHeight: 44, count: 0, keep: 0 })).toEqual([]);
  });

  it('U35 covers all rows exactly once, wherever it is scrolled', () => {
    for (let top = 0; top < 5000; top += 137) {
      for (const keep of [null, 0, 57, 99]) {
        const runs = rowRuns({ top, height: 400, rowHeight: 40, count: 100, keep });
        const covered = runs.flatMap((run) =>
          Array.from(
            { length: run.kind === 'gap' ? run.count : run.to - run.from },
            (_, at) => run.from + at,
          ),
        );
        expect(covered).toEqual(Array.from({ length: 100 }, (_, at) => at));
      }
    }
  });

  it('U35 draws few of many, says how many there are, and keeps the row with the focus', async () => {
    const many = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Order ${id}`, price: id }));
    const { container } = render(<Choosing many={many} />);
    const region = screen.getByRole('region', { name: 'Products' });
    expect(region.tabIndex).toBe(0);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    expect(container.querySelectorAll('tr[data-row]').length).toBeLessThan(60);
    act(() => box('Order 2').focus());
    Object.defineProperty(region, 'clientHeight', { value: 400 });
    region.scrollTop = 44 * 3000;
    fireEvent.scroll(region);
    expect(box('Order 3000').closest('tr')?.getAttribute('aria-rowindex')).toBe('3002');
    expect(document.activeElement).toBe(box('Order 2'));
    expect(container.querySelectorAll('tr[data-row]').length).toBeLessThan(40);
  });
});
