import type { Core } from '../../../core.ts';
import type { Files } from '../../files/index.ts';
import { artworksRoutes } from './artworks.routes.ts';
import { createArtworksService } from './artworks.service.ts';

/** Artwork that shoppers upload. */
export function createArtworks(core: Core, { files }: { files: Files }) {
  const service = createArtworksService(core, files);
  return { service, routes: artworksRoutes(service) };
}

/** The domain of artwork. */
export type Artworks = ReturnType<typeof createArtworks>;
