import type { Core } from '../../core.ts';
import type { Route } from '../../http/route.ts';
import type { Division } from '../../tenancy/division.ts';
import type { Events } from '../events/create-events.ts';
import type { Files } from '../files/index.ts';
import type { Pages } from '../pages/create-pages.ts';
import { createBlanksImport } from './blanks/blanks.service.ts';
import { createBulkEdits } from './bulk/bulk-edits.ts';
import { createChosenProducts } from './bulk/chosen-products.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { createCatalogueService } from './catalogue.service.ts';
import { createCollections } from './collections/collections.ts';
import { creatorsRoutes } from './creators/creators.routes.ts';
import { createManagedCreators } from './creators/managed-creators.service.ts';
import { createManagedProductsService } from './editing/managed-products.service.ts';
import { managedProductsRoutes } from './editing/managed.routes.ts';
import { createModelsService } from './models.service.ts';
import { createModeration } from './moderation/moderation.ts';
import { createProductExport } from './product-export.ts';
import { createProductFiles } from './product-files/product-files.service.ts';
import { createContentFinders } from './search/content-finders.ts';
import { createSmallEntities } from './small-entities.ts';

/** Products and collections, as shoppers find them and as owners edit them. */
export function createCatalogue(
  core: Core,
  {
    events,
    files: { fileStore, originals },
    pages,
  }: { events: Pick<Events, 'searchedTerms'>; files: Files; pages: Pages },
) {
  const service = createCatalogueService(core);
  const productFiles = createProductFiles(core, originals);
  const products = createManagedProductsService(core, { catalogue: service, fileStore, productFiles });
  const collections = createCollections(core, { catalogue: service, fileStore });
  const moderation = createModeration(core, { catalogue: service, products });
  const creators = createManagedCreators(core, { catalogue: service, fileStore });
  const hostOf = (division: Division): string => core.divisions.hostOf(division);
  const chosen = createChosenProducts(core, service);
  const contentFinders = createContentFinders();
  contentFinders.add((division, { query }) => pages.service.search(division, query));
  const routes: Route[] = [
    ...catalogueRoutes({
      catalogue: service,
      searchedTerms: events.searchedTerms,
      findContent: contentFinders.find,
    }),
    ...managedProductsRoutes(products, { hostOf, exports: createProductExport(core, chosen) }),
    ...creatorsRoutes(creators, hostOf),
    ...createBulkEdits(core, service).routes,
    ...collections.routes,
    ...moderation.routes,
  ];
  return {
    service,
    products,
    productFiles,
    collections: collections.managed,
    /** Other kinds of pages that a search of the shop covers. */
    contentFinders,
    approvals: moderation.approvals,
    blanks: createBlanksImport(core, service),
    chosen,
    models: createModelsService({ catalogue: service, pages: pages.service }),
    small: createSmallEntities(core),
    routes,
  };
}

/** The domain of the catalogue. */
export type Catalogue = ReturnType<typeof createCatalogue>;
