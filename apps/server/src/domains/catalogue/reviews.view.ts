import type { CallResponse } from '@omnis/contract';
import { z } from 'zod';
import type { readReviews } from './catalogue.repository.ts';
import { averageOf } from './listing/cards.ts';
import type { ProductRow } from './snapshot/snapshot.types.ts';

/** Shape of `reviews.pictures`: artwork of the buyer, whose id stays inside. */
export const reviewPicturesSchema = z.array(
  z.object({ id: z.string(), src: z.string(), width: z.number(), height: z.number() }),
);

/** The pictures of a review as everybody may see them. */
export function shownPictures(pictures: unknown): { src: string; width: number; height: number }[] {
  return reviewPicturesSchema.parse(pictures).map(({ src, width, height }) => ({ src, width, height }));
}

const stars = [1, 2, 3, 4, 5];

/** A page of a product's reviews as its page shows them; the histogram counts from one star to five. */
export function toReviews(
  row: ProductRow,
  { reviews, ratings }: Awaited<ReturnType<typeof readReviews>>,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): CallResponse<'products.reviews'> {
  return {
    items: reviews.map(({ created_at: createdAt, pictures, ...review }) => ({
      ...review,
      pictures: shownPictures(pictures),
      createdAt: createdAt.toISOString(),
    })),
    total: ratings.reduce((sum, { count }) => sum + count, 0),
    page,
    perPage,
    average: averageOf(row),
    histogram: stars.map((star) => ratings.find(({ rating }) => rating === star)?.count ?? 0),
  };
}
