import { orderAddressLines, type OrderStatusCode } from '@omnis/models';
import type { MailBrand } from './brand.ts';
import { mailMoney } from './mail-money.ts';
import { dear, goods, sums, type OrderMailFacts } from './order-mail-parts.ts';
import type { MailDraft, MailPart } from './parts.ts';
import { quoteHref } from './quote-mails.ts';

/** News about a quote; `nothing`: an earlier move has told it. */
export type QuoteNews = 'opened' | 'terms' | 'accepted' | 'changing' | 'confirmed' | 'nothing';

/** News about a quote's move; null where it is told as that of any order. */
export function quoteNewsOf(from: string, status: OrderStatusCode): QuoteNews | null {
  switch (status) {
    case 'quote':
      return 'opened';
    case 'bespoke_authorised_terms':
      return 'terms';
    case 'bespoke_mockup':
      if (from === 'bespoke_approved') return 'changing';
      return from === 'bespoke_authorised_terms' ? 'nothing' : 'accepted';
    case 'po_confirmed':
      return 'confirmed';
    default:
      return null;
  }
}

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

function wordsOf(
  brand: MailBrand,
  order: OrderMailFacts,
  { news, poNumber }: { news: Exclude<QuoteNews, 'nothing'>; poNumber: string },
): Words {
  const { say } = brand;
  const { number, firstName } = order;
  const amount = mailMoney(brand, order.totalMinor, order.currency);
  switch (news) {
    case 'opened':
      return {
        subject: say('Your quote {number} is open again', { number }),
        heading: say('Your quote is open again'),
        text: dear(
          brand,
          firstName,
          say('quote {number} is open again. See its page for details.', { number }),
        ),
      };
    case 'terms':
      return {
        subject: say('Your credit terms for quote {number}', { number }),
        heading: say('Your credit terms are agreed'),
        text: dear(
          brand,
          firstName,
          say(
            'your credit terms for {amount} are agreed. We’ll draw the mock-up next and email you as soon as it is ready. Nothing is made before you approve it.',
            { amount },
          ),
        ),
      };
    case 'accepted':
      return {
        subject: say('Quote {number}: your mock-up is next', { number }),
        heading: firstName ? say('Thank you, {firstName}', { firstName }) : say('Thank you'),
        text: say(
          'You have accepted the price of {amount}. We’ll draw the mock-up next and email you as soon as it is ready. Nothing is made before you approve it.',
          { amount },
        ),
      };
    case 'changing':
      return {
        subject: say('Quote {number}: we are changing your mock-up', { number }),
        heading: say('We are changing your mock-up'),
        text: dear(
          brand,
          firstName,
          say(
            'we are changing the mock-up for quote {number} and will email you as soon as the new one is ready. Nothing is made before you approve it.',
            { number },
          ),
        ),
      };
    case 'confirmed':
      return {
        subject: say('Your order {number} is confirmed: {amount}', { number, amount }),
        heading: say('Your order is confirmed'),
        text: dear(
          brand,
          firstName,
          poNumber === ''
            ? say(
                'your order {number} for {amount} is confirmed. We are making it now and will email you as soon as it is on its way.',
                { number, amount },
              )
            : say(
                'we have your purchase order {poNumber} for {amount}. We are making it now and will email you as soon as it is on its way.',
                { poNumber, amount },
              ),
        ),
      };
  }
}

/** Sent when a quote moves on its way to the order: what its customer did, and what happens next. */
export function quoteNewsMail(
  brand: MailBrand,
  order: OrderMailFacts,
  told: {
    news: Exclude<QuoteNews, 'nothing'>;
    /** Number of the purchase order; '' until it is confirmed. */
    poNumber: string;
  },
): MailDraft {
  const { say, locale } = brand;
  const { subject, heading, text } = wordsOf(brand, order, told);
  const isConfirmed = told.news === 'confirmed';
  const number = { title: say('Your purchase order'), lines: [told.poNumber] };
  const place: MailPart = {
    kind: 'columns',
    columns: [
      { title: say('Delivered to'), lines: orderAddressLines(order.shippingAddress, locale) },
      ...(told.poNumber === '' ? [] : [number]),
    ],
  };
  return {
    subject,
    preheader: text,
    parts: [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
      {
        kind: 'button',
        text: isConfirmed ? say('View your order') : say('See your quote'),
        href: quoteHref(brand, order),
      },
      goods(brand, order),
      sums(brand, order),
      ...(isConfirmed ? [place] : []),
    ],
  };
}
