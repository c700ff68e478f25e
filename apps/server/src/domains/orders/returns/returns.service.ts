import { createHash } from 'node:crypto';
import { statusTexts, type CallInput, type CallResponse, type OrderReturns } from '@omnis/contract';
import { toMajor, type CurrencyCode } from '@omnis/models';
import { encode } from 'uqr';
import type { Core } from '../../../core.ts';
import type { Db } from '../../../database/connection.ts';
import { fail, ok, type Failure, type Result } from '../../../http/answer.ts';
import type { CatalogueLookups, FoundVariant } from '../../catalogue/catalogue.types.ts';
import type { Division } from '../../../tenancy/division.ts';
import { tellAlerts } from '../../alert-mails/tell-alerts.ts';
import { tellTeam } from '../../notifications/dashboard/tell-team.ts';
import { returnAskedMail } from '../../notifications/mail/return-mails.ts';
import type { Mailer } from '../../notifications/mailer.service.ts';
import type { CustomersOrder } from '../change/changes.service.ts';
import { readRefunds } from '../change/changes.repository.ts';
import { choicesOf } from '../change/choices.ts';
import { stageOf } from '../change/order-stage.ts';
import { orderMailFacts } from '../order-mail-facts.ts';
import { findOrder, findOrderByHash, readItems, readStatusLog } from '../order-lookups.ts';
import type { OrderItemRow, OrderRow } from '../orders.types.ts';
import { readOrder } from '../orders.view.ts';
import { createReturnCancelling } from './cancel-return.ts';
import { deliveryBackMinor, isExchangedInPart } from './delivery-back.ts';
import { insertReturn, readReturns, returnByKey, type NewReturn } from './returns.repository.ts';
import { byHandOf } from './by-hand.ts';
import { reasonsFor, returnableOf, returnUntil } from './return-rules.ts';
import { refundOf, toReturn } from './returns.view.ts';

type Wish = CallInput<'orders.askReturn'>['body'];

const gone = (): Failure => fail('not_found', statusTexts[404] ?? '');
const productsOf = (items: readonly OrderItemRow[]): number[] => [
  ...new Set(items.flatMap(({ product_id: id }) => id ?? [])),
];

/** Where returns are sent: the store's postal address, else its registered one. */
function addressOf({ companyName, name, companyAddress, postalAddress }: Division): string[] {
  if (postalAddress.length > 0) return [name, ...postalAddress];
  return companyAddress.length === 0 ? [] : [companyName || name, ...companyAddress];
}

/** Failure of a return; null when there is none. */
async function returnFailure(db: Db, order: OrderRow): Promise<Failure | null> {
  if (stageOf(order) !== 'shipped')
    return fail('conflict', 'Something can be sent back once the order has left us');
  const until = returnUntil(await readStatusLog(db, order));
  if (until === null || until < new Date())
    return fail('conflict', 'The time in which this order can be sent back is over. Write to us.');
  return null;
}

