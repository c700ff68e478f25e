import type { CallResponse } from '@omnis/contract';
import { html, type Markup } from '../../markup/html.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { faultNotice } from './plain-basket.ts';
import type { PlainCheckout } from './plain-checkout.types.ts';
import { plainField } from '../../markup/plain-field.ts';
import { plainMoney, plainPaths } from './plain-frame.ts';

/** Under which name the form of the checkout holds the code of a gift card. */
export const giftCardCode = 'giftCard.code';
/** And the gift card that is to be taken off. */
export const giftCardRemoved = 'giftCard.remove';

/** The gift cards that lie on a checkout, and a field for the code of another, within its form. */
export function plainGiftCards(parts: PlainCheckout): Markup {
  const { words, quote } = parts;
  const { say } = words;
  const money = (amount: number): string => plainMoney(words, amount, quote.totals.currency);
  return html`${quote.giftCards.map(
    ({ id, ending, amount, problem }) =>
      html`<div class="row">
        <p>
          ${say('Gift card ending in {ending} pays {amount}', { ending, amount: money(amount) })}
          ${problem !== '' && html`<span class="fault">${problem}</span>`}
        </p>
        <button
          class="quiet"
          type="submit"
          name="${giftCardRemoved}"
          value="${id}"
          formnovalidate
          aria-label="${say('Remove the gift card ending in {ending}', { ending })}"
        >
          ${say('Remove')}
        </button>
      </div>`,
  )}
  ${
    quote.toPay > 0 &&
    html`<div class="row">
      ${plainField(parts, { name: giftCardCode, label: say('Gift card code'), autocomplete: 'off', required: false, maxlength: 60 })}
      <button class="quiet" type="submit" name="do" value="giftCard" formnovalidate>
        ${say('Use gift card')}
      </button>
    </div>`
  }`;
}

type State = CallResponse<'giftCards.balance'>['state'];

const stateWords: Readonly<Record<State, (say: PageWords['say']) => string>> = {
  active: (say) => say('You can pay with it at checkout.'),
  used: (say) => say('All of it has been spent.'),
  blocked: (say) => say('It is blocked. Contact us and we’ll sort it out.'),
  expired: (say) => say('It has expired.'),
};

/** Balance of a gift card, and a field for the code of another. */
export function balanceContent(
  words: PageWords,
  { balance, fault }: { balance: CallResponse<'giftCards.balance'> | null; fault: string | undefined },
): Markup {
  const { say } = words;
  const found =
    balance &&
    html`<p>
      ${say('Gift card ending in {ending}: {left} left of {value}.', {
        ending: balance.ending,
        left: plainMoney(words, balance.balance, balance.currency),
        value: plainMoney(words, balance.value, balance.currency),
      })}
      ${stateWords[balance.state](say)}
    </p>`;
  return html`${faultNotice(fault)} ${found ?? ''}
    <form method="post" action="${plainPaths.balance}" class="row">
      <label>${say('Gift card code')} <input name="code" maxlength="60" autocomplete="off" required /></label>
      <button type="submit">${say('Show the balance')}</button>
    </form>`;
}
