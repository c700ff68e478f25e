import { statusTexts } from '@omnis/contract';
import { fail } from '../../../http/answer.ts';
import { answeredOnce, route, type Route } from '../../../http/route.ts';
import type { ProductReviews } from './product-reviews.service.ts';

/** Calls of reviews by buyers, and of the team that reads them first. */
export function productReviewsRoutes(reviews: ProductReviews): Route[] {
  return [
    route('orders.reviews', async ({ division, hostKind }, { params }) =>
      // The preview origin runs what the editor shows and never holds anybody's orders.
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : reviews.ofOrder(division, params.orderHash),
    ),
    route('orders.review', async ({ division, hostKind }, { params, body }) =>
      hostKind === 'preview'
        ? fail('not_found', statusTexts[404] ?? '')
        : reviews.write(division, params.orderHash, body),
    ),
    route('dashboard.reviews', ({ division }, { query }) => reviews.list(division, query)),
    answeredOnce(
      route('dashboard.moderateReview', async ({ division, visitor }, { params, body }) =>
        reviews.moderate(division, { id: params.id, state: body.state, actor: visitor.identity }),
      ),
    ),
  ];
}
