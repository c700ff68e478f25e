import { liveTopics, statusTexts, type CallInput, type StaffQuote } from '@omnis/contract';
import { languageOf, percentOf, toMajor, toMinor } from '@omnis/models';
import { sql } from 'kysely';
import type { Core } from '../../core.ts';
import type { Db } from '../../database/connection.ts';
import { fail, ok, Rollback, settle, type Failure, type Result } from '../../http/answer.ts';
import type { Identity, Upload } from '../../http/context.ts';
import type { ArtworksService } from '../designs/artworks/artworks.service.ts';
import { recordAudit } from '../../security/audit/audit.ts';
import { recountOrder } from '../customers/recounts.ts';
import { takePicture, type FileStore } from '../files/index.ts';
import { mockupMail, offerMail } from '../notifications/mail/quote-mails.ts';
import type { Mailer } from '../notifications/mailer.service.ts';
import { noteOnOrder } from '../orders/move-order.ts';
import { orderMailFacts } from '../orders/order-mail-facts.ts';
import { findOrder } from '../orders/order-lookups.ts';
import { readOrder } from '../orders/orders.view.ts';
import { usualVat } from './new-quote.ts';
import { isPast } from './quote-validity.ts';
import { updateQuote } from './quotes.repository.ts';
import { toQuote } from './quotes.view.ts';
import { wholeQuotes, type WholeQuote } from './whole-quote.ts';

type Offer = CallInput<'atlas.offerQuote'>['body'];

const noVat = 'This store had no VAT number when the quote was asked for, so it cannot charge VAT.';

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');

function toStaffQuote(whole: WholeQuote): StaffQuote {
  const { order, items } = whole.rows;
  const { currency } = readOrder(order);
  return {
    ...toQuote(whole.rows, whole),
    vatRate: Number(items[0]?.vat_rate ?? usualVat),
    shipping: toMajor(order.shipping_minor - order.shipping_tax_minor, currency),
  };
}

/** Work of staff on quotes: prices on the lines, and the mock-up. */
export interface StaffQuotesService {
  /**
   * The quote of an order; null for an order that began otherwise.
   *
   * @param within - the store that the order must belong to; null for staff, under the platform's role
   */
  read(id: number, within: number | null): Promise<Result<StaffQuote | null>>;
  /** Puts prices on the lines and mails them; fails with `conflict` once accepted, on `lines` when one is missing, on a past day. */
  offer(staff: Identity, id: number, offer: Offer): Promise<Result<StaffQuote>>;
  /** Takes in the mock-up and mails that it is there; fails with `conflict` unless it is awaited. */
  mockup(staff: Identity, id: number, upload: Upload | null): Promise<Result<StaffQuote>>;
}

