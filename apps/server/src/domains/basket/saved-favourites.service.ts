import type { Basket } from '@omnis/contract';
import { imageUrl, type Language } from '@omnis/models';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { fail, ok, type Result } from '../../http/answer.ts';
import { hashToken, randomToken } from '../../security/secrets.ts';
import { createRateLimits, type RateLimit } from '../../security/rate-limits.ts';
import type { CatalogueLookups } from '../catalogue/catalogue.types.ts';
import { pictureIn } from '../catalogue/find-variant.ts';
import { favouritesLinkMail } from '../notifications/mail/account-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { findLink, insertLink } from './basket.repository.ts';
import type { BasketService } from './basket.service.ts';
import type { Shopper } from './basket-changes.ts';
import { favouritePrice } from './favourite-price.ts';

const linkDays = 30;
const mailedProducts = 12;
const perAddress: RateLimit = { max: 5, seconds: 60 * 60 };
const perVisitor: RateLimit = { max: 20, seconds: 60 * 60 };
const product = z.number().int();
const likedSchema = z.array(
  z.union([
    z.object({ product, colour: z.string(), size: z.string() }),
    // Links that were mailed before colours were kept.
    product.transform((id) => ({ product: id, colour: '', size: '' })),
  ]),
);

/** Favourites by mail: a link that brings them back on any device. */
export function createSavedFavourites(
  { database, jobs }: Pick<Core, 'database' | 'jobs'>,
  deps: { basket: BasketService; catalogue: CatalogueLookups; mailer: Mailer },
) {
  const { basket, catalogue, mailer } = deps;
  const limits = createRateLimits(database);

  return {
    /** Mails the link. The address is used for this mail only. */
    async mail(
      shopper: Shopper,
      to: { email: string; origin: string; ip: string; language: Language },
    ): Promise<Result<{ message: string }>> {
      const { division, currency } = shopper;
      const email = to.email.toLowerCase();
      const waits = [
        await limits.hit(`favourites-to:${division.id}:${email}`, perAddress),
        await limits.hit(`favourites-from:${to.ip}`, perVisitor),
      ];
      const wait = Math.max(...waits);
      if (wait > 0) {
        return {
          ...fail('rate_limited', 'Too many emails. Try again later.'),
          headers: { 'retry-after': String(wait) },
        };
      }
      const all = await database.tenant(division.id, (db) => basket.likedProducts(db, shopper));
      const ids = all.map((one) => one.product);
      const [products, variants] = await Promise.all([
        catalogue.productsByIds(division, ids),
        catalogue.variantsOf(division, ids),
      ]);
      // A product that is no longer sold has no page to come back to.
      const liked = all.filter((one) => products.get(one.product)?.shown);
      if (liked.length === 0) return fail('validation_failed', 'You have no favourites yet', 'email');

      const token = randomToken();
      const prices = catalogue.prices(division, currency);
      const draftProducts = liked.slice(0, mailedProducts).flatMap((one) => {
        const found = products.get(one.product);
        if (found === undefined) return [];
        const image = pictureIn(found, one.colour);
        const { priceMinor } = favouritePrice(found, variants.get(found.id) ?? [], {
          liked: one,
          prices,
        });
        return {
          name: found.name,
          options: [one.colour, one.size].filter(Boolean).join(', '),
          priceMinor,
          currency: prices.currency,
          image:
            image === null ? null : new URL(imageUrl(image, { width: 144, height: 144 }), to.origin).href,
        };
      });
      const tokenHash = hashToken(token);
      await database.tenant(division.id, async (db) => {
        await Promise.all([
          insertLink(db, {
            division: division.id,
            tokenHash,
            email,
            liked,
            days: linkDays,
          }),
          mailer.send(db, division, {
            kind: 'favourites.link',
            dedupeKey: `favourites.link:${tokenHash}`,
            to: to.email,
            origin: to.origin,
            language: to.language,
            draft: (brand) =>
              favouritesLinkMail(brand, {
                link: `${to.origin}/favourites/?br=${token}`,
                products: draftProducts,
              }),
          }),
        ]);
      });
      jobs.wake();
      return ok({ message: 'We have sent you an email with a link to your favourites' });
    },

    /** Brings favourites back from the link's token; they join those at hand. */
    async recover(shopper: Shopper, token: string): Promise<Result<Basket>> {
      const { division } = shopper;
      const found = await database.tenant(division.id, (db) => findLink(db, division.id, hashToken(token)));
      if (found === null) return fail('not_found', 'This link no longer works. Ask for a new one.', 'br');
      return basket.likeProducts(shopper, likedSchema.parse(found));
    },
  };
}

/** Favourites by mail. */
export type SavedFavourites = ReturnType<typeof createSavedFavourites>;
