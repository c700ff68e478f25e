import type { CallInput, CallResponse, ReviewedStore } from '@omnis/contract';
import { platformDivision, type Language } from '@omnis/models';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, Rollback, settle, type Result } from '../../../http/answer.ts';
import type { Identity } from '../../../http/context.ts';
import { randomToken } from '../../../security/secrets.ts';
import { recordAudit } from '../../../security/audit/audit.ts';
import { tellTeam } from '../../notifications/dashboard/tell-team.ts';
import { reviewBegunMail, reviewLiftedMail } from '../../notifications/mail/review-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { Division } from '../../../tenancy/division.ts';
import { storeView } from '../project/store-view.ts';
import { beginReview, liftReview } from './review.repository.ts';

/** Services of other domains that reviews need. */
export interface ReviewDeps {
  readonly mailer: Mailer;
  /** Those who own a store: where they are written to, and in which language. */
  readonly owners: (
    db: Db,
    division: number,
  ) => Promise<readonly { readonly email: string; readonly language: Language }[]>;
}

/** Reviews of stores by staff (storefront.md §2): putting a store under review shuts it, lifting opens it again. */
export function createReviewService(core: Core, { mailer, owners }: ReviewDeps) {
  const { cache, database, divisions, jobs } = core;

  const view = (division: Division): ReviewedStore =>
    storeView(division, new URL(mailer.originOf(division)).host);

  async function tellOwners(
    db: Db,
    division: Division,
    { underReview, reason }: { readonly underReview: boolean; readonly reason: string },
  ): Promise<void> {
    const platform = divisions.platform();
    if (!platform) throw new Error('The platform has no store of its own');
    const kind = underReview ? 'store.review-begun' : 'store.review-lifted';
    const draft = underReview ? reviewBegunMail : reviewLiftedMail;
    await tellTeam(db, {
      division: division.id,
      kind: underReview ? 'store.review_begun' : 'store.review_lifted',
      about: {},
      dedupeKey: `${kind}:${randomToken().slice(0, 16)}`,
    });
    for (const { email: to, language } of await owners(db, division.id))
      await mailer.send(db, platform, {
        kind,
        dedupeKey: `${kind}:${division.id}:${randomToken().slice(0, 16)}`,
        to,
        language,
        draft: (brand) =>
          draft(brand, { store: division.name, reason, link: `${mailer.originOf(platform)}/dashboard/` }),
      });
  }

  return {
    /** A page of stores by name; the platform's own is none that could be shut. */
    async list(query: CallInput<'atlas.storeReviews'>['query']): Promise<CallResponse<'atlas.storeReviews'>> {
      const { page, perPage, state, demographic, paymentInterval, integrationType } = query;
      const { stores, total, underReview } = await divisions.list({
        search: query.search?.trim() ?? '',
        sort: 'name',
        page,
        perPage,
        without: platformDivision,
        state,
        demographic,
        paymentInterval,
        integrationType,
      });
      return { items: stores.map(view), total, page, perPage, underReview };
    },

    /**
     * Puts a store under review or lifts the review, with a line in its audit log and a mail to its owners. Fails with
     * `not_found`, with `validation_failed` on `reason` where one is due, and with `conflict` when it was done already.
     */
    async review(
      by: Identity,
      id: number,
      { underReview, reason }: CallInput<'atlas.reviewStore'>['body'],
    ): Promise<Result<ReviewedStore>> {
      const division = await divisions.byId(id);
      if (!division || id === platformDivision) return fail('not_found', 'There is no such store');
      if (underReview && reason === '') return fail('validation_failed', 'This field is required', 'reason');
      const written = await settle(() =>
        database.platform(async (db) => {
          const isDone = underReview
            ? await beginReview(db, id, { reason, by: by.name })
            : await liftReview(db, id);
          if (!isDone)
            throw new Rollback(
              fail(
                'conflict',
                underReview
                  ? 'This store is under review already'
                  : 'This store is not under review any more',
              ),
            );
          await recordAudit(db, {
            division: id,
            actor: by,
            action: underReview ? 'store.review_begun' : 'store.review_lifted',
            target: `division:${id}`,
            data: { reason },
          });
          await tellOwners(db, division, { underReview, reason });
        }),
      );
      // Also after a conflict: it was decided elsewhere, and this process has not heard of it.
      const changed = await divisions.changed(id);
      if (!written.ok) return written;
      cache.drop([`division:${id}`, `pages:${id}`]);
      jobs.wake();
      return changed ? ok(view(changed)) : fail('not_found', 'There is no such store');
    },
  };
}

/** Reviews of stores by staff. */
export type ReviewService = ReturnType<typeof createReviewService>;
