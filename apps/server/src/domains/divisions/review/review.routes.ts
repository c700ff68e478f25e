import { ok } from '../../../http/answer.ts';
import { route, type Route } from '../../../http/route.ts';
import { asStaff } from '../../../security/as-staff.ts';
import type { ReviewService } from './review.service.ts';

/** The staff's calls of reviews of stores. */
export function reviewRoutes(reviews: ReviewService): Route[] {
  return [
    route('atlas.storeReviews', async (_context, { query }) => ok(await reviews.list(query))),
    route('atlas.reviewStore', (context, { params, body }) =>
      asStaff(context, (by) => reviews.review(by, params.id, body)),
    ),
  ];
}
