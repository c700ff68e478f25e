import { listActionSchemas } from '@omnis/contract';
import { z } from 'zod';
import { keptDiscountSchema, type KeptDiscounts } from '../discounts/kept-discounts.ts';
import type { ManagedDiscounts } from '../discounts/managed-discounts.ts';
import {
  asAny,
  changed,
  changedSince,
  refused,
  refusedBy,
  unchanged,
  type AnyRowChanges,
  type RowEditor,
  type RowOutcome,
} from './edited-list.ts';

const formerSchema = z.union([
  z.object({ enabled: z.boolean() }),
  z.object({ deleted: keptDiscountSchema, name: z.string() }),
]);

/** Changes of many discounts: whether they are on, and their deletion. */
export function discountRows(
  discounts: Pick<ManagedDiscounts, 'find' | 'update'>,
  kept: KeptDiscounts,
): AnyRowChanges {
  /** Turns a discount on or off; `asItIs` is said of one that is that way already. */
  async function turn(
    editor: RowEditor,
    id: string,
    { enabled, asItIs }: { enabled: boolean; asItIs: (name: string) => RowOutcome },
  ): Promise<RowOutcome> {
    const found = await discounts.find(editor.division, id);
    if (!found.ok) return refusedBy('', found);
    const { title, version, enabled: before } = found.value;
    if (before === enabled) return asItIs(title);
    const written = await discounts.update(editor, id, { enabled, version });
    return written.ok ? changed(title, { enabled: before }) : refusedBy(title, written);
  }
  return asAny({
    list: 'discounts',
    permission: 'products',
    task: listActionSchemas.discounts,
    canUndo: () => true,
    change: async (editor, id, task) => {
      if (task.kind === 'enable') return turn(editor, id, { enabled: task.enabled, asItIs: unchanged });
      const found = await discounts.find(editor.division, id);
      const name = found.ok ? found.value.title : '';
      const removed = await kept.remove(editor, id);
      return removed.ok ? changed(name, { deleted: removed.value, name }) : refusedBy(name, removed);
    },
    undo: async (editor, id, stored) => {
      const former = formerSchema.parse(stored);
      if ('enabled' in former)
        return turn(editor, id, {
          enabled: former.enabled,
          asItIs: (name) => refused(name, changedSince),
        });
      const put = await kept.putBack(editor, former.deleted);
      return put.ok ? changed(former.name) : refusedBy(former.name, put);
    },
  });
}
