import { dayText, type ReadValue } from '@omnis/shop-kit';
import type { QuotesTexts } from '../texts/quotes/index.ts';

/** A quote as the one who asked for it sees it. */
export type Quote = ReadValue<'quotesGet'>;

/** The news of a quote in a shopper's words, and what happens next. */
export interface QuoteNews {
  readonly title: string;
  readonly text: string;
  readonly next: readonly string[];
}

/** News at the head of a quote's page. */
export function newsOf(
  t: QuotesTexts,
  { status, offer, asked, mockup, contact, poNumber, cancelled = false }: Quote,
): QuoteNews {
  const fromPrice = [t('stepAccept'), t('stepMockup'), t('stepConfirm')];
  const write = t('write', { email: contact.email });
  switch (status) {
    case 'quote':
      if (asked !== '')
        return {
          title: t('changing'),
          text: t('changingText', { write }),
          next: fromPrice,
        };
      if (offer?.expired)
        return {
          title: t('expired'),
          text: t('expiredText', { day: dayText(offer.validUntil ?? '', t.locale) }),
          next: [t('stepLook'), ...fromPrice],
        };
      return offer === null
        ? {
            title: t('thanks', { firstName: contact.firstName }),
            text: t('thanksText', { write }),
            next: fromPrice,
          }
        : {
            title: t('priceHere'),
            text: t('priceHereText'),
            next: fromPrice.slice(1),
          };
    case 'bespoke_idle':
      return {
        title: t('resting'),
        text: t('restingText'),
        next: [],
      };
    case 'bespoke_requested_terms':
      return {
        title: t('termsAsked'),
        text: t('termsAskedText', { write }),
        next: fromPrice.slice(1),
      };
    case 'bespoke_authorised_terms':
      return {
        title: t('termsAgreed'),
        text: t('termsAgreedText', { write }),
        next: fromPrice.slice(1),
      };
    case 'bespoke_mockup':
      return mockup === null || asked !== ''
        ? {
            title: asked === '' ? t('makingMockup') : t('changingMockup'),
            text: t('mockupText', { write }),
            next: fromPrice.slice(1),
          }
        : {
            title: t('mockupHere'),
            text: t('mockupHereText'),
            next: fromPrice.slice(2),
          };
    case 'bespoke_approved':
      return {
        title: t('approved'),
        text: t('approvedText'),
        next: [t('approvedNext')],
      };
    case 'po_confirmed':
      return {
        title: t('confirmed'),
        text: t('confirmedText', { poNumber, write }),
        next: [],
      };
    case 'bespoke_shipped':
      return { title: t('onItsWay'), text: write, next: [] };
    case 'bespoke_refunded':
      if (cancelled) return { title: t('cancelled'), text: t('cancelledText'), next: [] };
      return {
        title: t('refunded'),
        text: t('refundedText'),
        next: [],
      };
    default:
      return { title: t('beingMade'), text: write, next: [] };
  }
}
