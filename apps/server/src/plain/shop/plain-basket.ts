import type { Totals } from '@omnis/contract';
import { discountName } from '@omnis/models';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { plainMoney, plainPaths, plainRoundMoney } from './plain-frame.ts';
import { basketLine, lineProblem } from './plain-line.ts';
import type { PlainBasket } from './plain-basket.types.ts';

export type { PlainBasket } from './plain-basket.types.ts';

/** A message about what was asked for last, which the browser goes to first. */
export function faultNotice(fault: string | undefined): Markup | false {
  return fault !== undefined && html`<p class="notice" role="alert" tabindex="-1" autofocus>${fault}</p>`;
}

/** Texts beside the sums. */
interface PlainSums {
  /** Text about delivery before its price is known. */
  readonly delivery: string | Markup | null;
  /** True when something is delivered at all. */
  readonly delivered?: boolean;
  /** Amount left to be paid besides the gift cards. */
  readonly toPay?: number;
}

/** The sums of a basket or of what it costs delivered. */
export function plainTotals(
  words: PageWords,
  totals: Totals,
  { delivery, delivered = true, toPay = totals.total }: PlainSums,
): Markup {
  const { say } = words;
  const money = (amount: number): string => plainMoney(words, amount, totals.currency);
  const tax = totals.goodsTax - totals.taxDiscount + totals.shippingTax;
  return html`<dl>
    <dt>${say('Subtotal')}</dt>
    <dd>${money(totals.subtotal)}</dd>
    ${
      totals.discount > 0 &&
      (totals.discounts ?? [{ title: say('Discount'), code: null, amount: totals.discount }]).map(
        (each) =>
          each.amount > 0 &&
          html`<dt>${discountName(each)}</dt>
            <dd>−${money(each.amount)}</dd>`,
      )
    }
    ${
      delivered &&
      html`<dt>${say('Delivery')}</dt>
        <dd>${delivery ?? (totals.shipping === 0 ? say('Free') : money(totals.shipping))}</dd>`
    }
    <dt class="sum">${say('Total')}</dt>
    <dd class="sum">${money(totals.total)}</dd>
    ${
      toPay < totals.total &&
      html`<dt>${say('Gift card')}</dt>
        <dd>−${money(totals.total - toPay)}</dd>
        <dt class="sum">${say('To pay')}</dt>
        <dd class="sum">${money(toPay)}</dd>`
    }
    ${
      tax > 0 &&
      html`<dt><small>${say('Tax included')}</small></dt>
        <dd><small>${money(tax)}</small></dd>`
    }
  </dl>`;
}

/** How far the basket is from free delivery; nothing where the store offers none. */
function freeDelivery({ words, basket: { freeDelivery: free, currency } }: PlainBasket): Markup | false {
  if (free === null || free.threshold <= 0) return false;
  const { threshold, remaining } = free;
  const { say } = words;
  return html`<div class="free">
    <p>
      ${
        remaining > 0
          ? say('{amount} away from free delivery', { amount: plainRoundMoney(words, remaining, currency) })
          : say('Your delivery is free')
      }
    </p>
    <progress max="${threshold}" value="${Math.max(0, threshold - remaining)}" aria-hidden="true"></progress>
  </div>`;
}

/** Note on delivery: the goods may have reached free delivery, by the store's own method at home. */
function deliveryNote({ words: { say }, basket: { freeDelivery: free } }: PlainBasket): string | Markup {
  if (free === null || free.remaining > 0) return say('At checkout');
  return html`${say('Free')}<br /><small>${say('Other countries and methods: at checkout')}</small>`;
}

function couponForm({ basket: { coupon }, token, words: { say } }: PlainBasket): Markup {
  if (coupon) {
    return html`<form method="post" action="${plainPaths.coupon}" class="row">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="code" value="" />
      <p>
        ${say('Coupon')} <b>${coupon.code}</b> ${coupon.description}
        ${coupon.problem !== '' && html`<span class="fault">${coupon.problem}</span>`}
      </p>
      <button class="quiet" type="submit">${say('Remove coupon')}</button>
    </form>`;
  }
  return html`<form method="post" action="${plainPaths.coupon}" class="row">
    <input type="hidden" name="token" value="${token}" />
    <label>${say('Coupon code')} <input name="code" maxlength="40" autocomplete="off" /></label>
    <button class="quiet" type="submit">${say('Apply')}</button>
  </form>`;
}

function noteForm({ basket: { giftNote }, token, words: { say } }: PlainBasket): Markup {
  return html`<form method="post" action="${plainPaths.note}" class="note">
    <input type="hidden" name="token" value="${token}" />
    <label
      >${say('Gift note')} <small>${say('(optional)')}</small>
      <textarea name="note" rows="3" maxlength="500">${giftNote}</textarea>
    </label>
    <button class="quiet" type="submit">${say('Save')}</button>
  </form>`;
}

/** The basket, to be changed by forms. */
export function basketContent(parts: PlainBasket): Markup {
  const { words, basket, fault, back = null } = parts;
  const { say } = words;
  const head = html`${faultNotice(fault)}
  ${back !== null && html`<p><a href="${back.href}">${say('Back to {name}', { name: back.name })}</a></p>`}`;
  if (basket.items.length === 0) {
    return html`${head}
      <p>${say('Your basket is empty.')}</p>
      <a class="button" href="/collection/all/">${say('Start shopping')}</a>`;
  }
  const canBuy = basket.items.some(({ available }) => available);
  // Gift cards go by mail.
  const delivered = basket.items.some(({ giftCard }) => giftCard === null);
  const isTooMany = basket.items.some((item) => item.available && lineProblem(words, item) !== null);
  return html`${head}
    <ul class="lines">
      ${basket.items.map((item) => basketLine(parts, item))}
    </ul>
    ${freeDelivery(parts)} ${plainTotals(words, basket.totals, { delivery: deliveryNote(parts), delivered })}
    ${couponForm(parts)} ${delivered && noteForm(parts)}
    <p></p>
    ${
      canBuy
        ? !isTooMany && html`<a class="button wide" href="${plainPaths.checkout}">${say('Checkout')}</a>`
        : html`<p class="muted">${say('None of these items can be bought at the moment.')}</p>`
    }`;
}