/** Builds the service. */
export function createStaffQuotes(
  { database, divisions, jobs }: Core,
  { artworks, mailer, fileStore }: { artworks: ArtworksService; mailer: Mailer; fileStore: FileStore },
): StaffQuotesService {
  const wholes = wholeQuotes(artworks);

  async function whole(db: Db, id: number, lock = false): Promise<WholeQuote> {
    const order = await findOrder(db, { division: null, id, lock });
    const division = order && (await divisions.byId(order.division_id, db));
    const found = order && division ? await wholes.read(db, division, order) : null;
    if (!found) throw new Rollback(gone());
    return found;
  }

  const byOf = (staff: Identity) => ({ kind: 'staff', id: staff.id, name: staff.name }) as const;

  /** Writes the prices of an offer on the order and its lines; tax is added to prices without it. */
  async function price(db: Db, { rows: { order, items } }: WholeQuote, offer: Offer): Promise<void> {
    const { currency } = readOrder(order);
    const { vatRate } = offer;
    const prices = new Map(offer.lines.map(({ id, price: one }) => [id, toMinor(one, currency)]));
    const lines = items.map((item) => {
      const net = prices.get(item.id);
      if (net === undefined)
        throw new Rollback(fail('validation_failed', 'Put a price on every line', 'lines'));
      // By line, as an invoice adds it up: in thousands of pieces the roundings of each would be pounds.
      const tax = percentOf(net * item.quantity, vatRate);
      return { item, net, tax, each: percentOf(net, vatRate) };
    });
    for (const { item, net, tax, each } of lines)
      await db.query
        .updateTable('order_items')
        .set({
          price_minor: net,
          tax_minor: each,
          tax_rest_minor: tax - each * item.quantity,
          vat_rate: vatRate,
        })
        .where('division_id', '=', order.division_id)
        .where('id', '=', item.id)
        .execute();
    const sum = (of: (line: (typeof lines)[number]) => number): number =>
      lines.reduce((total, line) => total + of(line), 0);
    const shippingNet = toMinor(offer.shipping, currency);
    const shippingTax = percentOf(shippingNet, vatRate);
    const subtotal = sum(({ item, net, tax }) => net * item.quantity + tax);
    db.announce(liveTopics.queue);
    await recountOrder(db, order);
    await db.query
      .updateTable('orders')
      .set({
        subtotal_minor: subtotal,
        goods_tax_minor: sum(({ tax }) => tax),
        shipping_minor: shippingNet + shippingTax,
        shipping_tax_minor: shippingTax,
        total_minor: subtotal + shippingNet + shippingTax,
        updated_at: sql<Date>`now()`,
      })
      .where('division_id', '=', order.division_id)
      .where('id', '=', order.id)
      .execute();
  }

  return {
    read: (id, within) => {
      const work = async (db: Db): Promise<Result<StaffQuote | null>> => {
        const order = await findOrder(db, { division: within, id });
        const division = order && (await divisions.byId(order.division_id, db));
        if (!order || !division) return gone();
        const found = await wholes.read(db, division, order);
        return ok(found && toStaffQuote(found));
      };
      return within === null ? database.platform(work) : database.tenant(within, work);
    },

    offer: async (staff, id, offer) => {
      if (offer.validUntil !== '' && isPast(offer.validUntil))
        return fail('validation_failed', 'Choose a day to come', 'validUntil');
      const made = await settle(() =>
        database.platform(async (db) => {
          const before = await whole(db, id, true);
          const { order } = before.rows;
          if (order.status !== 'quote')
            throw new Rollback(fail('conflict', 'This quote is answered: its price stands'));
          if (order.vat_number === '' && offer.vatRate > 0)
            throw new Rollback(fail('validation_failed', noVat, 'vatRate'));
          await price(db, before, offer);
          await updateQuote(db, order, {
            offered_at: new Date(),
            valid_until: offer.validUntil === '' ? null : offer.validUntil,
            message: offer.message,
            asked: '',
            asked_at: null,
          });
          await noteOnOrder(db, order, { reason: 'Price sent', by: byOf(staff) });
          await recordAudit(db, {
            division: order.division_id,
            actor: staff,
            action: 'quote.offered',
            target: `order:${id}`,
            data: {
              number: order.number,
              lines: offer.lines,
              shipping: offer.shipping,
              vatRate: offer.vatRate,
            },
          });
          const after = await whole(db, id);
          const facts = orderMailFacts(after.rows.order, after.rows.items);
          await mailer.send(db, after.division, {
            kind: 'quote.offer',
            dedupeKey: `quote.offer:${id}:${after.rows.log.at(-1)?.id ?? 0}`,
            order: id,
            to: order.email,
            language: facts.language,
            draft: (brand) =>
              offerMail(brand, { ...facts, message: offer.message, validUntil: offer.validUntil }),
          });
          return toStaffQuote(after);
        }),
      );
      if (made.ok) jobs.wake();
      return made;
    },

    mockup: async (staff, id, upload) => {
      const known = await settle(() => database.platform((db) => whole(db, id)));
      if (!known.ok || known.value.rows.order.status !== 'bespoke_mockup') {
        upload?.stream.resume();
        return known.ok ? fail('conflict', 'This order does not wait for a mock-up') : known;
      }
      const { division } = known.value;
      const stored = await takePicture(upload, { divisionId: division.id, fileStore });
      if (!stored.ok) return stored;
      const shown = await settle(() =>
        database.platform(async (db) => {
          const { order } = (await whole(db, id, true)).rows;
          if (order.status !== 'bespoke_mockup')
            throw new Rollback(fail('conflict', 'This order does not wait for a mock-up'));
          await updateQuote(db, order, { mockup: stored.value.id, asked: '', asked_at: null });
          await noteOnOrder(db, order, { reason: 'Mock-up sent', by: byOf(staff) });
          await recordAudit(db, {
            division: division.id,
            actor: staff,
            action: 'quote.mockup',
            target: `order:${id}`,
            data: { number: order.number, file: stored.value.id },
          });
          const after = await whole(db, id);
          const { number, hash, customer_name: name } = order;
          await mailer.send(db, division, {
            kind: 'quote.mockup',
            dedupeKey: `quote.mockup:${id}:${after.rows.log.at(-1)?.id ?? 0}`,
            order: id,
            to: order.email,
            language: languageOf(order.language),
            draft: (brand) => mockupMail(brand, { number, hash, firstName: name.split(' ')[0] ?? '' }),
          });
          return toStaffQuote(after);
        }),
      );
      if (!shown.ok) return shown;
      jobs.wake();
      return ok(shown.value);
    },
  };
}
