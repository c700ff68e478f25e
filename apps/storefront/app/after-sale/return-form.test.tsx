import { createOmnisStore } from '@omnis/store';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import type { Order } from '../order/stages.ts';
import { LocaleContext } from '../texts/use-texts.ts';
import { testOrderLine } from './order-line.fixture.ts';
import { ReturnForm } from './return-form.tsx';
import type { Returns } from './return-wishes.ts';

const item = testOrderLine();
const items: Order['items'] = [
  item,
  { ...item, id: 'b', name: 'Mug' },
  { ...item, id: 'c', name: 'Cap' },
  {
    ...item,
    id: 'd',
    name: 'Gift card',
    giftCard: { name: 'Ann', email: 'ann@shop.example', message: '' },
  },
];
const lines: Returns['lines'] = items.map(({ id }) => ({
  id,
  returnable: id === 'a' ? 1 : 0,
  reasons: ['faulty', 'wrong_item', 'too_small', 'too_big', 'not_as_pictured', 'changed_mind'],
  choices: [],
}));
const given = (id: number, state: 'asked' | 'booked', line: string): Returns['returns'][number] => ({
  id,
  number: `R-${id}`,
  resolution: 'refund',
  note: '',
  state,
  askedAt: '2026-11-20T08:00:00Z',
  bookedAt: null,
  code: [],
  lines: [
    {
      id: line,
      name: '',
      options: item.options,
      quantity: 1,
      reason: 'faulty',
      instead: null,
      received: null,
    },
  ],
});
const returns: Returns = {
  until: '2026-12-20T08:00:00Z',
  lines,
  returns: [given(1, 'asked', 'b'), given(2, 'booked', 'c')],
  address: [],
};

function shown(own: Partial<Order> = {}): void {
  const order = testOrder({ items, ...own });
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <ReturnForm order={order} returns={returns} onDone={() => undefined} />
      </LocaleContext>
    </Provider>,
  );
}

afterEach(cleanup);

describe('sending something back', () => {
  it('asks what, and no longer once it has been said', () => {
    shown();
    fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));
    expect(screen.getByRole('alert').textContent).toBe('Choose what you send back.');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    // Its reason is asked for, and missed only where it was left out.
    const why = screen.getByRole('combobox', { name: 'Why' });
    expect(why.getAttribute('aria-invalid')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));
    expect(why.getAttribute('aria-invalid')).toBe('true');
  });

  it('says that there is nothing to exchange something for, in place of a field that cannot be filled in', () => {
    shown();
    fireEvent.click(screen.getByRole('radio', { name: /^Another colour or size/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    expect(screen.getByText(/^There is no other colour or size of it/)).toBeDefined();
    expect(screen.queryByRole('combobox', { name: /instead/ })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'faulty' } });
    fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Tee: There is .+ Choose your money back for it\.$/,
    );
    fireEvent.click(screen.getByRole('radio', { name: /^My money back/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where the money of what is chosen goes', () => {
    const payment = { method: 'Visa •••• 4242', state: 'paid', giftCardAmount: 10 } as const;
    shown({ payment, giftCards: [{ ending: 'AB12', amount: 10, returned: 0, balance: 0 }] });
    expect(screen.getByText(/^Up to £10.00 back on your gift card/)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    expect(screen.getByText(/^£10.00 back on your gift card, £2.00 to the card/)).toBeDefined();
  });

  it('tells what has a label from what has arrived, and from what never comes back', () => {
    shown();
    const notes = ['Mug', 'Cap', 'Gift card'].map(
      (name) => screen.getByText(name).closest('li')?.textContent,
    );
    expect(notes[0]).toContain('The label to send it back is ready');
    expect(notes[1]).toContain('Sent back already');
    expect(notes[2]).toContain('Quantity 1');
  });
});
