import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** Checkout that a shopper has left. */
export interface UnfinishedCheckout {
  readonly lines: readonly { readonly name: string; readonly options: string; readonly quantity: number }[];
  /** Brings the basket back, on any device. */
  readonly link: string;
  /** Stops these emails. */
  readonly unsubscribe: string;
}

/** Reminds a shopper, once, of what they have left at the checkout. */
export function unfinishedCheckoutMail(
  { say, storeName: store }: MailBrand,
  { lines, link, unsubscribe }: UnfinishedCheckout,
): MailDraft {
  const texts = lines.map(
    ({ name, options, quantity }) =>
      `${quantity} × ${[name, options].filter((text) => text !== '').join(', ')}`,
  );
  return {
    subject: say('Your basket at {store} is still there', { store }),
    preheader: texts[0] ?? '',
    parts: [
      { kind: 'heading', text: say('Your basket at {store} is still there', { store }) },
      { kind: 'paragraph', text: say('You did not finish your order. You can continue where you left off:') },
      { kind: 'columns', columns: [{ title: say('In your basket'), lines: texts }] },
      { kind: 'button', text: say('Back to your basket'), href: link },
      { kind: 'small', text: say('This is the only email about it. Prices and stock are those of today.') },
      { kind: 'link', text: say('Stop these emails'), href: unsubscribe },
    ],
  };
}
