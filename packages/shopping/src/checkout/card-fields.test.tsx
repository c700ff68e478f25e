import { createOmnisStore } from '@omnis/store';
import { translator } from '@omnis/texts';
import { useForm, type SubmitFault } from '@omnis/ui';
import { loadStripe } from '@stripe/stripe-js/pure';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import checkoutEn from '../texts/checkout/en.ts';
import { CardFields, type PaymentBy } from './card-fields.tsx';
import { cardRules } from './rules.ts';
import { fakeStripe, type FakeStripe } from './stripe/fake-stripe.fixture.ts';
import type { StripeCard } from './stripe/stripe-card.ts';
import { emptyCard, type CardValues } from './values.ts';

vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe: vi.fn() }));
const load = vi.mocked(loadStripe);

const t = translator(checkoutEn, 'en-GB');
const today = new Date();
const sent = vi.fn<(values: CardValues) => SubmitFault | void>();
const reported = vi.fn<typeof reportError>();
const onCard = vi.fn<(card: StripeCard | null) => void>();
let keys = 0;
const stripe = (): PaymentBy => ({
  processor: 'stripe',
  publishableKey: `pk_${(keys += 1)}`,
  methods: ['card'],
});
const kinds = ['cardNumber', 'cardExpiry', 'cardCvc'];

interface Asked {
  readonly payment: PaymentBy | undefined;
  readonly failed: boolean;
}

function Place({ payment, failed }: Asked): ReactElement {
  const schema = cardRules(t, { card: payment?.processor ?? 'test', today });
  const form = useForm({ initialValues: emptyCard, schema, onSubmit: sent });
  return (
    <form {...form.props}>
      <CardFields {...{ form, payment, failed, onCard }} />
      <button type="submit">Pay</button>
    </form>
  );
}

const page = (payment: PaymentBy | undefined, failed = false): ReactElement => (
  <Provider store={createOmnisStore({ app: 'storefront' })}>
    <RouterProvider
      router={createMemoryRouter([{ path: '*', element: <Place {...{ payment, failed }} /> }])}
    />
  </Provider>
);

async function shown(fake: FakeStripe = fakeStripe()): Promise<FakeStripe> {
  load.mockResolvedValue(fake.stripe);
  // Its code is fetched first.
  await act(async () => void render(page(stripe())));
  await waitFor(() => expect(fake.fields.size).toBe(3));
  act(() => kinds.forEach((kind) => fake.fields.get(kind)?.tell('ready')));
  return fake;
}

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [] });
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const noTextFields = (): void => expect(screen.queryAllByRole('textbox')).toEqual([]);

