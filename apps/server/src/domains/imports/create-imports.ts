import type { Core } from '../../core.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import type { FetchRemoteImageOptions, Files } from '../files/index.ts';
import { importsRoutes } from './imports.routes.ts';
import { createImportsService } from './imports.service.ts';

/** Imports of products from files. */
export function createImports(
  core: Core,
  {
    catalogue,
    files,
    fetchImage,
  }: { catalogue: Catalogue; files: Files; fetchImage?: FetchRemoteImageOptions | undefined },
) {
  const service = createImportsService(core, {
    fileStore: files.fileStore,
    changed: (division, products) => catalogue.service.changed(division, products),
    ...(fetchImage ? { fetchOptions: fetchImage } : {}),
  });
  return { service, routes: importsRoutes(service) };
}
