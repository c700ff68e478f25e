import { fulfilOrderSchema, listActionSchemas, type ManagedOrder } from '@omnis/contract';
import { z } from 'zod';
import type { Result } from '../../http/answer.ts';
import type { Division } from '../../tenancy/division.ts';
import type { Fulfilments } from '../orders/fulfilments/fulfilments.service.ts';
import type { OrderNotes } from '../orders/notes/order-notes.service.ts';
import { changeTags } from '../orders/notes/order-tags.ts';
import { asAny, changed, refusedBy, unchanged, type AnyRowChanges, type RowEditor } from './edited-list.ts';

const formerSchema = z.object({ added: z.array(z.string()), removed: z.array(z.string()) });

/** Changes of many orders: their tags, and that they were sent. */
export function orderRows({
  find,
  notes,
  fulfilments,
}: {
  readonly find: (division: Division, id: number) => Promise<Result<ManagedOrder>>;
  readonly notes: OrderNotes;
  readonly fulfilments: Pick<Fulfilments, 'fulfil'>;
}): AnyRowChanges {
  async function tag(
    { division, actor, key }: RowEditor,
    id: string,
    { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
  ) {
    const orderId = Number(id);
    const found = await find(division, orderId);
    if (!found.ok) return refusedBy('', found);
    const { number, tags } = found.value;
    const wish = { addTags: [...add], removeTags: [...remove] };
    const { added, removed } = changeTags(tags, wish);
    if (added.length + removed.length === 0) return unchanged(number);
    const noted = await notes.add(actor, { division, orderId, key }, { text: '', ...wish });
    return noted.ok ? changed(number, { added, removed }) : refusedBy(number, noted);
  }
  return asAny({
    list: 'orders',
    permission: 'orders',
    task: listActionSchemas.orders,
    // Its customer may have been told that it was sent.
    canUndo: ({ kind }) => kind === 'tags',
    change: async (editor, id, task) => {
      if (task.kind === 'tags') return tag(editor, id, task);
      const { division, actor, key } = editor;
      const found = await find(division, Number(id));
      const sent = await fulfilments.fulfil(
        actor,
        { division, orderId: Number(id), key },
        fulfilOrderSchema.parse({ notify: task.notify }),
      );
      const name = found.ok ? found.value.number : '';
      return sent.ok ? changed(name) : refusedBy(name, sent);
    },
    undo: (editor, id, former) => {
      const { added, removed } = formerSchema.parse(former);
      return tag(editor, id, { add: removed, remove: added });
    },
  });
}