describe('the fields of a card', () => {
  it('are not said to be on their way when it could not be had who takes cards', () => {
    render(page(undefined));
    expect(screen.getByText(t('cardLoading'))).not.toBeNull();
    cleanup();
    render(page(undefined, true));
    expect(screen.queryByText(t('cardLoading'))).toBeNull();
  });

  it('are ours with the test processor, with its cards to try', () => {
    render(page({ processor: 'test', publishableKey: null, methods: ['card'] }));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    expect(screen.getByText(/This shop takes test payments/)).toBeDefined();
  });

  it('are not there before it is known whose they are', () => {
    render(page(undefined));
    noTextFields();
    expect(screen.getByRole('status').textContent).toContain('Loading the card form');
  });

  it('are Stripe’s with Stripe: nothing of ours can be typed in', async () => {
    const fake = await shown();
    noTextFields();
    expect(screen.queryByText(/test payments/)).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    for (const [at, name] of ['Card number', 'Expiry date', 'Security code'].entries())
      expect(fake.fields.get(kinds[at] ?? '')?.place).toBe(screen.getByRole('group', { name }));
    expect(onCard).toHaveBeenLastCalledWith(
      expect.objectContaining({ newPaymentMethod: expect.any(Function) }),
    );
  });

  it('are said to be missing after five seconds (platform.md §9), and come in its place when Stripe.js does', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    const fake = fakeStripe();
    const { promise, resolve } = Promise.withResolvers<typeof fake.stripe>();
    load.mockReturnValue(promise);
    await act(async () => void render(page(stripe())));
    await waitFor(() => expect(load).toHaveBeenCalled());
    await act(async () => vi.advanceTimersByTime(4500));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => vi.advanceTimersByTime(500));
    expect(screen.getByRole('alert').textContent).toContain('couldn’t load the card form');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('Stripe.js does not come'));
    await act(async () => resolve(fake.stripe));
    await waitFor(() => expect(fake.fields.size).toBe(3));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => kinds.forEach((kind) => fake.fields.get(kind)?.tell('ready')));
    expect(onCard).toHaveBeenLastCalledWith(
      expect.objectContaining({ newPaymentMethod: expect.any(Function) }),
    );
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('have the focus and a message where they are at fault', async () => {
    const fake = await shown();
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    const number = screen.getByRole('group', { name: 'Card number' });
    await screen.findByText('Enter your card number');
    expect(number.getAttribute('aria-invalid')).toBe('true');
    expect(fake.fields.get('cardNumber')?.focused).toBe(1);
    expect(sent).not.toHaveBeenCalled();
    const error = { message: 'Your card number is invalid.' };
    act(() => fake.fields.get('cardNumber')?.tell('change', { empty: false, complete: false, error }));
    act(() => fake.fields.get('cardNumber')?.tell('blur'));
    expect(await screen.findByText(error.message)).toBeDefined();
    act(() =>
      kinds.forEach((kind) => fake.fields.get(kind)?.tell('change', { empty: false, complete: true })),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    // No number of a card; what stands for one is random, and may end in as many digits.
    expect(JSON.stringify(sent.mock.calls)).not.toMatch(/(?<![\da-f-])\d{12,}"/);
  });

  it('keep a refusal while nothing is typed, though a field tells the same again as it is left', async () => {
    const fake = await shown();
    const number = fake.fields.get('cardNumber');
    const complete = { empty: false, complete: true };
    act(() => kinds.forEach((kind) => fake.fields.get(kind)?.tell('change', complete)));
    sent.mockReturnValueOnce({ errors: [{ field: 'card.number', message: 'The card was refused.' }] });
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('The card was refused.')).toBeDefined();
    act(() => number?.tell('change', complete));
    expect(screen.getByText('The card was refused.')).toBeDefined();
    // Another whole card that is put in is another one: Stripe's field has the focus then.
    const frame = number?.place?.appendChild(document.createElement('input'));
    frame?.focus();
    act(() => number?.tell('change', complete));
    expect(screen.queryByText('The card was refused.')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    expect(new Set(sent.mock.calls.map(([values]) => values['card.number'])).size).toBe(2);
  });

  it('go away with their card', async () => {
    const fake = await shown();
    cleanup();
    expect([...fake.fields.values()].every(({ destroyed }) => destroyed)).toBe(true);
    expect(onCard).toHaveBeenLastCalledWith(null);
  });

  it.each([
    [
      'a script that does not come',
      () => void load.mockRejectedValueOnce(new Error('Failed to load Stripe.js')),
    ],
    ['fields that do not', () => undefined],
  ])('%s is said, and tried again', async (what, begin) => {
    const fake = fakeStripe();
    begin();
    load.mockResolvedValue(fake.stripe);
    await act(async () => void render(page(stripe())));
    if (what.startsWith('fields')) {
      await waitFor(() => expect(fake.fields.size).toBe(3));
      act(() => fake.fields.get('cardNumber')?.tell('loaderror'));
    }
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the card form');
    expect(onCard.mock.calls.flat().filter((card) => card !== null)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(fake.fields.size).toBe(3));
    expect(screen.getByRole('group', { name: 'Card number' })).toBeDefined();
  });

  it.each<[string, PaymentBy]>([
    ['Stripe’s', stripe()],
    ['those of the test processor', { processor: 'test', publishableKey: null, methods: ['card'] }],
  ])('say on a server’s page that they need scripts: %s', (_whose, payment) => {
    const html = renderToString(page(payment));
    expect(html).toMatch(/<noscript>.*You need JavaScript to pay by card\..*<\/noscript>/);
    expect(html.includes('<input')).toBe(payment.processor === 'test');
  });
});
