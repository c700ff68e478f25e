import type { CallResponse } from '@omnis/contract';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import type { PlainCheckout } from './plain-checkout.types.ts';
import { fieldFault } from '../../markup/plain-field.ts';
import { plainMoney } from './plain-frame.ts';
import { promisedBy, promiseName } from './plain-order.ts';

const dayInSeconds = 24 * 60 * 60;

/** Hours and minutes; what is under a minute is a minute. */
function spanText(seconds: number, { say }: PageWords): string {
  const minutes = Math.max(1, Math.floor(seconds / 60));
  return minutes < 60
    ? say('{minutes} min', { minutes })
    : say('{hours} h {minutes} min', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The days on which a delivery arrives, as they are read. */
export function arrivalDays(
  { locale }: Pick<PageWords, 'locale'>,
  {
    earliest,
    latest,
  }: Pick<CallResponse<'checkout.quote'>['shippingMethods'][number], 'earliest' | 'latest'>,
): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return day.formatRange(new Date(earliest), new Date(latest));
}

function methods(parts: PlainCheckout): Markup {
  const { words, quote, typed } = parts;
  const { say } = words;
  const asked = quote.shippingMethods.find(({ code }) => code === typed['shippingMethod'])?.code;
  const chosen = asked ?? quote.shippingMethod;
  const fault = fieldFault(parts, 'shippingMethod');
  return html`<fieldset>
    <legend>${say('Delivery method')}</legend>
    ${fault}
    ${quote.shippingMethods.map((method, at) => {
      const { code, name, price, orderWithin } = method;
      const days = arrivalDays(words, method);
      const arrives =
        orderWithin < dayInSeconds
          ? say('arrives {days}, if you order within {span}', { days, span: spanText(orderWithin, words) })
          : say('arrives {days}', { days });
      return html`<label class="choice">
          <input
            id="shippingMethod${at === 0 ? '' : `.${code}`}"
            type="radio"
            name="shippingMethod"
            value="${code}"
            required
            ${code === chosen && 'checked'}
          />
          ${name}, ${price === 0 ? say('free') : plainMoney(words, price, quote.totals.currency)}
          <small>${arrives}</small></label
        ><input type="hidden" name="${promiseName(code)}" value="${promisedBy(method)}" />`;
    })}
  </fieldset>`;
}

/** How it is delivered, and what goes into the parcel. */
export function deliveryParts(parts: PlainCheckout): Markup {
  const { words, basket, quote, typed } = parts;
  const { say } = words;
  const note = typed['note'] ?? basket.giftNote;
  const textarea = html`<textarea id="note" name="note" rows="3" maxlength="500">${note}</textarea>`;
  return html`<h2>${say('Delivery')}</h2>
    ${
      quote.shippingMethods.length === 0
        ? html`<p>${say('The shop does not deliver to this country yet.')}</p>`
        : methods(parts)
    }
    ${
      quote.fields.note &&
      html`<h2>${say('Gift note')}</h2>
        <label
          >${say('Message for the parcel')} <small>${say('(optional)')}</small>
          ${textarea}
        </label>`
    }`;
}
