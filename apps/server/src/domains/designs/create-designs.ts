import type { Core } from '../../core.ts';
import type { Artworks } from './artworks/create-artworks.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { designsRoutes } from './designs.routes.ts';
import { createDesignsService } from './designs.service.ts';

/** Designs that shoppers make in the studio. */
export function createDesigns(
  core: Core,
  { artworks, catalogue }: { artworks: Artworks; catalogue: Catalogue },
) {
  const service = createDesignsService(core, {
    artworks: artworks.service,
    catalogue: catalogue.service,
  });
  return { service, routes: designsRoutes(service) };
}

/** The domain of designs. */
export type Designs = ReturnType<typeof createDesigns>;
