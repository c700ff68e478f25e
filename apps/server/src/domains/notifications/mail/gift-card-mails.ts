import type { CurrencyCode } from '@omnis/models';
import { secretGap } from '../mail-secret.ts';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import type { MailDraft } from './parts.ts';

/** Facts that the email of a gift card gives. */
export interface GiftCardMailFacts {
  /** In minor units of `currency`. */
  valueMinor: number;
  currency: CurrencyCode;
  /** Person who gives it. */
  from: string;
  /** True when it goes to its buyer, for themselves. */
  own: boolean;
  /** For whom it is; '' where nobody said. */
  name: string;
  message: string;
  /** Last day on which it can be used, as it is read; null: it does not expire. */
  until: string | null;
}

/** Brings a gift card to who it is for. The code stands in the mail that is sent, and nowhere else. */
export function giftCardMail(brand: MailBrand, card: GiftCardMailFacts): MailDraft {
  const { say, storeName: store } = brand;
  const { from, own, name, message, until } = card;
  const value = mailMoney(brand, card.valueMinor, card.currency);
  const given = { from, store, value };
  const end = until === null ? say('It does not expire.') : say('It can be used until {until}.', { until });
  const told = own
    ? say('You have bought this gift card of {store} worth {value}.', { store, value })
    : name === ''
      ? say('{from} gives you a gift card of {store} worth {value}.', given)
      : say('Dear {name}, {from} gives you a gift card of {store} worth {value}.', { name, ...given });
  return {
    subject: own ? say('Your {store} gift card', { store }) : say('A {store} gift card for you', { store }),
    preheader: own
      ? say('{value} to spend at {store}.', { store, value })
      : say('{value} to spend at {store}, from {from}.', given),
    parts: [
      { kind: 'heading', text: say('{value} for you', { value }) },
      { kind: 'paragraph', text: told },
      ...(message === '' ? [] : [{ kind: 'quote', label: from, text: message } as const]),
      { kind: 'code', label: say('Your code'), text: secretGap },
      { kind: 'button', text: say('Choose something'), href: brand.origin },
      {
        kind: 'paragraph',
        text: say('Enter this code at checkout. Anything you don’t spend stays on the card.'),
      },
      { kind: 'link', text: say('Check the balance'), href: `${brand.origin}/gift-card/` },
      {
        kind: 'small',
        text: `${end} ${say('Anyone with the code can spend it, so don’t forward this email.')}`,
      },
    ],
  };
}
