import type { Basket } from '@omnis/contract';
import { colourSlug, imageUrl, isCurrencyCode, toMinor } from '@omnis/models';
import { html, type Markup } from '../../markup/html.ts';
import { roundMoneyText } from '../../texts/money-format.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { bundleWords } from '../../domains/basket/line-bundle.ts';
import { recipientWords } from '../../domains/gift-cards/bought-cards.ts';
import type { PlainBasket } from './plain-basket.types.ts';
import { plainMoney, plainPaths } from './plain-frame.ts';

type Item = Basket['items'][number];

/** Address of a product in a colour; '' where it comes in none. */
export function productHref(urlName: string, colour = ''): string {
  const path = `/product/${encodeURIComponent(urlName)}/`;
  return colour === '' ? path : `${path}${encodeURIComponent(colourSlug(colour))}/`;
}

/** Where a line leads: to what was made of it in the studio, else to its product. */
function lineHref({ productUrl, options, key, design }: Item): string {
  return design === undefined
    ? productHref(productUrl, options.Colour)
    : `/studio/${encodeURIComponent(productUrl)}/?line=${encodeURIComponent(key)}`;
}

/** Why a line cannot be bought as it stands, and what to do; null when it can. */
export function lineProblem(
  { say }: PageWords,
  { available, withdrawn, quantity, maxQuantity }: Item,
): string | null {
  if (withdrawn) return say('No longer sold. It isn’t included in your total. Remove it.');
  if (!available) return say('Sold out. It isn’t included in your total. Remove it or choose another.');
  return maxQuantity !== null && quantity > maxQuantity
    ? say('Only {maxQuantity} left. Reduce the quantity to continue.', { maxQuantity })
    : null;
}

/** Facts shown about an ordered item. */
export type PlainLine = Pick<
  Item,
  | 'name'
  | 'image'
  | 'quantity'
  | 'priceIncTax'
  | 'fullPriceIncTax'
  | 'options'
  | 'giftCard'
  | 'bundleItems'
  | 'personalisation'
>;

/** Price of a line, and the price before a reduction. */
function lineSum(
  words: PageWords,
  currency: string,
  { priceIncTax, fullPriceIncTax, quantity }: PlainLine,
): Markup {
  const { say } = words;
  const money = (amount: number): string => plainMoney(words, amount * quantity, currency);
  if (fullPriceIncTax === null || fullPriceIncTax <= priceIncTax)
    return html`<span>${money(priceIncTax)}</span>`;
  return html`<span class="sums"
    ><ins><span class="unseen">${say('Now')} </span>${money(priceIncTax)}</ins>
    <del><span class="unseen">${say('Was')} </span>${money(fullPriceIncTax)}</del></span
  >`;
}

const linePicture = ({ image }: PlainLine): Markup =>
  image === null
    ? html`<span></span>`
    : html`<img src="${imageUrl(image, { width: 128, height: 160 })}" alt="" />`;

/** Choices made for an item, a line each. */
function lineChoice(
  { locale }: PageWords,
  currency: string,
  { options, giftCard, priceIncTax, bundleItems, personalisation }: PlainLine,
): Markup {
  // A gift card costs its value, which each language writes its own way.
  const size =
    giftCard && isCurrencyCode(currency)
      ? roundMoneyText(locale, toMinor(priceIncTax, currency), currency)
      : options.Size;
  const choice = [options.Colour, size].filter((part) => part !== '').join(', ');
  return html`${choice !== '' && html`<br /><small>${choice}</small>`}
  ${recipientWords(giftCard).map((held) => html`<br /><small>${held}</small>`)}
  ${bundleWords(bundleItems).map((held) => html`<br /><small>${held}</small>`)}
  ${personalisation.map(({ label, value }) => html`<br /><small>${label}: ${value}</small>`)}`;
}

/** A line of what is about to be ordered or paid, to be looked over. */
export function orderedLine(words: PageWords, currency: string, item: PlainLine): Markup {
  const { name, quantity } = item;
  return html`<li>
    ${linePicture(item)}
    <div>
      <b>${name}</b>
      ${lineChoice(words, currency, item)}
      <br /><small>${words.say('Quantity {quantity}', { quantity })}</small>
    </div>
    ${lineSum(words, currency, item)}
  </li>`;
}

/** A line of the basket, to be changed and removed. */
export function basketLine({ words, basket, token }: PlainBasket, item: Item): Markup {
  const { key, name, quantity, available, maxQuantity, productUrl, priceIncTax } = item;
  const { say } = words;
  const problem = lineProblem(words, item);
  const named = productUrl === '' ? name : html`<a href="${lineHref(item)}">${name}</a>`;
  const hidden = html`<input type="hidden" name="token" value="${token}" /><input
      type="hidden"
      name="key"
      value="${key}"
    />`;
  return html`<li>
    ${linePicture(item)}
    <div>
      <b>${named}</b>
      ${lineChoice(words, basket.currency, item)}
      ${
        quantity > 1 &&
        html`<br /><small
            >${say('{price} each', { price: plainMoney(words, priceIncTax, basket.currency) })}</small
          >`
      }
      ${problem !== null && html`<p class="fault">${problem}</p>`}
    </div>
    ${lineSum(words, basket.currency, item)}
    <div class="change">
      ${
        available &&
        html`<form method="post" action="${plainPaths.change}">
          ${hidden}
          <label
            >${say('Quantity')}
            <input
              type="number"
              name="quantity"
              aria-label="${say('Quantity of {name}', { name })}"
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
