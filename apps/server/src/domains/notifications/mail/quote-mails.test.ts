import { describe, expect, test } from 'vitest';
import { mailBrand } from './brand.ts';
import { mailedOrder, mailingDivision } from './mail.fixture.ts';
import { offerMail } from './quote-mails.ts';
import { quoteNewsMail, quoteNewsOf } from './quote-news-mails.ts';
import { renderMail } from './render-html.ts';

const brand = mailBrand(mailingDivision, 'https://demo.example');
const german = mailBrand(mailingDivision, 'https://demo.example', 'de');
const french = mailBrand(mailingDivision, 'https://demo.example', 'fr');
const offer = { ...mailedOrder, message: '', validUntil: '' };
const place = 'https://demo.example/advanced-quote/abcdefghijklmnopqrstuvwx/';

describe('the mail of a price', () => {
  test('greets, and names the sum', () => {
    const { text } = renderMail(brand, offerMail(brand, offer));
    expect(text).toContain('Dear Ada, quote DEMO-1001 comes to £47.15 with delivery and tax.');
    expect(renderMail(german, offerMail(german, offer)).text).toContain('Guten Tag Ada, das Angebot');
    expect(renderMail(french, offerMail(french, offer)).text).toContain('Bonjour Ada, le devis DEMO-1001');
  });

  test('names the only size in the words of its reader', () => {
    const lines = offer.lines.map((line) => ({ ...line, size: 'One size' }));
    const only = { ...offer, lines };
    expect(renderMail(brand, offerMail(brand, only)).text).toContain('One size');
    expect(renderMail(german, offerMail(german, only)).text).toContain('Einheitsgröße');
    const told = { news: 'accepted', poNumber: '' } as const;
    expect(renderMail(french, quoteNewsMail(french, only, told)).text).toContain('Taille unique');
  });

  test('says of delivery what the page says', () => {
    const free = { ...offer, shippingMinor: 0 };
    expect(renderMail(brand, offerMail(brand, offer)).text).toMatch(/Delivery: +£3\.95/);
    expect(renderMail(brand, offerMail(brand, free)).text).toMatch(/Delivery: +Free/);
    expect(renderMail(german, offerMail(german, free)).text).toMatch(/Versand: +Gratis/);
  });
});

describe('the mails of a quote on its way', () => {
  test.each([
    ['quote', 'bespoke_mockup', 'accepted'],
    ['bespoke_authorised_terms', 'bespoke_mockup', 'nothing'],
    ['bespoke_approved', 'bespoke_mockup', 'changing'],
    ['bespoke_requested_terms', 'bespoke_authorised_terms', 'terms'],
    ['bespoke_idle', 'quote', 'opened'],
    ['bespoke_approved', 'po_confirmed', 'confirmed'],
    ['bespoke_packing', 'bespoke_shipped', null],
  ] as const)('the move from %s to %s is told as %s', (from, status, news) => {
    expect(quoteNewsOf(from, status)).toBe(news);
  });

  test('an accepted price is thanked for, and no mock-up is promised to be there', () => {
    const { subject, text } = renderMail(
      brand,
      quoteNewsMail(brand, mailedOrder, { news: 'accepted', poNumber: '' }),
    );
    expect(subject).toBe('Quote DEMO-1001: your mock-up is next');
    expect(text).toContain('Thank you, Ada');
    expect(text).toContain('You have accepted the price of £47.15. We’ll draw the mock-up next');
    expect(text).toContain(place);
    expect(text).not.toContain('Delivered to');
  });

  test.each([
    [
      brand,
      /Your order DEMO-1001 is confirmed: £47\.15/,
      /purchase order PO-77 for £47\.15\. We are making it now/,
    ],
    [german, /Ihre Bestellung DEMO-1001 ist bestätigt: 47,15\s£/, /Nummer PO-77 über 47,15\s£/],
    [french, /Votre commande DEMO-1001 est confirmée\s: 47,15\s£/, /bon de commande PO-77 de 47,15\s£/],
  ])(
    'a confirmed order names its number, its sum, where it goes and what follows (%#)',
    (by, title, words) => {
      const { subject, html, text } = renderMail(
        by,
        quoteNewsMail(by, mailedOrder, { news: 'confirmed', poNumber: 'PO-77' }),
      );
      expect(subject).toMatch(title);
      expect(text).toMatch(words);
      for (const piece of ['1 Mill Lane', 'PO40 9NA', 'PO-77', place]) {
        expect(html).toContain(piece);
        expect(text).toContain(piece);
      }
    },
  );

  test('no mail says in German or French what it says in English', () => {
    const sentences = (text: string) => text.match(/[A-Z][a-z]+ [^.\n]{12,}\./g) ?? [];
    const drafts = (by: typeof brand) => [
      offerMail(by, offer),
      ...(['opened', 'terms', 'accepted', 'changing', 'confirmed'] as const).map((news) =>
        quoteNewsMail(by, mailedOrder, { news, poNumber: '' }),
      ),
    ];
    const textsIn = (by: typeof brand) => drafts(by).map((draft) => renderMail(by, draft).text);
    const said = textsIn(brand).flatMap(sentences);
    expect(said.length).toBeGreaterThan(10);
    for (const by of [german, french])
      expect(said.filter((sentence) => textsIn(by).some((text) => text.includes(sentence)))).toEqual([]);
  });
});
