import { describe, expect, test } from 'vitest';
import { favouritesLinkMail, verifyAccountMail, verifySubscriptionMail } from './account-mails.ts';
import { mailBrand } from './brand.ts';
import { giftCardMail } from './gift-card-mails.ts';
import { mailedOrder as order, mailingDivision as division } from './mail.fixture.ts';
import { orderChangedMail } from './order-change-mails.ts';
import { orderConfirmationMail, paymentFailedMail, paymentReceivedMail } from './order-mails.ts';
import { orderStatusMail } from './order-status-mails.ts';
import { renderMail } from './render-html.ts';

const brand = mailBrand(division, 'https://demo.example');

describe('order mails', () => {
  test('a gift card is called by its value as the language writes it', () => {
    const [line] = order.lines;
    if (!line) throw new Error('The order was to have a line');
    const card = { ...line, name: 'Card', colour: '', size: '£25', valueMinor: 2500, details: ['Käthe'] };
    const german = mailBrand(division, 'https://demo.example', 'de');
    const { text } = renderMail(german, orderConfirmationMail(german, { ...order, lines: [card] }));
    expect(text).toContain('25\u00a0£, Käthe');
  });

  test('the confirmation holds lines with pictures, sums, addresses and the way to the receipt', () => {
    const { subject, html, text } = renderMail(brand, orderConfirmationMail(brand, order));
    expect(subject).toBe('Your Tea & Mill order DEMO-1001');
    for (const version of [html, text]) {
      for (const piece of [
        'Navy, M',
        '£48.00',
        '£47.15',
        '-£4.80',
        'TENOFF',
        '£3.95',
        '£7.86',
        'PO40 9NA',
        'United Kingdom',
        'Engines Ltd',
        'EORI GB123456789000',
        'Tracked 48',
        'Visa •••• 4242',
      ]) {
        expect(version).toContain(piece);
      }
      expect(version).toContain('https://demo.example/receipt/abcdefghijklmnopqrstuvwx');
    }
    expect(html).toContain('Fox &lt;tee&gt;');
    expect(html).toContain('src="https://demo.example/images/fox.svg?width=144&amp;height=144"');
    expect(html).toContain('src="https://demo.example/images/logo.svg"');
    expect(html).toContain('background:#0a7f5a');
    expect(html).not.toContain('var(--');
    expect(html).toContain('Name: &lt;b&gt;Ann&lt;/b&gt;');
    expect(html).not.toContain('<b>Ann');
    expect(text).toContain('2 x Fox <tee> (Navy, M, Name: <b>Ann</b>)  £48.00');
  });

  test('each leads to all orders of the address that it goes to, unless that way is closed', () => {
    const change = { status: 'complete', trackingCodes: [] } as const;
    for (const [mail, closed] of [
      [orderConfirmationMail(brand, order), orderConfirmationMail(brand, { ...order, historyHash: null })],
      [
        orderStatusMail(brand, order, change),
        orderStatusMail(brand, { ...order, historyHash: null }, change),
      ],
    ] as const) {
      const way = `https://demo.example/order-history/${'h'.repeat(32)}`;
      expect(renderMail(brand, mail).html).toContain(`href="${way}"`);
      expect(renderMail(brand, mail).text).toContain(`See all your orders:\n${way}`);
      expect(renderMail(brand, closed).html).not.toContain('order-history');
    }
  });

  test('news of an order are sentences of their own after the name', () => {
    const { text } = renderMail(
      brand,
      orderStatusMail(brand, order, { status: 'refunded', trackingCodes: [] }),
    );
    expect(text).toMatch(/Hello \S+! We refund £/);
  });

  test('a payment in doubt is said to be in doubt', () => {
    const { text } = renderMail(brand, orderConfirmationMail(brand, { ...order, paymentState: 'pending' }));
    expect(text).toContain('Your bank has not confirmed the payment yet');
    expect(text).not.toContain('on its way');
  });

  test('payment received and payment failed', () => {
    expect(renderMail(brand, paymentReceivedMail(brand, order)).text).toContain(
      'We have received £47.15 for order DEMO-1001',
    );
    expect(renderMail(brand, paymentFailedMail(brand, order)).text).toContain('Nothing was charged');
  });

  test.each([
    ['complete', 'Your order is on its way'],
    ['refunded', 'Your refund is on its way'],
    ['exchanged', 'Your exchange is arranged'],
    ['bespoke_mockup', 'Order DEMO-1001: Mock-up'],
  ] as const)('a move to %s is told as “%s”', (status, heading) => {
    const trackingCodes = [
      { code: 'RM1', carrier: 'royal_mail', url: 'https://carrier.example/RM1' } as const,
    ];
    const { subject, text } = renderMail(brand, orderStatusMail(brand, order, { status, trackingCodes }));
    expect(subject).toContain(heading);
    expect(subject.split('DEMO-1001')).toHaveLength(2);
    expect(text.includes('https://carrier.example/RM1')).toBe(status === 'complete');
    expect(text.includes('Royal Mail is delivering parcel RM1.')).toBe(status === 'complete');
  });
});

