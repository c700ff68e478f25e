import { texts, type CallInput, type CallResponse } from '@omnis/contract';
import { colourSlug, languageOf, type Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../../core.ts';
import { fail, ok, type Result } from '../../../http/answer.ts';
import type { JobKind } from '../../../jobs/jobs.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../../security/rate-limits.ts';
import type { CatalogueLookups, FoundVariant } from '../../catalogue/catalogue.types.ts';
import type { Division } from '../../../tenancy/division.ts';
import { unsubscribeLink } from '../../notifications/mail/unsubscribe-link.ts';
import { backInStockMail } from '../../notifications/mail/stock-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import { stockNoticesList } from './stock-notices-list.ts';
import {
  anyoneWaits,
  noteNotice,
  takeNotice,
  waitingNotices,
  type Notice,
} from './stock-notices.repository.ts';

/** Seconds from one look at the stock to the next, while anybody waits. */
const lookPause = 10 * 60;

const lookAtStock: JobKind<{ division: number }> = {
  name: 'stock.look',
  title: 'Look for products back in stock',
  schema: z.object({ division: z.number().int() }),
  retries: 20,
  concurrency: 2,
};

/** Wishes from one network address, and for one mail address, in an hour. */
const perVisitor: RateLimit = { max: 20, seconds: 60 * 60 };
const perAddress: RateLimit = { max: 10, seconds: 60 * 60 };

/** Of looks that come one upon the other, as after a wish that was taken back and told again, one goes on. */
const goesOn: RateLimit = { max: 1, seconds: lookPause / 2 };

/** A person who asks to be told. */
export interface Asker {
  readonly division: Division;
  readonly ip: string;
  readonly language: Language;
}

/** A colour and size that is sold out. */
export interface GoneVariant {
  readonly id: string;
  readonly name: string;
  readonly product: Pick<FoundVariant['product'], 'name' | 'urlName'>;
}

/** Tells by mail, once, that something is back which was sold out. */
export function createStockNoticesService(
  core: Pick<Core, 'database' | 'jobs' | 'divisions' | 'secrets'>,
  { catalogue, mailer }: { catalogue: CatalogueLookups; mailer: Mailer },
) {
  const { database, jobs, divisions, secrets } = core;
  const limits = createRateLimits(database);

  /** Tells one who waits, and forgets them, in one transaction. */
  async function tell(division: Division, notice: Notice, found: FoundVariant): Promise<void> {
    const { product, variant } = found;
    const origin = mailer.originOf(division);
    const { email } = notice;
    const colour = variant.colour === '' ? '' : `${encodeURIComponent(colourSlug(variant.colour))}/`;
    const unsubscribe = unsubscribeLink(secrets, {
      origin,
      division: division.id,
      leaver: { mailingList: stockNoticesList, email },
    });
    await database.tenant(division.id, async (db) => {
      if (!(await takeNotice(db, division.id, notice))) return;
      await mailer.send(db, division, {
        kind: 'stock.back',
        dedupeKey: `stock.back:${notice.id}`,
        to: email,
        language: languageOf(notice.language),
        unsubscribe,
        draft: (brand) =>
          backInStockMail(brand, {
            name: product.name,
            options: [variant.colour, variant.size].filter(Boolean).join(', '),
            link: `${origin}/product/${encodeURIComponent(product.urlName)}/${colour}`,
            unsubscribe,
          }),
      });
    });
  }

  /** Tells who waits for what is there again. */
  async function look(division: Division): Promise<void> {
    const waiting = await database.tenant(division.id, (db) => waitingNotices(db, division.id));
    if (waiting.length === 0) return;
    const variants = await catalogue.variantsByIds(division, [
      ...new Set(waiting.map(({ variantId }) => variantId)),
    ]);
    const back = waiting.flatMap((notice) => {
      const found = variants.get(notice.variantId);
      return found?.available ? [{ notice, found }] : [];
    });
    for (const { notice, found } of back) await tell(division, notice, found);
    jobs.wake();
  }

  const lookLater = { afterSeconds: lookPause };
  jobs.handle(lookAtStock, async (data) => {
    const division = await divisions.byId(data.division);
    if (!division) return;
    await look(division);
    const turn = `stock-look:${division.id}`;
    if ((await limits.wait(turn, goesOn)) > 0) return;
    await database.tenant(division.id, async (db) => {
      if (await anyoneWaits(db, division.id))
        await jobs.enqueueLater(db, lookAtStock, { data, ...lookLater });
    });
    await limits.hit(turn, goesOn);
  });

  return {
    look,

    /**
     * Variants of a product that are sold out, and can be waited for; none for a product that the store does not show.
     */
    goneOf: async (division: Division, productId: number): Promise<GoneVariant[]> => {
      const variants = (await catalogue.variantsOf(division, [productId])).get(productId) ?? [];
      return variants
        .filter(({ product, available }) => product.shown && !available)
        .map(({ product, variant: { id, colour, size } }) => ({
          id,
          name: [colour, size].filter(Boolean).join(', ') || product.name,
          product,
        }));
    },

    /** Notes who wants to be told. The answer is the same for who waits already. */
    ask: async (
      { division, ip, language }: Asker,
      { variantId, email: given }: CallInput<'products.tellWhenBack'>['body'],
    ): Promise<Result<CallResponse<'products.tellWhenBack'>>> => {
      const email = given.toLowerCase();
      const wait = Math.max(
        await limits.hit(`stock-notice:${division.id}:${ip}`, perVisitor),
        await limits.hit(`stock-notice:${division.id}:${email}`, perAddress),
      );
      if (wait > 0) return tooMany(wait);
      const found = (await catalogue.variantsByIds(division, [variantId])).get(variantId);
      if (!found?.product.shown) return fail('not_found', texts.productGone, 'variantId');
      if (found.available) return fail('conflict', 'This is back already: you can buy it now.', 'variantId');
      await database.tenant(division.id, async (db) => {
        const isLookedAfter = await anyoneWaits(db, division.id);
        await noteNotice(db, division.id, { variantId, email, language });
        const data = { division: division.id };
        if (!isLookedAfter) await jobs.enqueueLater(db, lookAtStock, { data, ...lookLater });
      });
      return ok({ message: 'We will email you as soon as it is back.' });
    },
  };
}

/** Tells by mail, once, that something is back which was sold out. */
export type StockNotices = ReturnType<typeof createStockNoticesService>;
