import type { Core } from '../../../core.ts';
import type { Artworks } from '../../designs/artworks/create-artworks.ts';
import type { Orders } from '../../orders/create-orders.ts';
import type { Catalogue } from '../create-catalogue.ts';
import { productReviewsRoutes } from './product-reviews.routes.ts';
import { createProductReviews } from './product-reviews.service.ts';

/** Reviews of products by those who bought them. */
export function createReviews(
  core: Core,
  { artworks, catalogue, orders }: { artworks: Artworks; catalogue: Catalogue; orders: Orders },
) {
  const service = createProductReviews(core, {
    orders: orders.service,
    catalogue: catalogue.service,
    artworks: artworks.service,
  });
  return { service, routes: productReviewsRoutes(service) };
}
