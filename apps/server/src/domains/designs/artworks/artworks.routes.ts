import { route, type Route } from '../../../http/route.ts';
import type { ArtworksService } from './artworks.service.ts';

/** The call of artwork that shoppers bring. */
export function artworksRoutes(artworks: ArtworksService): Route[] {
  return [
    route('artworks.upload', async (context) =>
      artworks.add(context.division, await context.upload(), context.ip),
    ),
  ];
}
