import type { Basket, Totals } from '@omnis/contract';
import { imageUrl } from '@omnis/models';
import { html, type Markup } from '../../markup/html.ts';
import type { Division } from '../divisions/division.ts';
import { bundleWords } from '../basket/line-bundle.ts';
import { plainMoney, plainPaths } from './plain-frame.ts';

/** What a page of the basket is made from. */
export interface PlainBasket {
  readonly division: Division;
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

function line({ division, basket, token }: PlainBasket, item: Basket['items'][number]): Markup {
  const { key, name, options, quantity, available, maxQuantity, image } = item;
  const money = (amount: number): string => plainMoney(division, amount, basket.currency);
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
      ${bundleWords(item.bundleItems).map((words) => html`<br /><small>${words}</small>`)}
      ${item.personalisation.map(({ label, value }) => html`<br /><small>${label}: ${value}</small>`)}
      ${!available && html`<p class="fault">Sold out. It costs you nothing here; remove it, or choose another.</p>`}
    </div>
    <span>${money(item.priceIncTax * quantity)}</span>
    <div class="change">
      ${
        available &&
        html`<form method="post" action="${plainPaths.change}">
          ${hidden}
          <label
            >Quantity of ${name}
            <input
              type="number"
              name="quantity"
              min="1"
              max="${maxQuantity ?? 999}"
              value="${quantity}"
              required
          /></label>
          <button class="quiet" type="submit">Change</button>
        </form>`
      }
      <form method="post" action="${plainPaths.change}">
        ${hidden}<input type="hidden" name="quantity" value="0" />
        <button class="quiet" type="submit" aria-label="Remove ${name}">Remove</button>
      </form>
    </div>
  </li>`;
}

/** The sums of a basket or of what it costs delivered. */
export function plainTotals(division: Division, totals: Totals, delivery: string | null): Markup {
  const money = (amount: number): string => plainMoney(division, amount, totals.currency);
  return html`<dl>
    <dt>Subtotal</dt>
    <dd>${money(totals.subtotal)}</dd>
    ${
      totals.discount > 0 &&
      html`<dt>Discount</dt>
        <dd>−${money(totals.discount)}</dd>`
    }
    <dt>Delivery</dt>
    <dd>${delivery ?? (totals.shipping === 0 ? 'Free' : money(totals.shipping))}</dd>
    <dt class="sum">Total</dt>
    <dd class="sum">${money(totals.total)}</dd>
    <dt><small>Tax contained</small></dt>
    <dd><small>${money(totals.goodsTax + totals.shippingTax)}</small></dd>
  </dl>`;
}

function couponForm({ basket: { coupon }, token }: PlainBasket): Markup {
  if (coupon) {
    return html`<form method="post" action="${plainPaths.coupon}" class="row">
      <input type="hidden" name="token" value="${token}" /><input type="hidden" name="code" value="" />
      <p>
        Coupon <b>${coupon.code}</b> ${coupon.description}
        ${coupon.problem !== '' && html`<span class="fault">${coupon.problem}</span>`}
      </p>
      <button class="quiet" type="submit">Take it off</button>
    </form>`;
  }
  return html`<form method="post" action="${plainPaths.coupon}" class="row">
    <input type="hidden" name="token" value="${token}" />
    <label>Coupon code <input name="code" maxlength="40" autocomplete="off" /></label>
    <button class="quiet" type="submit">Apply</button>
  </form>`;
}

/** The basket, to be changed by forms. */
export function basketContent(parts: PlainBasket): Markup {
  const { division, basket, fault } = parts;
  if (basket.items.length === 0) {
    return html`${faultNotice(fault)}
      <p>Your basket is empty.</p>
      <a class="button" href="/collection/all/">Start shopping</a>`;
  }
  const canBuy = basket.items.some(({ available }) => available);
  return html`${faultNotice(fault)}
    <ul class="lines">
      ${basket.items.map((item) => line(parts, item))}
    </ul>
    ${plainTotals(division, basket.totals, 'At checkout')} ${couponForm(parts)}
    <p></p>
    ${
      canBuy
        ? html`<a class="button wide" href="${plainPaths.checkout}">Checkout</a>`
        : html`<p class="muted">Nothing in here can be bought at the moment.</p>`
    }`;
}
