import { listActionSchemas, type StockRow } from '@omnis/contract';
import { z } from 'zod';
import type { ManagedStock } from '../stock/managed-stock.ts';
import {
  asAny,
  changed,
  changedSince,
  refused,
  refusedBy,
  unchanged,
  type AnyRowChanges,
  type RowEditor,
} from './edited-list.ts';

const units = z.number().nullable();
/** `by`: it was changed by a number, which is taken back though orders took some since. */
const formerSchema = z.object({ from: units, to: units, by: z.number().nullable() });

const nameOf = ({ product, variant }: StockRow): string =>
  variant === '' ? product : `${product}, ${variant}`;

/** Changes of the stock of many variants. */
export function stockRows(stock: Pick<ManagedStock, 'find' | 'adjust'>): AnyRowChanges {
  const set = async (
    editor: RowEditor,
    row: StockRow,
    wish: {
      to: number | null;
      reason: 'received' | 'counted' | 'damaged' | 'returned' | 'other';
      note: string;
    },
  ) => {
    const written = await stock.adjust(editor, row.variantId, { ...wish, expected: row.stock });
    return written.ok
      ? changed(nameOf(row), { from: row.stock, to: wish.to, by: null })
      : refusedBy(nameOf(row), written);
  };
  const adjust = async (
    editor: RowEditor,
    row: StockRow,
    wish: { by: number; reason: 'received' | 'counted' | 'damaged' | 'returned' | 'other'; note: string },
  ) => {
    const written = await stock.adjust(editor, row.variantId, wish);
    return written.ok
      ? changed(nameOf(row), { from: row.stock, to: written.value.stock, by: wish.by })
      : refusedBy(nameOf(row), written);
  };
  return asAny({
    list: 'stock',
    permission: 'products',
    task: listActionSchemas.stock,
    canUndo: () => true,
    change: async (editor, id, task) => {
      const found = await stock.find(editor.division, id);
      if (!found.ok) return refusedBy('', found);
      const row = found.value;
      if (task.kind === 'set') return task.to === row.stock ? unchanged(nameOf(row)) : set(editor, row, task);
      // Adding to what has no number would be refused with words about a form.
      if (row.stock === null) return refused(nameOf(row), 'It is made to order');
      return adjust(editor, row, task);
    },
    undo: async (editor, id, former) => {
      const { from, to, by } = formerSchema.parse(former);
      const found = await stock.find(editor.division, id);
      if (!found.ok) return refusedBy('', found);
      const row = found.value;
      const cause = { reason: 'other', note: 'Undone' } as const;
      if (by !== null && row.stock !== null) return adjust(editor, row, { by: -by, ...cause });
      // A number that orders or somebody else have changed since is not the one that was set.
      return row.stock === to ? set(editor, row, { to: from, ...cause }) : refused(nameOf(row), changedSince);
    },
  });
}
