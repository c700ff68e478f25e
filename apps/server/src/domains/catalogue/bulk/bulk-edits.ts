import type { Core } from '../../../core.ts';
import type { CallContext } from '../../../http/context.ts';
import { route } from '../../../http/route.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { createManagedBulkEdits, type BulkEditor } from './managed-bulk-edits.ts';

const editorOf = ({ division, visitor, idempotencyKey: key }: CallContext): BulkEditor => ({
  division,
  actor: visitor.identity,
  key,
});

/** Bulk edits of a store's products, with their calls. */
export function createBulkEdits(
  core: Pick<Core, 'database' | 'jobs' | 'divisions'>,
  catalogue: CatalogueService,
) {
  const managed = createManagedBulkEdits(core, catalogue);
  const routes = [
    route('dashboard.startBulkEdit', (context, { body }) => managed.start(editorOf(context), body)),
    route('dashboard.bulkEdit', ({ division }, { params }) => managed.get(division, params.id)),
    route('dashboard.undoBulkEdit', (context, { params }) => managed.undo(editorOf(context), params.id)),
  ];
  return { managed, routes };
}
