import type { CallResponse, CustomerOrder } from '@omnis/contract';
import { html, type Markup } from '../../markup/html.ts';
import { plainTotals } from './plain-basket.ts';
import { plainCardFields } from './plain-card.ts';
import { faultSummary, type PlainFaults } from '../../markup/plain-faults.ts';
import type { FieldParts } from '../../markup/plain-field.ts';
import { plainMoney, plainPayPath } from './plain-frame.ts';
import { orderedLine } from './plain-line.ts';
import { termsTick } from './plain-terms.ts';

/** Data of the page that takes the payment of an existing order. */
export interface PlainPay extends FieldParts, Pick<PlainFaults, 'fault'> {
  readonly order: CustomerOrder;
  readonly toPay: CallResponse<'checkout.toPay'>;
  readonly token: string;
  /** Under which it is paid: sent twice, it is one payment. */
  readonly key: string;
}

/** Earlier refusals by banks, latest first. */
function refusals({ words, toPay: { attempts } }: PlainPay): Markup | false {
  const failed = attempts.filter(({ success }) => !success).toReversed();
  if (failed.length === 0) return false;
  const { say, locale } = words;
  const time = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return html`<h2>${say('Earlier attempts')}</h2>
    <p>${say('Nothing was charged by these.')}</p>
    <ul>
      ${failed.map(
        ({ time: at, message, methodName }) =>
          html`<li>
            <small>${time.format(new Date(at))}</small><br />
            ${[methodName, message].filter((part) => part !== '').join(': ')}
          </li>`,
      )}
    </ul>`;
}

/** An order that stands, and the form that pays it. */
export function payContent(parts: PlainPay): Markup {
  const { words, order, toPay, token, key, errors, fault } = parts;
  const { say } = words;
  const { orderHash, number, currency, items, totals, shippingMethod } = order;
  const amount = plainMoney(words, toPay.toPay, currency);
  return html`${faultSummary(words, { errors, changes: [], fault })}
    <p><a class="edit" href="/receipt/${orderHash}">${say('See the order')}</a></p>
    <form method="post" action="${plainPayPath(orderHash)}">
      <input type="hidden" name="token" value="${token}" /><input
        type="hidden"
        name="key"
        value="${key}"
      /><input type="hidden" name="expectedTotal" value="${toPay.toPay}" />
      <h2>${say('Order {number}', { number })}</h2>
      <ul class="lines">
        ${items.map((item) => orderedLine(words, currency, { ...item, fullPriceIncTax: null }))}
      </ul>
      ${plainTotals(words, totals, { delivery: null, delivered: shippingMethod !== null, toPay: toPay.toPay })}
      <h2>${say('Payment')}</h2>
      ${plainCardFields(parts)} ${toPay.terms && termsTick(parts, toPay.terms.page)}
      <p></p>
      <button class="wide" type="submit">${say('Pay {amount}', { amount })}</button>
      <p><small>${say('You are charged once, for order {number}.', { number })}</small></p>
    </form>
    ${refusals(parts)}`;
}
