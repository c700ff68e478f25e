import type { MailBrand } from './brand.ts';
import type { MailDraft } from './parts.ts';

/** The item that is back in stock. */
export interface BackInStock {
  readonly name: string;
  /** Colour and size; '' where it comes in one. */
  readonly options: string;
  /** The product's page. */
  readonly link: string;
  /** Stops these mails. */
  readonly unsubscribe: string;
}

/** Tells who asked for it that something is back. */
export function backInStockMail(
  { say, storeName: store }: MailBrand,
  { name, options, link, unsubscribe }: BackInStock,
): MailDraft {
  const what = options === '' ? name : `${name} (${options})`;
  return {
    subject: say('{name} is back', { name }),
    preheader: say('You can buy it at {store} again.', { store }),
    parts: [
      { kind: 'heading', text: say('{name} is back', { name }) },
      {
        kind: 'paragraph',
        text: say('You asked us to tell you: {what} is available at {store} again.', { what, store }),
      },
      { kind: 'button', text: say('Look at it'), href: link },
      {
        kind: 'small',
        text: say(
          'This is the only email about it. We have deleted your request. We do not reserve any for you.',
        ),
      },
      { kind: 'link', text: say('Stop these emails'), href: unsubscribe },
    ],
  };
}
