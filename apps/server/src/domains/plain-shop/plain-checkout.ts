import type { ApiError, Basket, CallResponse } from '@omnis/contract';
import { needsPostcode } from '@omnis/validation';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { faultNotice, plainTotals } from './plain-basket.ts';
import { plainField, plainStateField, type FieldLook } from './plain-field.ts';
import { plainGiftCards } from './plain-gift-cards.ts';
import { plainMoney, plainPaths } from './plain-frame.ts';
import { lineProblem } from './plain-line.ts';

/** What a page of the checkout is made from. */
export interface PlainCheckout {
  readonly words: PageWords;
  readonly basket: Basket;
  readonly quote: CallResponse<'checkout.quote'>;
  readonly country: string;
  readonly token: string;
  /** Under which the order is placed: sent twice, it is one order. */
  readonly key: string;
  /** What was typed before, but for the card. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: ApiError['errors'];
  readonly fault?: string | undefined;
  /** The page that the form was sent from showed another total. */
  readonly changed?: boolean;
}

const nameOf = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

function countryForm({ words: { locale, say }, quote, country }: PlainCheckout): Markup {
  const options = quote.countries
    .map((code) => ({ code, name: nameOf(locale, code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
  return html`<form method="get" action="${plainPaths.checkout}" class="row">
    <label
      >${say('Deliver to')}
      <select name="country" autocomplete="off">
        ${options.map(
          ({ code, name }) =>
            html`<option value="${code}" ${code === country && 'selected'}>${name}</option>`,
        )}
      </select></label
    >
    <button class="quiet" type="submit">${say('Change country')}</button>
  </form>`;
}

const dayInSeconds = 24 * 60 * 60;

/** Hours and minutes; what is under a minute is a minute. */
function spanText(seconds: number, { say }: PageWords): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 60
    ? say('{minutes} min', { minutes })
    : say('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

function methods({ words, quote, typed }: PlainCheckout): Markup {
  const { locale, say } = words;
  const chosen = typed['shippingMethod'] ?? quote.shippingMethod;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return html`<fieldset>
    <legend>${say('Delivery method')}</legend>
    ${quote.shippingMethods.map(({ code, name, price, earliest, latest, orderWithin }) => {
      const days = day.formatRange(new Date(earliest), new Date(latest));
      const arrives =
        orderWithin < dayInSeconds
          ? say('arrives {days}, if you order within {span}', { days, span: spanText(orderWithin, words) })
          : say('arrives {days}', { days });
      return html`<label class="choice">
        <input type="radio" name="shippingMethod" value="${code}" required ${code === chosen && 'checked'} />
        ${name}, ${price === 0 ? say('free') : plainMoney(words, price, quote.totals.currency)}
        <small>${arrives}</small></label
      >`;
    })}
  </fieldset>`;
}

function payment(parts: PlainCheckout): Markup {
  const { say } = parts.words;
  if (parts.quote.payment.processor !== 'test') {
    return html`<p class="notice">
      ${say(
        'Cards are taken by our payment processor, whose form needs scripts. Allow them for this shop to pay; your basket stays as it is.',
      )}
    </p>`;
  }
  return html`<div class="fields">
    ${plainField(parts, { name: 'card.number', label: say('Card number'), autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 30 })}
    <div class="pair">
      ${plainField(parts, { name: 'card.expiry', label: say('Expiry date, such as 12/29'), autocomplete: 'cc-exp', maxlength: 9 })}
      ${plainField(parts, { name: 'card.cvc', label: say('Security code'), autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4 })}
    </div>
  </div>`;
}

/** How it is delivered, and what goes into the parcel. */
function deliveryParts(parts: PlainCheckout): Markup {
  const { words, basket, quote, typed } = parts;
  const { say } = words;
  return html`<h2>${say('Delivery')}</h2>
    ${
      quote.shippingMethods.length === 0
        ? html`<p>${say('The shop does not deliver to this country yet.')}</p>`
        : methods(parts)
    }
    <h2>${say('Gift note')}</h2>
    <label
      >${say('Words for the parcel')} <small>${say('(optional)')}</small>
      <textarea name="note" rows="3" maxlength="500">${typed['note'] ?? basket.giftNote}</textarea>
    </label>`;
}

/** The checkout as one form. */
export function checkoutContent(parts: PlainCheckout): Markup {
  const { words, basket, quote, country, token, key, fault, changed = false } = parts;
  const { say } = words;
  const { needsDelivery, toPay } = quote;
  if (basket.items.length === 0) {
    return html`<p>${say('Your basket is empty. Put something into it first.')}</p>
      <a class="button" href="/collection/all/">${say('Start shopping')}</a>`;
  }
  const address = (name: string, label: string, look: Omit<FieldLook, 'name' | 'label'>): Markup =>
    plainField(parts, {
      ...look,
      name: `shippingAddress.${name}`,
      label,
      autocomplete: `shipping ${look.autocomplete}`,
    });
  const held = basket.items.filter((item) => lineProblem(words, item) !== null);
  const canPay =
    held.length === 0 &&
    (toPay === 0 || quote.payment.processor === 'test') &&
    (!needsDelivery || quote.shippingMethods.length > 0);
  const total = plainMoney(words, quote.totals.total, quote.totals.currency);
  return html`${changed && faultNotice(say('The total is now {total}. Look at it and place the order.', { total }))}
    ${faultNotice(fault)} ${needsDelivery && countryForm(parts)} ${plainGiftCards(parts)}
    <form method="post" action="${plainPaths.checkout}">
      <input type="hidden" name="token" value="${token}" /><input
        type="hidden"
        name="key"
        value="${key}"
      /><input
        type="hidden"
        name="expectedToPay"
        value="${quote.giftCards.length > 0 || toPay === 0 ? toPay : ''}"
      /><input type="hidden" name="delivered" value="${needsDelivery ? 'yes' : 'no'}" /><input
        type="hidden"
        name="shippingAddress.country"
        value="${country}"
      /><input type="hidden" name="expectedCurrency" value="${quote.totals.currency}" /><input
        type="hidden"
        name="expectedTotal"
        value="${quote.totals.total}"
      />
      <h2>${say('Contact')}</h2>
      <div class="fields">
        ${plainField(parts, { name: 'contact.email', label: say('Email'), type: 'email', autocomplete: 'email', maxlength: 254 })}
        ${plainField(parts, { name: 'contact.phone', label: say('Phone'), type: 'tel', autocomplete: 'tel', required: false, maxlength: 30 })}
      </div>
      <h2>${needsDelivery ? say('Delivery address') : say('Billing address')}</h2>
      <div class="fields">
        <div class="pair">
          ${address('firstName', say('First name'), { autocomplete: 'given-name', maxlength: 80 })}
          ${address('lastName', say('Last name'), { autocomplete: 'family-name', maxlength: 80 })}
        </div>
        ${address('company', say('Company'), { autocomplete: 'organization', required: false, maxlength: 120 })}
        ${address('street', say('Address'), { autocomplete: 'address-line1' })}
        ${address('street2', say('Flat, floor'), { autocomplete: 'address-line2', required: false })}
        <div class="pair">
          ${address('city', say('Town or city'), { autocomplete: 'address-level2', maxlength: 80 })}
          ${address('zip', say('Postcode'), { autocomplete: 'postal-code', maxlength: 20, required: needsPostcode(country) })}
        </div>
        ${plainStateField(parts, country)}
        ${
          quote.eoriRequired &&
          address('eori', say('EORI number, for companies'), {
            autocomplete: 'off',
            required: false,
            maxlength: 20,
          })
        }
      </div>
      ${needsDelivery && deliveryParts(parts)}
      <h2>${say('Payment')}</h2>
      ${toPay === 0 ? html`<p>${say('Your gift cards pay for all of it.')}</p>` : payment(parts)}
      ${plainTotals(words, quote.totals, { delivery: null, delivered: needsDelivery, toPay })}
      ${
        held.length > 0 &&
        html`<ul class="notice">
            ${held.map((item) => html`<li>${item.name}: ${lineProblem(words, item) ?? ''}</li>`)}
          </ul>
          <a class="button wide" href="${plainPaths.basket}">${say('Basket')}</a>`
      }
      ${canPay && html`<button class="wide" type="submit">${toPay === 0 ? say('Place order') : say('Place order and pay')}</button>`}
    </form>`;
}
