import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { GiftCards } from './gift-cards.tsx';

afterEach(cleanup);

const card = (amount: number, ending = 'X8VZ') => ({ id: ending, ending, amount, balance: 25, problem: '' });
const message = 'Your gift card is used for this order';

function show(cards: readonly ReturnType<typeof card>[], toPay: number): void {
  const store = createOmnisStore({ app: 'storefront', fetch: async () => Response.json({ message }) });
  render(
    <Provider store={store}>
      <LocaleContext value="en-GB">
        <GiftCards cards={cards} currency="GBP" toPay={toPay} />
      </LocaleContext>
    </Provider>,
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Gift card code', hidden: true });
const another = () => screen.queryByText('Add another gift card');

it('says of a card that is typed twice that it pays already', async () => {
  show([card(25)], 5);
  fireEvent.change(field(), { target: { value: '7k2q-9fwm-4htc-x8vz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply', hidden: true }));
  const said = await screen.findByText('This gift card is already applied');
  expect(field().value).toBe('7k2q-9fwm-4htc-x8vz');
  fireEvent.change(field(), { target: { value: '7k2q' } });
  expect(said.isConnected).toBe(false);
});

it('asks for no other card where nothing is left to pay', () => {
  show([card(24), card(0, 'ABCD')], 0);
  expect(another()).toBeNull();
  expect(screen.getByText('Pays £24.00, £1.00 remaining')).toBeDefined();
  expect(screen.getByText('Not needed: there’s nothing left to pay.')).toBeDefined();
});

it('says what has to be charged where a card could pay more', () => {
  show([card(24.75)], 0.3);
  expect(another()).not.toBeNull();
  expect(
    screen.getByText('Pays £24.75, £0.25 remaining. The other £0.30 must be paid by card.'),
  ).toBeDefined();
});