describe('account mails', () => {
  const link = 'https://demo.example/verify/?token=a&b';
  test.each([
    ['account', verifyAccountMail(brand, { firstName: 'Ada', link })],
    ['subscription', verifySubscriptionMail(brand, { firstName: '', link })],
    [
      'favourites',
      favouritesLinkMail(brand, {
        link,
        products: [{ name: 'Fox', options: 'Navy, M', priceMinor: 2400, currency: 'GBP', image: null }],
      }),
    ],
  ])('%s: the link is in both versions', (_name, draft) => {
    const { html, text } = renderMail(brand, draft);
    expect(text).toContain(link);
    expect(html).toContain('href="https://demo.example/verify/?token=a&amp;b"');
  });
});

test('favourites are mailed as they were chosen, and not as so many that are bought', () => {
  const products = [
    { name: 'Fox', options: 'Navy, M', priceMinor: 2400, currency: 'GBP', image: null },
    { name: 'Mug', options: '', priceMinor: 950, currency: 'GBP', image: null },
  ] as const;
  const { html, text } = renderMail(
    brand,
    favouritesLinkMail(brand, { link: 'https://demo.example/', products }),
  );
  expect(text).toContain('\nFox (Navy, M)  £24.00\nMug  £9.50\n');
  expect(html).toContain('>Navy, M</span>');
  expect(html).not.toContain('Quantity');
});

test('a written message keeps its lines in both versions', () => {
  const draft = giftCardMail(brand, {
    valueMinor: 2500,
    currency: 'GBP',
    from: 'Ada',
    own: false,
    name: 'Ben',
    message: 'Happy birthday!\n\n<Love>',
    until: null,
  });
  const { html, text } = renderMail(brand, draft);
  expect(html).toContain('<strong>Ada</strong><br />Happy birthday!<br /><br />&lt;Love&gt;');
  expect(text).toContain('> Happy birthday!\n> \n> <Love>');
});

describe('in other languages', () => {
  const german = mailBrand(division, 'https://demo.example', 'de');
  const french = mailBrand(division, 'https://demo.example', 'fr');

  test('an order is told in German, with German money and countries', () => {
    const { subject, html, text } = renderMail(german, orderConfirmationMail(german, order));
    expect(subject).toBe('Ihre Bestellung DEMO-1001 bei Tea & Mill');
    expect(html).toContain('<html lang="de-DE">');
    expect(text).toContain('Vielen Dank, Ada.');
    expect(text).toMatch(/Zwischensumme: +48,00\s£/);
    expect(text).toContain('Vereinigtes Königreich');
    // Words of the store and the shopper stay.
    expect(text).toContain('Fox <tee>');
  });

  test('a change of status begins with the name, or large without one', () => {
    const change = { status: 'complete', trackingCodes: [] } as const;
    const named = renderMail(french, orderStatusMail(french, order, change));
    expect(named.subject).toBe('Votre commande est en route (commande DEMO-1001)');
    expect(named.text).toContain('Bonjour Ada\u00a0! La commande DEMO-1001 a été emballée');
    const unnamed = renderMail(
      french,
      orderChangedMail(french, { ...order, firstName: '' }, { refundMinor: 0, toCardsMinor: 0 }),
    );
    expect(unnamed.text).toContain('Votre commande DEMO-1001 est modifiée');
  });

  test('no mail to a shopper says in German what it says in English', () => {
    const link = 'https://demo.example/x';
    const drafts = (by: typeof german) => [
      verifyAccountMail(by, { firstName: 'Ada', link }),
      verifySubscriptionMail(by, { firstName: 'Ada', link }),
      orderConfirmationMail(by, order),
      paymentReceivedMail(by, order),
      paymentFailedMail(by, order),
      orderStatusMail(by, order, { status: 'refunded', trackingCodes: [] }),
      orderChangedMail(by, order, { refundMinor: 500, toCardsMinor: 500 }),
      orderChangedMail(by, order, { refundMinor: 500, toCardsMinor: 200 }),
      paymentFailedMail(by, { ...order, giftCardMinor: 300 }, 300),
      giftCardMail(by, {
        valueMinor: 2500,
        currency: 'GBP',
        from: 'Ada',
        own: false,
        name: 'Ben',
        message: '',
        until: null,
      }),
      giftCardMail(by, {
        valueMinor: 2500,
        currency: 'GBP',
        from: 'Ada',
        own: true,
        name: '',
        message: '',
        until: null,
      }),
    ];
    const sentences = (text: string) => text.match(/[A-Z][a-z]+ [^.\n]{12,}\./g) ?? [];
    const said = drafts(brand).flatMap((draft) => sentences(renderMail(brand, draft).text));
    const inGerman = drafts(german).map((draft) => renderMail(german, draft).text);
    expect(said.length).toBeGreaterThan(10);
    expect(said.filter((sentence) => inGerman.some((text) => text.includes(sentence)))).toEqual([]);
  });
});
