import { reviewStates, statusTexts, type CallInput, type CallResponse } from '@omnis/contract';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import type { ArtworksService } from '../../designs/artworks/artworks.service.ts';
import { shownPictures } from '../reviews.view.ts';
import type { CatalogueLookups } from '../catalogue.types.ts';
import type { Division } from '../../../tenancy/division.ts';
import { tellTeam } from '../../notifications/dashboard/tell-team.ts';
import type { OrdersService, Purchase } from '../../orders/orders.service.ts';
import {
  countStates,
  insertReview,
  listReviews,
  recount,
  reviewsOfOrder,
  saidBefore,
  setState,
  type ManagedReviewRow,
  type NewReview,
} from './product-reviews.repository.ts';
import { listPart, newestPlace, pageOfRows } from '../../../http/list-page.ts';

type OfOrder = CallResponse<'orders.reviews'>;
type ManagedReview = CallResponse<'dashboard.moderateReview'>;

const perOrder: RateLimit = { max: 60, seconds: 60 * 60 };
const stateSchema = z.enum(reviewStates);
const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** First name with the initial of the last: who wrote it stays recognisable to themselves and to nobody else. */
export function authorOf(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  const initial = rest.at(-1)?.at(0);
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}

/** Reviews by buyers: verified by an order, read by the store's team before anybody else sees them. */
export function createProductReviews(
  { database, reading }: Pick<Core, 'database' | 'reading'>,
  {
    orders,
    catalogue,
    artworks,
  }: {
    orders: Pick<OrdersService, 'purchase'>;
    catalogue: CatalogueLookups;
    artworks: Pick<ArtworksService, 'find' | 'keep'>;
  },
) {
  const limits = createRateLimits(database);

  /** The pictures of a review, kept for good with it. */
  async function keepPictures(
    db: Db,
    division: number,
    ids: readonly string[],
  ): Promise<NewReview['pictures']> {
    const pictures = [];
    for (const [at, id] of [...new Set(ids)].entries()) {
      const artwork = await artworks.find(db, division, id);
      if (!artwork || !(await artworks.keep(db, division, id)))
        throw new Rollback(
          fail('validation_failed', 'This picture is not here any more. Choose it again.', `pictures.${at}`),
        );
      pictures.push({ id, src: artwork.url, width: artwork.width, height: artwork.height });
    }
    return pictures;
  }

  async function viewOf(db: Db, division: number, purchase: Purchase): Promise<OfOrder> {
    const known = await reviewsOfOrder(db, division, purchase.orderId);
    const products = new Map(purchase.items.map((item) => [item.productId, item]));
    return {
      open: purchase.shipped,
      author: authorOf(purchase.buyer),
      items: [...products.values()].map((item) => {
        const review = known.find((one) => one.product_id === item.productId);
        return {
          ...item,
          review: review
            ? {
                rating: review.rating,
                title: review.title,
                body: review.body,
                state: stateSchema.parse(review.state),
              }
            : null,
        };
      }),
    };
  }

  async function toManaged(division: Division, rows: readonly ManagedReviewRow[]): Promise<ManagedReview[]> {
    const products = await catalogue.productsByIds(
      division,
      rows.map((row) => row.product_id),
    );
    return rows.map((row) => ({
      id: row.id,
      author: row.author,
      rating: row.rating,
      title: row.title,
      body: row.body,
      verified: row.verified,
      pictures: shownPictures(row.pictures),
      state: stateSchema.parse(row.state),
      createdAt: row.created_at.toISOString(),
      product: {
        id: row.product_id,
        name: row.name,
        urlName: row.url_name,
        image: products.get(row.product_id)?.image ?? null,
      },
    }));
  }

  return {
    ofOrder: (division: Division, hash: string): Promise<Result<OfOrder>> =>
      database.tenant(division.id, async (db) => {
        const purchase = await orders.purchase(db, division.id, hash);
        return purchase ? ok(await viewOf(db, division.id, purchase)) : gone();
      }),

    write: async (
      division: Division,
      hash: string,
      review: CallInput<'orders.review'>['body'],
    ): Promise<Result<OfOrder>> => {
      const wait = await limits.hit(`review:${division.id}:${hash}`, perOrder);
      if (wait > 0) return tooMany(wait);
      return settle(() =>
        database.tenant(division.id, async (db) => {
          const purchase = await orders.purchase(db, division.id, hash);
          if (!purchase) throw new Rollback(gone());
          const bought = purchase.items.find(({ productId }) => productId === review.productId);
          if (!bought)
            throw new Rollback(fail('validation_failed', 'This product is not in your order', 'productId'));
          if (!purchase.shipped)
            throw new Rollback(
              fail(
                'conflict',
                'Your order is not on its way yet. Review it once it has arrived.',
                'productId',
              ),
            );
          const { orderId, customerId } = purchase;
          const pictures = await keepPictures(db, division.id, review.pictures);
          const written = { ...review, pictures, orderId, customerId };
          if (!(await insertReview(db, division.id, written))) {
            // Sent again after a lost answer: it is answered as it was.
            if (await saidBefore(db, division.id, written)) return viewOf(db, division.id, purchase);
            throw new Rollback(fail('conflict', 'You have reviewed this product already', 'productId'));
          }
          await tellTeam(db, {
            division: division.id,
            kind: 'review.written',
            about: { rating: review.rating, product: bought.name },
            dedupeKey: `review.written:${orderId}:${review.productId}`,
          });
          return viewOf(db, division.id, purchase);
        }),
      );
    },

    list: async (
      division: Division,
      { state, ...query }: CallInput<'dashboard.reviews'>['query'],
    ): Promise<Result<CallResponse<'dashboard.reviews'>>> => {
      const part = listPart(query, newestPlace);
      if (!part.ok) return part;
      const { limit } = part.value;
      const { listed, counts } = await reading.tenant(division.id, async (db) => {
        const [found, states] = await Promise.all([
          listReviews(db, division.id, { state, ...part.value, limit: limit + 1 }),
          countStates(db, division.id),
        ]);
        return { listed: found, counts: states };
      });
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const { rows, next } = pageOfRows(listed, limit, ({ at, id }) => [at, id]);
      return ok({
        items: await toManaged(division, rows),
        total: state === undefined ? all : (counts.get(state) ?? 0),
        page: query.page,
        perPage: limit,
        next,
        pending: counts.get('pending') ?? 0,
      });
    },

    moderate: async (
      division: Division,
      decision: { id: string; state: 'published' | 'rejected'; actor: Identity | null },
    ): Promise<Result<ManagedReview>> => {
      const { id, state, actor } = decision;
      const moved = await settle(() =>
        database.tenant(division.id, async (db) => {
          const row = await setState(db, division.id, { id, state });
          if (!row) throw new Rollback(gone());
          await recount(db, division.id, row.product_id);
          const action = `review.${state}`;
          await recordAudit(db, { division: division.id, actor, action, target: `review:${id}` });
          return row;
        }),
      );
      if (!moved.ok) return moved;
      await catalogue.changed(division.id, [moved.value.product_id]);
      const [view] = await toManaged(division, [moved.value]);
      return view ? ok(view) : gone();
    },
  };
}

/** Reviews by buyers. */
export type ProductReviews = ReturnType<typeof createProductReviews>;
