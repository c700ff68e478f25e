import type { ApiError } from '@omnis/contract';
import { html, type Markup } from './html.ts';
import type { PageWords } from '../texts/pages/page-words.ts';
import { sayToShopper } from '../texts/say-to-shopper.ts';

/** Label of a field. */
export type Label = (say: PageWords['say']) => string;

const addressLabels: Readonly<Record<string, Label>> = {
  firstName: (say) => say('First name'),
  lastName: (say) => say('Last name'),
  company: (say) => say('Company'),
  street: (say) => say('Address'),
  street2: (say) => say('Flat, floor'),
  city: (say) => say('Town or city'),
  zip: (say) => say('Postcode'),
  state: (say) => say('State or county'),
  country: (say) => say('Country'),
  eori: (say) => say('EORI number, for companies'),
};

const otherLabels: Readonly<Record<string, Label>> = {
  'contact.email': (say) => say('Email'),
  'contact.phone': (say) => say('Phone'),
  'card.number': (say) => say('Card number'),
  'card.expiry': (say) => say('Expiry date, such as 12/29'),
  'card.cvc': (say) => say('Security code'),
  'giftCard.code': (say) => say('Gift card code'),
  shippingMethod: (say) => say('Delivery method'),
  note: (say) => say('Gift note'),
  agreedTerms: (say) => say('Terms'),
};

/** How a field of the checkout is called; null of what has no field. */
function labelOf({ say }: PageWords, name: string): string | null {
  const [, group = '', field = ''] = /^(shipping|billing)Address\.(\w+)$/.exec(name) ?? [];
  const label = (otherLabels[name] ?? addressLabels[field])?.(say) ?? null;
  return label !== null && group === 'billing' ? `${say('Billing address')}, ${label}` : label;
}

/** Messages at the top of a page about the form that was sent. */
export interface PlainFaults {
  readonly errors: ApiError['errors'];
  /** Changes since the page that it was sent from. */
  readonly changes: readonly string[];
  /** Error of the form as a whole; the text where it belongs to no field. */
  readonly fault: string | undefined;
}

/**
 * Errors to look at again, which the browser goes to first: links lead on to the fields.
 *
 * @param called - what a field of the form is called; null of what has none. Those of the checkout unless given
 */
export function faultSummary(
  words: PageWords,
  { errors, changes, fault }: PlainFaults,
  called: (words: PageWords, field: string) => string | null = labelOf,
): Markup | false {
  const links = errors.flatMap(({ field, message }) => {
    const label = called(words, field);
    return label === null ? [] : [{ field, label, message: sayToShopper(words.language, message) }];
  });
  const head = links.length > 0 ? words.say('Some fields need another look') : fault;
  if (head === undefined && changes.length === 0) return false;
  return html`<div class="notice" role="alert" tabindex="-1" autofocus>
    ${changes.map((change) => html`<p>${change}</p>`)} ${head !== undefined && html`<p>${head}</p>`}
    ${
      links.length > 0 &&
      html`<ul>
        ${links.map(
          ({ field, label, message }) => html`<li><a href="#${field}">${label}</a>: ${message}</li>`,
        )}
      </ul>`
    }
  </div>`;
}
