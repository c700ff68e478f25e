import { html, type Markup } from '../../markup/html.ts';
import { billingAddress, mainAddress } from './plain-address.ts';
import { plainTotals } from './plain-basket.ts';
import { plainCardFields } from './plain-card.ts';
import { deliveryParts } from './plain-delivery.ts';
import { faultSummary } from '../../markup/plain-faults.ts';
import { plainField } from '../../markup/plain-field.ts';
import { plainGiftCards } from './plain-gift-cards.ts';
import { plainPaths } from './plain-frame.ts';
import { lineProblem, orderedLine } from './plain-line.ts';
import { termsTick } from './plain-terms.ts';
import type { PlainCheckout } from './plain-checkout.types.ts';

function payment(parts: PlainCheckout): Markup {
  const { say } = parts.words;
  if (parts.quote.payment.processor !== 'test') {
    return html`<p class="notice">
      ${say(
        'Our payment form needs JavaScript. Turn it on for this shop to pay by card. Your basket stays as it is.',
      )}
    </p>`;
  }
  return plainCardFields(parts);
}

/** The checkout as one form. */
export function checkoutContent(parts: PlainCheckout): Markup {
  const { words, basket, quote, token, key, typed, email } = parts;
  const { say } = words;
  const { needsDelivery, toPay } = quote;
  const { phone, terms } = quote.fields;
  if (basket.items.length === 0) {
    return html`<p>${say('Your basket is empty. Put something into it first.')}</p>
      <a class="button" href="/collection/all/">${say('Start shopping')}</a>`;
  }
  const held = basket.items.filter((item) => lineProblem(words, item) !== null);
  const canPay =
    held.length === 0 &&
    (toPay === 0 || quote.payment.processor === 'test') &&
    (!needsDelivery || quote.shippingMethods.length > 0);
  const place = toPay === 0 ? say('Place order') : say('Place order and pay');
  return html`${faultSummary(words, parts)}
    ${email !== '' && html`<p>${say('Signed in as {email}', { email })}</p>`}
    <form method="post" action="${plainPaths.checkout}">
      ${
        // The Enter key sends this button, before those that change the form.
        canPay && html`<button class="first" type="submit" tabindex="-1" aria-hidden="true">${place}</button>`
      }
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
        name="expectedCurrency"
        value="${quote.totals.currency}"
      /><input type="hidden" name="expectedTotal" value="${quote.totals.total}" />
      <h2>${say('Contact')}</h2>
      <div class="fields">
        ${plainField(parts, { name: 'contact.email', label: say('Email'), type: 'email', autocomplete: 'email', maxlength: 254 })}
        ${phone !== 'hidden' && plainField(parts, { name: 'contact.phone', label: say('Phone'), type: 'tel', autocomplete: 'tel', required: needsDelivery && phone === 'required', maxlength: 30 })}
        <label class="choice"
          ><input
            type="checkbox"
            name="contact.marketing"
            value="yes"
            ${typed['contact.marketing'] === 'yes' && 'checked'}
          />${say('Send me news and offers by email')}</label
        >
      </div>
      ${mainAddress(parts)} ${needsDelivery && deliveryParts(parts)}
      <h2>${say('Payment')}</h2>
      ${plainGiftCards(parts)}
      ${toPay === 0 ? html`<p>${say('Your gift cards pay for all of it.')}</p>` : payment(parts)}
      ${needsDelivery && billingAddress(parts)}
      <h2>${say('Your order')}</h2>
      <ul class="lines">
        ${basket.items.map((item) => orderedLine(words, basket.currency, item))}
      </ul>
      <a class="edit" href="${plainPaths.basket}">${say('Change the basket')}</a>
      ${plainTotals(words, quote.totals, { delivery: null, delivered: needsDelivery, toPay })}
      ${
        held.length > 0 &&
        html`<ul class="notice">
            ${held.map((item) => html`<li>${item.name}: ${lineProblem(words, item) ?? ''}</li>`)}
          </ul>
          <a class="button wide" href="${plainPaths.basket}">${say('Basket')}</a>`
      }
      ${terms && canPay && termsTick(parts, terms.page)}
      ${canPay && html`<button class="wide" type="submit">${place}</button>`}
    </form>`;
}
