import { listActionSchemas, type ManagedCustomer } from '@omnis/contract';
import { customerLimits } from '@omnis/models';
import { z } from 'zod';
import type { ManagedCustomers } from '../customers/managed-customers.ts';
import { changeTags } from '../orders/notes/order-tags.ts';
import {
  asAny,
  changed,
  refused,
  refusedBy,
  unchanged,
  type AnyRowChanges,
  type RowEditor,
} from './edited-list.ts';

const formerSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

const nameOf = ({ firstName, lastName, email }: ManagedCustomer): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Changes of many customers: their tags, and that they no longer get marketing emails. */
export function customerRows(
  customers: Pick<ManagedCustomers, 'find' | 'update' | 'unsubscribe'>,
): AnyRowChanges {
  async function tag(
    editor: RowEditor,
    id: string,
    { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ) {
    const found = await customers.find(editor.division, id);
    if (!found.ok) return refusedBy('', found);
    const name = nameOf(found.value);
    const { tags, added, removed } = changeTags(found.value.tags, {
      addTags: [...add],
      removeTags: [...remove],
    });
    if (added.length + removed.length === 0) return unchanged(name);
    if (tags.length > customerLimits.tags)
      return refused(name, `A customer has at most ${customerLimits.tags} tags`);
    const written = await customers.update(editor, id, { tags: [...tags], version: found.value.version });
    return written.ok ? changed(name, { added, removed }) : refusedBy(name, written);
  }
  return asAny({
    list: 'customers',
    permission: 'orders',
    task: listActionSchemas.customers,
    // A consent is given by the customer alone.
    canUndo: ({ kind }) => kind === 'tags',
    change: async (editor, id, task) => {
      if (task.kind === 'tags') return tag(editor, id, task);
      const found = await customers.find(editor.division, id);
      if (!found.ok) return refusedBy('', found);
      const name = nameOf(found.value);
      if (found.value.subscriptions.length === 0) return unchanged(name);
      const written = await customers.unsubscribe(editor, id);
      return written.ok ? changed(name) : refusedBy(name, written);
    },
    undo: (editor, id, former) => {
      const { added, removed } = formerSchema.parse(former);
      return tag(editor, id, { add: removed, remove: added });
    },
  });
}
