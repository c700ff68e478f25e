import type { Core } from '../../../core.ts';
import type { FileStore } from '../../files/index.ts';
import type { CatalogueService } from '../catalogue.service.ts';
import { collectionsRoutes } from './collections.routes.ts';
import { createManagedCollections } from './managed-collections.ts';

/** Collections as a store's team manages them, with their calls. Shoppers read them from the catalogue's snapshot. */
export function createCollections(
  core: Pick<Core, 'database' | 'divisions' | 'cache'>,
  deps: { catalogue: CatalogueService; fileStore: FileStore },
) {
  const managed = createManagedCollections(core, deps);
  return { managed, routes: collectionsRoutes(managed, (division) => core.divisions.hostOf(division)) };
}
