import type { Basket, Totals } from '@omnis/contract';
import { imageUrl } from '@omnis/models';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { recipientWords } from '../gift-cards/bought-cards.ts';
import { bundleWords } from '../basket/line-bundle.ts';
import { plainMoney, plainPaths } from './plain-frame.ts';

/** What a page of the basket is made from. */
export interface PlainBasket {
  readonly words: PageWords;
  readonly basket: Basket;
  /** Proves that a form comes from this page. */
  readonly token: string;
  /** What was wrong with what was asked for last. */
  readonly fault?: string | undefined;
}

/** A message about what was asked for last. */
export function faultNotice(fault: string | undefined): Markup | false {
  return fault !== undefined && html`<p class="notice" role="alert">${fault}</p>`;
}

/** Why a line cannot be bought as it stands, and what to do; null when it can. */
export function lineProblem(
  { say }: PageWords,
  { available, quantity, maxQuantity }: Basket['items'][number],
): string | null {
  if (!available) return say('Sold out. It costs you nothing here; remove it, or choose another.');
  return maxQuantity !== null && quantity > maxQuantity
    ? say('Only {maxQuantity} left. Lower the quantity to go on.', { maxQuantity })
    : null;
}

function line({ words, basket, token }: PlainBasket, item: Basket['items'][number]): Markup {
  const { key, name, options, quantity, available, maxQuantity, image } = item;
  const { say } = words;
  const money = (amount: number): string => plainMoney(words, amount, basket.currency);
  const problem = lineProblem(words, item);
  const choice = [options.Colour, options.Size].filter((part) => part !== '').join(', ');
  const hidden = html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="key"
      value="${key}"
    />`;
  return html`<li>
    ${image === null ? html`<span></span>` : html`<img src="${imageUrl(image, { width: 128, height: 160 })}" alt="" />`}
    <div>
      <b>${name}</b>
      ${choice !== '' && html`<br /><small>${choice}</small>`}
      ${recipientWords(item.giftCard).map((held) => html`<br /><small>${held}</small>`)}
      ${bundleWords(item.bundleItems).map((held) => html`<br /><small>${held}</small>`)}
      ${item.personalisation.map(({ label, value }) => html`<br /><small>${label}: ${value}</small>`)}
      ${problem !== null && html`<p class="fault">${problem}</p>`}
    </div>
    <span>${money(item.priceIncTax * quantity)}</span>
    <div class="change">
      ${
        available &&
        html`<form method="post" action="${plainPaths.change}">
          ${hidden}
          <label
            >${say('Quantity of {name}', { name })}
            <input
              type="number"
              name="quantity"
              min="1"
              max="${maxQuantity ?? 999}"
              value="${quantity}"
              required
          /></label>
          <button class="quiet" type="submit">${say('Change')}</button>
        </form>`
      }
      <form method="post" action="${plainPaths.change}">
        ${hidden}<input type="hidden" name="quantity" value="0" />
        <button class="quiet" type="submit" aria-label="${say('Remove {name}', { name })}">
          ${say('Remove')}
        </button>
      </form>
    </div>
  </li>`;
}

/** What is said beside the sums. */
interface PlainSums {
  /** What is said of delivery before its price is known. */
  readonly delivery: string | null;
  /** Whether something is delivered at all. */
  readonly delivered?: boolean;
  /** What is left to be paid beside the gift cards. */
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
  return html`<dl>
    <dt>${say('Subtotal')}</dt>
    <dd>${money(totals.subtotal)}</dd>
    ${
      totals.discount > 0 &&
      html`<dt>${say('Discount')}</dt>
        <dd>−${money(totals.discount)}</dd>`
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
    <dt><small>${say('Tax contained')}</small></dt>
    <dd><small>${money(totals.goodsTax - totals.taxDiscount + totals.shippingTax)}</small></dd>
  </dl>`;
}

function couponForm({ basket: { coupon }, token, words: { say } }: PlainBasket): Markup {
  if (coupon) {
    return html`<form method="post" action="${plainPaths.coupon}" class="row">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="code" value="" />
      <p>
        ${say('Coupon')} <b>${coupon.code}</b> ${coupon.description}
        ${coupon.problem !== '' && html`<span class="fault">${coupon.problem}</span>`}
      </p>
      <button class="quiet" type="submit">${say('Take it off')}</button>
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
  const { words, basket, fault } = parts;
  const { say } = words;
  if (basket.items.length === 0) {
    return html`${faultNotice(fault)}
      <p>${say('Your basket is empty.')}</p>
      <a class="button" href="/collection/all/">${say('Start shopping')}</a>`;
  }
  const canBuy = basket.items.some(({ available }) => available);
  const isTooMany = basket.items.some((item) => item.available && lineProblem(words, item) !== null);
  return html`${faultNotice(fault)}
    <ul class="lines">
      ${basket.items.map((item) => line(parts, item))}
    </ul>
    ${plainTotals(words, basket.totals, { delivery: say('At checkout') })} ${couponForm(parts)}
    ${basket.items.some(({ giftCard }) => giftCard === null) && noteForm(parts)}
    <p></p>
    ${
      canBuy
        ? !isTooMany && html`<a class="button wide" href="${plainPaths.checkout}">${say('Checkout')}</a>`
        : html`<p class="muted">${say('Nothing in here can be bought at the moment.')}</p>`
    }`;
}
