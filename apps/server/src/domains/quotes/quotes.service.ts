import { statusTexts, type Quote, type QuoteRequest } from '@omnis/contract';
import type { Core } from '../../core.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import { createRateLimits, tooMany, type RateLimit } from '../../security/rate-limits.ts';
import type { ArtworksService } from '../designs/artworks/artworks.service.ts';
import { ownLanguage, type Division } from '../../tenancy/division.ts';
import { nextOrderNumber } from '../divisions/order-number.ts';
import { tellTeam } from '../notifications/dashboard/tell-team.ts';
import { sizeText } from '../notifications/mail/order-mail-parts.ts';
import { quoteAskedMail, type QuoteMailFacts } from '../notifications/mail/quote-mails.ts';
import { quoteToShopMail } from '../notifications/mail/quote-to-shop-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { insertOrder } from '../orders/new-order.ts';
import { findOrderByHash } from '../orders/order-lookups.ts';
import { askedBefore, quoteHash } from './asked-once.ts';
import { quoteOrder, requestFailure, wishWords } from './new-quote.ts';
import { insertQuote } from './quotes.repository.ts';
import { toQuote } from './quotes.view.ts';
import { wholeQuotes } from './whole-quote.ts';
import type { SayInMail } from '../../texts/mails/mail-words.ts';
import { nameIn, type Language } from '@omnis/models';

/** A person who asks for a quote. */
export interface QuoteAsker {
  readonly ip: string;
  readonly language: Language;
  readonly origin: string;
  /** Id of the customer who is signed in; null for everybody else. */
  readonly customerId: string | null;
  /** The same when the same is sent again because its answer was lost; '' without. */
  readonly key: string;
}

/** Quotes on the shopper's side (storefront.md §2 /get-a-quote/, /advanced-quote/). */
export interface QuotesService {
  /**
   * Writes a bespoke order in its first status, with mails to the shopper and the shop, once for a key. Fails with `rate_limited`, or
   * with `validation_failed` on `deadline`, `vatNumber` or `artwork`; nothing is written then.
   */
  request(
    division: Division,
    request: QuoteRequest,
    by: QuoteAsker,
  ): Promise<Result<{ orderHash: string; number: string }>>;
  /** The quote of an order, in its own store only. */
  byHash(division: Division, hash: string): Promise<Result<Quote>>;
}

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

/** Requests from one network address, and to one store, in an hour. */
const perVisitor: RateLimit = { max: 10, seconds: 60 * 60 };
const perStore: RateLimit = { max: 300, seconds: 60 * 60 };

function mailFacts(
  request: QuoteRequest,
  order: { number: string; hash: string },
  say: SayInMail,
): QuoteMailFacts {
  const { name, prints, deadline } = wishWords(request, say);
  return {
    ...order,
    firstName: request.firstName,
    customerName: nameIn(request.country, request),
    company: request.company,
    email: request.email,
    phone: request.phone,
    what: name,
    sizes: request.sizes.map(({ size, quantity }) => `${quantity} × ${sizeText(say, size)}`),
    prints,
    deadline,
    details: request.details,
  };
}

/** Builds the service. */
export function createQuotesService(
  { database, jobs }: Core,
  { artworks, mailer }: { artworks: ArtworksService; mailer: Mailer },
): QuotesService {
  const wholes = wholeQuotes(artworks);
  const limits = createRateLimits(database);

  return {
    request: async (division, request, { ip, origin, language, customerId, key }) => {
      const wait = Math.max(
        await limits.hit(`quotes:${division.id}:${ip}`, perVisitor),
        await limits.hit(`quotes:${division.id}`, perStore),
      );
      if (wait > 0) return tooMany(wait);
      const fault = requestFailure(request, new Date());
      if (fault) return fault;
      const { artwork, vatNumber, product, colour, sizes, prints, deadline } = request;
      const written = await settle(() =>
        database.tenant(division.id, async (db) => {
          const hash = quoteHash(division.id, key, request);
          const before = await askedBefore(db, division.id, hash);
          if (before) return before;
          const picture = artwork === undefined ? null : await artworks.find(db, division.id, artwork);
          if (artwork !== undefined && !(await artworks.keep(db, division.id, artwork)))
            throw new Rollback(fail('validation_failed', 'The file is gone. Choose it again.', 'artwork'));
          const number = await nextOrderNumber(db, division);
          const image = picture?.url ?? null;
          const { order } = await insertOrder(
            db,
            quoteOrder(request, { division, hash, number, language, customerId, image }),
          );
          await insertQuote(db, {
            division_id: division.id,
            order_id: order.id,
            request: JSON.stringify({ product, colour, sizes, prints, deadline }),
            vat_number: vatNumber.toUpperCase(),
            artwork_id: artwork ?? null,
          });
          await tellTeam(db, {
            division: division.id,
            kind: 'quote.asked',
            about: { id: order.id, number, pieces: sizes.reduce((sum, { quantity }) => sum + quantity, 0) },
            dedupeKey: `quote.asked:${order.id}`,
          });
          const at = { number, hash };
          await mailer.send(db, division, {
            kind: 'quote.asked',
            dedupeKey: `quote.asked:${order.id}`,
            order: order.id,
            to: request.email,
            origin,
            language,
            draft: (brand) => quoteAskedMail(brand, mailFacts(request, at, brand.say)),
          });
          if (division.contactEmail !== '')
            await mailer.send(db, division, {
              kind: 'quote.shop',
              dedupeKey: `quote.shop:${order.id}`,
              to: division.contactEmail,
              replyTo: request.email,
              origin,
              language: ownLanguage(division),
              draft: (brand) => quoteToShopMail(brand, mailFacts(request, at, brand.say)),
            });
          return { orderHash: hash, number };
        }),
      );
      if (written.ok) jobs.wake();
      return written;
    },

    byHash: (division, hash) =>
      database.tenant(division.id, async (db) => {
        const order = await findOrderByHash(db, division.id, hash);
        const whole = order && (await wholes.read(db, division, order));
        return whole ? ok(toQuote(whole.rows, whole)) : gone();
      }),
  };
}
