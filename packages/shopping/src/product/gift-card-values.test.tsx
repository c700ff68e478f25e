import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { LineFacts } from '../basket/line-facts.tsx';
import { testProduct, testVariant } from './product.fixture.ts';
import { useSizeText } from './use-size-text.ts';

afterEach(cleanup);

interface Reader {
  readonly locale?: string;
  readonly chosen?: 'GBP' | 'EUR';
}

function show(part: ReactElement, { locale = 'en-GB', chosen = 'GBP' }: Reader = {}) {
  const store = createOmnisStore({
    app: 'storefront',
    fetch: () => new Promise(() => undefined),
    preloaded: { currency: { chosen, available: ['GBP', 'EUR'] } },
  });
  const { container } = render(
    <Provider store={store}>
      <LocaleContext value={locale}>{part}</LocaleContext>
    </Provider>,
  );
  return { text: container.textContent?.replaceAll('\u00a0', ' ') };
}

const variants = [testVariant('£25', { price: 25 }), testVariant('£12.50', { price: 12.5 })];

function Sizes({ currency = 'GBP', isGiftCard = true }): ReactElement {
  const sizeText = useSizeText(testProduct({ isGiftCard, currency, variants }));
  return <p>{['£25', '£12.50'].map(sizeText).join(' or ')}</p>;
}

describe('the values of a gift card', () => {
  it.each([
    ['en-GB', '£25 or £12.50'],
    ['de-DE', '25 £ or 12,50 £'],
  ])('are written as %s writes them', (locale, text) => {
    expect(show(<Sizes />, { locale }).text).toBe(text);
  });

  it('are what they are worth in another currency, whatever they cost there; sizes are as they are called', () => {
    const worth = [testVariant('£25', { price: 28.99, giftCardValue: 28.75 })];
    const Worth = () => (
      <p>{useSizeText(testProduct({ isGiftCard: true, currency: 'EUR', variants: worth }))('£25')}</p>
    );
    expect(show(<Worth />, { chosen: 'EUR', locale: 'de-DE' }).text).toBe('28,75 €');
    expect(show(<Sizes isGiftCard={false} />, { locale: 'de-DE' }).text).toBe('£25 or £12.50');
  });

  it('are written so in a basket, too', () => {
    const line = {
      name: 'Card',
      image: null,
      priceIncTax: 25,
      options: { Colour: '', Size: '£25' },
      personalisation: [],
      bundleItems: [],
      giftCard: { email: '', name: '', message: '' },
    };
    const facts = <LineFacts line={line} productUrl={null} currency="GBP" total={50} />;
    // After the initial that stands for its picture.
    expect(show(facts, { locale: 'de-DE' }).text).toBe('CCard25 £50,00 £');
  });
});
