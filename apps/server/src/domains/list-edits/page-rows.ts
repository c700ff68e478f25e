import { listActionSchemas } from '@omnis/contract';
import { z } from 'zod';
import { keptPageSchema, type KeptPages } from '../pages/kept-pages.ts';
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
  z.object({ published: z.boolean() }),
  z.object({ deleted: keptPageSchema, name: z.string() }),
]);

/** Changes of many pages: whether they are published, and their deletion. */
export function pageRows(pages: KeptPages): AnyRowChanges {
  /** Publishes a page or the opposite; `asItIs` is said of one that is that way already. */
  async function publish(
    editor: RowEditor,
    id: string,
    { published, asItIs }: { published: boolean; asItIs: (name: string) => RowOutcome },
  ): Promise<RowOutcome> {
    const found = await pages.find(editor.division, Number(id));
    if (!found.ok) return refusedBy('', found);
    const { name, version, published: before } = found.value;
    if (before === published) return asItIs(name);
    const written = await pages.publish(editor, Number(id), { published, version });
    return written.ok ? changed(name, { published: before }) : refusedBy(name, written);
  }
  return asAny({
    list: 'pages',
    permission: 'pages',
    task: listActionSchemas.pages,
    canUndo: () => true,
    change: async (editor, id, task) => {
      if (task.kind === 'publish')
        return publish(editor, id, { published: task.published, asItIs: unchanged });
      const found = await pages.find(editor.division, Number(id));
      const name = found.ok ? found.value.name : '';
      const removed = await pages.remove(editor, Number(id));
      return removed.ok ? changed(name, { deleted: removed.value, name }) : refusedBy(name, removed);
    },
    undo: async (editor, id, stored) => {
      const former = formerSchema.parse(stored);
      if ('published' in former)
        return publish(editor, id, {
          published: former.published,
          asItIs: (name) => refused(name, changedSince),
        });
      const put = await pages.putBack(editor, former.deleted);
      return put.ok ? changed(former.name) : refusedBy(former.name, put);
    },
  });
}
