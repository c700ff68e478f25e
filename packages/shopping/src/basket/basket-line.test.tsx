import { createOmnisStore } from '@omnis/store';
import { UiTextProvider } from '@omnis/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { styled } from 'styled-components';
import { basketApi } from '@omnis/api-client';
import { LocaleContext, useTexts } from '@omnis/texts/react';
import { controlsSay, controlsTexts, snackbars } from '@omnis/shop-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BasketLine } from './basket-line.tsx';
import { testBasketLine } from './basket-line.fixture.ts';
import { linesCss } from './line-css.ts';

const Lines = styled.div`
  ${linesCss}
`;

function Spoken({ line = {} }: { readonly line?: Parameters<typeof testBasketLine>[0] }) {
  return (
    <UiTextProvider translate={controlsSay(useTexts(controlsTexts))}>
      <BasketLine line={testBasketLine({ name: 'Paper Fox', ...line })} currency="GBP" />
    </UiTextProvider>
  );
}
function show(
  locale: string,
  store = createOmnisStore({ app: 'storefront' }),
  line: Parameters<typeof testBasketLine>[0] = {},
): void {
  render(
    <Provider store={store}>
      <LocaleContext value={locale}>
        <Lines>
          <Spoken line={line} />
        </Lines>
      </LocaleContext>
    </Provider>,
  );
}

afterEach(cleanup);

it.each([
  ['en-GB', 'Decrease number of Paper Fox, Navy, M', 'Increase number of Paper Fox, Navy, M'],
  ['de-DE', 'Menge von Paper Fox, Navy, M verringern', 'Menge von Paper Fox, Navy, M erhöhen'],
  [
    'fr-FR',
    'Diminuer la quantité\u00a0: Paper Fox, Navy, M',
    'Augmenter la quantité\u00a0: Paper Fox, Navy, M',
  ],
])('the steppers of a line tell it from others of its product in %s', (locale, less, more) => {
  show(locale);
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names.slice(1, 3)).toEqual([less, more]);
});

it('the quantity of a line comes back where what was typed is no number', () => {
  show('en-GB');
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Paper Fox, Navy, M' });
  for (const value of ['abc', '', '1e3']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
    expect(field.value).toBe('2');
  }
});

it('a shopper who wants more than there are is shown the way to a quote', () => {
  show('en-GB', undefined, { maxQuantity: 13 });
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity of Paper Fox, Navy, M' });
  const type = (value: string): void => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  type('0');
  expect(screen.getByRole('alert').textContent).toBe('Not changed. Choose a number from 1 to 13.');
  type('250');
  expect(screen.getByRole('alert').textContent).toBe(
    'Not changed. Choose a number from 1 to 13. Need more? Get a quote',
  );
  expect(screen.getByRole('link', { name: 'Get a quote' }).getAttribute('href')).toBe('/get-a-quote/');
});

it.each([
  ['en-GB', /^No longer sold\./],
  ['de-DE', /^Nicht mehr im Angebot\./],
  ['fr-FR', /^N’est plus en vente\./],
])('a product no longer sold says so in %s, leads nowhere and can only be removed', (locale, words) => {
  show(locale, undefined, { available: false, withdrawn: true, productUrl: '' });
  expect(screen.getByRole('status').textContent).toMatch(words);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

describe('a line that is taken out', () => {
  const remove = 'Remove Paper Fox, Navy, M';
  const removed = expect.objectContaining({
    text: 'Paper Fox removed',
    action: expect.objectContaining({ label: 'Undo' }),
  });

  /** Presses Remove where the answer is this status, 0 for none, and a list read after it holds these lines. */
  async function takeOut(status: number, items: readonly ReturnType<typeof testBasketLine>[] | null) {
    const say = vi.spyOn(snackbars, 'show').mockReset();
    const asked: string[] = [];
    const store = createOmnisStore({
      app: 'storefront',
      fetch: async (url, { method = '' }) => {
        asked.push(`${method} ${new URL(url, 'https://shop.example').pathname}`);
        if (method !== 'GET' && status > 0) return Response.json({}, { status });
        if (method !== 'GET' || items === null) throw new TypeError('Failed to fetch');
        return Response.json({ items });
      },
      baseUrl: 'https://shop.example',
    });
    show('en-GB', store);
    fireEvent.click(screen.getByRole('button', { name: remove }));
    await vi.waitFor(() => expect(say).toHaveBeenCalledTimes(1));
    return { asked, say };
  }

  it.each([
    ['was gone already', 404],
    ['went although the answer was lost', 0],
    ['went although a gateway gave up', 504],
  ])('and %s can be put back, as the basket says that is read again', async (_what, status) => {
    const { asked, say } = await takeOut(status, []);
    expect(asked).toEqual(['POST /omnis/v3/basket/remove/', 'GET /omnis/v3/basket/main/list/']);
    expect(say).toHaveBeenCalledWith(removed);
  });

  it.each([
    ['is still in it', [testBasketLine()]],
    ['nobody knows of, as it cannot be read', null],
  ])('and %s says what went wrong', async (_what, items) => {
    const { say } = await takeOut(0, items);
    expect(say).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' }));
  });
});

it('a line that was taken out in another window cannot be changed: it says so, and the basket is read again', async () => {
  const say = vi.spyOn(snackbars, 'show');
  const asked = vi.fn();
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (url, { method = '' }) => {
      asked(`${method} ${new URL(url, 'https://shop.example').pathname}`);
      return method === 'GET' ? Response.json({ items: [] }) : Response.json({}, { status: 404 });
    },
    baseUrl: 'https://shop.example',
  });
  await store.dispatch(basketApi.endpoints.basketList.initiate({ params: { name: 'main' } }));
  show('en-GB', store);
  asked.mockClear();
  fireEvent.click(screen.getByRole('button', { name: /^Increase/ }));
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('GET /omnis/v3/basket/main/list/'));
  expect(say.mock.calls).toEqual([
    [
      {
        text: 'Paper Fox is no longer in your basket. It was removed in another window or on another device.',
      },
    ],
  ]);
});

it('the name of a line is a target of 24 px, as near as the button of its choice is', () => {
  show('en-GB');
  expect(getComputedStyle(screen.getByRole('link', { name: 'Paper Fox' })).minHeight).toBe('24px');
});