/** Returns as customers ask for them (storefront.md §2 /returns/{orderHash?}). */
export function createReturnsService(core: Core, deps: { catalogue: CatalogueLookups; mailer: Mailer }) {
  const { database, jobs } = core;
  const { catalogue, mailer } = deps;

  async function read(division: Division, orderHash: string): Promise<Result<OrderReturns>> {
    const found = await database.tenant(division.id, async (db) => {
      const order = await findOrderByHash(db, division.id, orderHash);
      if (!order) return null;
      const [items, log, returns, refunds] = await Promise.all([
        readItems(db, order),
        readStatusLog(db, order),
        readReturns(db, order),
        readRefunds(db, order),
      ]);
      return { order, items, log, returns, refunds };
    });
    if (!found) return gone();
    const { order, items, log, returns, refunds } = found;
    const { currency } = readOrder(order);
    const until = stageOf(order) === 'shipped' ? returnUntil(log) : null;
    const open = until !== null && until > new Date();
    const variants = open
      ? await catalogue.variantsOf(division, productsOf(items))
      : new Map<number, FoundVariant[]>();
    return ok({
      until: until?.toISOString() ?? null,
      lines: items.map((item) => ({
        id: item.id,
        returnable: open ? returnableOf(item, [...returns, byHandOf(refunds)]) : 0,
        reasons: [...reasonsFor(item)],
        choices: choicesOf(item, variants, currency),
      })),
      returns: returns
        .filter(({ row }) => row.state !== 'cancelled')
        .map((each) => ({
          ...toReturn(each, items),
          code: each.row.state === 'asked' ? qrRows(each.row.number) : [],
          refund: refundOf(each.row.number, refunds, currency),
        })),
      delivery: isExchangedInPart(returns) ? 0 : toMajor(deliveryBackMinor(order), currency),
      address: addressOf(division),
    });
  }

  /** The lines of a wish, or what is wrong with them. */
  function linesOf(
    wish: Wish,
    known: {
      items: readonly OrderItemRow[];
      returnable: (item: OrderItemRow) => number;
      variants: ReadonlyMap<number, FoundVariant[]>;
      currency: CurrencyCode;
    },
  ): Result<NewReturn['lines']> {
    const lines: NewReturn['lines'] = [];
    for (const [index, { id, quantity, reason, variantId }] of wish.lines.entries()) {
      const item = known.items.find((each) => each.id === id);
      if (!item || lines.some((line) => line.item_id === id))
        return fail('validation_failed', 'This is not in your order', `lines.${index}.id`);
      const left = known.returnable(item);
      if (quantity > left) {
        const message = left === 0 ? 'This was sent back already' : `Only ${left} of this can be sent back`;
        return fail('validation_failed', message, `lines.${index}.quantity`);
      }
      if (!reasonsFor(item).includes(reason)) {
        const message =
          'This was made just for you, so you can only return it if it is faulty or not what you ordered';
        return fail('validation_failed', message, `lines.${index}.reason`);
      }
      const line = { item_id: id, quantity, reason, variant_id: null, colour: '', size: '' };
      if (wish.resolution === 'refund') {
        lines.push(line);
        continue;
      }
      const instead = choicesOf(item, known.variants, known.currency).find(
        (choice) => choice.variantId === variantId,
      );
      if (!instead) return fail('validation_failed', 'Choose a colour and size', `lines.${index}.variantId`);
      const { Colour: colour, Size: size } = instead.options;
      lines.push({ ...line, variant_id: instead.variantId, colour, size });
    }
    return ok(lines);
  }

  async function ask(
    { division, orderHash, origin }: CustomersOrder,
    key: string,
    wish: Wish,
  ): Promise<Result<CallResponse<'orders.askReturn'>>> {
    const bodyHash = createHash('sha256')
      .update(JSON.stringify(['return', orderHash, wish]))
      .digest('base64url');
    // The catalogue is read before the transaction: on the embedded database there is one at a time.
    const known = await database.tenant(division.id, async (db) => {
      const order = await findOrderByHash(db, division.id, orderHash);
      return order ? readItems(db, order) : [];
    });
    const variants = await catalogue.variantsOf(division, productsOf(known));
    const result = await database.tenant(
      division.id,
      async (db): Promise<Result<CallResponse<'orders.askReturn'>>> => {
        const seen = await findOrderByHash(db, division.id, orderHash);
        const order = seen && (await findOrder(db, { division: division.id, id: seen.id, lock: true }));
        if (!order) return gone();
        const message = 'Your return is noted. Print the label, and send the parcel.';
        const earlier = await returnByKey(db, division.id, key);
        if (earlier?.body_hash === bodyHash) return ok({ message, number: earlier.number });
        if (earlier) {
          const used = 'This Idempotency-Key was used for something else. Use a new one.';
          return fail('idempotency_key_reused', used, 'Idempotency-Key');
        }
        const failure = await returnFailure(db, order);
        if (failure) return failure;
        const [items, returns, refunds] = await Promise.all([
          readItems(db, order),
          readReturns(db, order),
          readRefunds(db, order),
        ]);
        const lines = linesOf(wish, {
          items,
          variants,
          currency: readOrder(order).currency,
          returnable: (item) => returnableOf(item, [...returns, byHandOf(refunds)]),
        });
        if (!lines.ok) return lines;
        const row = await insertReturn(db, order, {
          number: `R-${order.number}-${returns.length + 1}`,
          resolution: wish.resolution,
          note: wish.note,
          key,
          bodyHash,
          lines: lines.value,
        });
        await tellTeam(db, {
          division: division.id,
          kind: 'return.asked',
          about: {
            id: order.id,
            number: order.number,
            returned: row.number,
            resolution: wish.resolution,
          },
          dedupeKey: `return.asked:${row.id}`,
        });
        await tellAlerts(db, {
          division: division.id,
          kind: 'returnAsked',
          about: { id: order.id, returned: row.number },
          dedupeKey: `return.asked:${row.id}`,
        });
        const facts = orderMailFacts(order, items);
        const given = toReturn({ row, lines: await linesBack(db, order, row.id) }, items);
        await mailer.send(db, division, {
          kind: 'order.return_asked',
          dedupeKey: `order.return:${row.id}`,
          order: order.id,
          to: order.email,
          origin,
          language: facts.language,
          draft: (brand) => returnAskedMail(brand, facts, given),
        });
        return ok({ message, number: row.number });
      },
    );
    jobs.wake();
    return result;
  }

  return { read, ask, cancel: createReturnCancelling(core, mailer) };
}

/** The lines of a return that was just written. */
async function linesBack(db: Db, order: OrderRow, id: number) {
  const returns = await readReturns(db, order);
  return returns.find(({ row }) => row.id === id)?.lines ?? [];
}

/** A QR code of a text as its modules. */
export function qrRows(text: string): string[] {
  const { data } = encode(text, { border: 0 });
  return data.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}

/** Returns as customers ask for them. */
export type ReturnsService = ReturnType<typeof createReturnsService>;
