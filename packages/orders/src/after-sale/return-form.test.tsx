import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import type { Order } from '../order/stages.ts';
import { testOrderLine } from './order-line.fixture.ts';
import { ReturnForm, type ReturnFormProps } from './return-form.tsx';
import type { Returns } from './return-wishes.ts';
import { useOnceKey } from './use-once-key.ts';

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
  delivery: 0,
  address: [],
};

function Form(props: Omit<ReturnFormProps, 'once' | 'onDone' | 'onLost'>) {
  return <ReturnForm {...props} once={useOnceKey()} onDone={() => undefined} onLost={() => undefined} />;
}

/** @param left - how many of the first line can come back @param delivery - what goes back for it with the last */
function shown(own: Partial<Order> = {}, left = 1, delivery = 0): void {
  const order = testOrder({ items, ...own });
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <Form order={order} returns={{ ...withLeft(left), delivery }} />
      </LocaleContext>
    </Provider>,
  );
}

const withLeft = (returnable: number): Returns => ({
  ...returns,
  lines: lines.map((line) => (line.id === 'a' ? { ...line, returnable } : line)),
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('OD7 sending something back', () => {
  it('asks what, and no longer once it has been said', () => {
    shown();
    fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));
    expect(screen.getByRole('alert').textContent).toBe('Choose what to return.');
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
    expect(screen.getByText(/^There’s no other colour or size of it/)).toBeDefined();
    expect(screen.queryByRole('combobox', { name: /instead/ })).toBeNull();
    fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'faulty' } });
    fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));
    expect(screen.getByRole('alert').textContent).toMatch(/^Tee: There’s .+ Choose a refund for it\.$/);
    fireEvent.click(screen.getByRole('radio', { name: /^A refund/ }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says where the money of what is chosen goes', () => {
    const payment = { method: 'Visa •••• 4242', state: 'paid', giftCardAmount: 10 } as const;
    shown({ payment, giftCards: [{ ending: 'AB12', amount: 10, returned: 0, balance: 0 }] });
    expect(screen.getByText(/^Up to £10.00 to your gift card/)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    expect(screen.getByText(/^£10.00 to your gift card and £2.00 to the card/)).toBeDefined();
  });

  it('says how much comes back of what was paid, and what is not part of it', () => {
    const two = testOrderLine({ quantity: 2, priceIncTax: 24, total: 43.2, discountTaxIncluded: 4.8 });
    const totals = { ...testOrder().totals, discount: 4.8, shipping: 3.95, total: 47.15 };
    shown({ items: [two], totals }, 2);
    expect(screen.queryByText('You get back')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    const said = () => screen.getByText('You get back').closest('[role=status]')?.textContent;
    expect(said()).toContain('You get back£43.20');
    fireEvent.click(screen.getByRole('button', { name: /^Decrease number of / }));
    expect(said()).toBe(
      'You get back£21.60To the card you paid with, once we’ve received your return. This doesn’t include the £3.95 for delivery. You pay the return postage, unless an item is faulty or not what you ordered.',
    );
    fireEvent.click(screen.getByRole('radio', { name: /^Another colour or size/ }));
    expect(screen.queryByText('You get back')).toBeNull();
  });

  it('says that the delivery goes back with the last of the goods', () => {
    const two = testOrderLine({ quantity: 2, priceIncTax: 24, total: 48 });
    const totals = { ...testOrder().totals, shipping: 6.95, total: 54.95 };
    shown({ items: [two], totals }, 2, 3.95);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    const said = () => screen.getByText('You get back').closest('[role=status]')?.textContent;
    expect(said()).toMatch(
      /^You get back£51\.95.* This includes £3\.95 for delivery\. You pay the return postage/,
    );
    fireEvent.click(screen.getByRole('button', { name: /^Decrease number of / }));
    expect(said()).toMatch(
      /^You get back£24\.00.* If you return everything, we’ll also refund the £3\.95 for delivery\. You pay/,
    );
  });

  it('keeps the tick where none of a ticked line are typed, says so, and is not sent by that press', () => {
    const call = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', call);
    shown({ items: [testOrderLine({ quantity: 2 })] }, 2);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'faulty' } });
    const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'How many' });
    fireEvent.change(field, { target: { value: '0' } });
    expect(screen.getByRole('checkbox', { name: /^Send back Tee/ })).toHaveProperty('checked', true);
    fireEvent.blur(field);
    expect(field.value).toBe('2');
    expect(screen.getByText('Enter a number from 1 to 2. To keep all of them, untick it.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));
    expect(call).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('says what is left of a line of which some are on their way', () => {
    shown({ items: [testOrderLine({ quantity: 2 })] }, 1);
    expect(screen.getByText('1 of 2 can still be returned')).toBeDefined();
    expect(screen.queryByText('Quantity 2')).toBeNull();
  });

  it('has what was chosen still when the page is loaded anew, as far as it fits', async () => {
    const two = { items: [testOrderLine({ quantity: 2 })] };
    shown(two, 2);
    fireEvent.click(screen.getByRole('checkbox', { name: /^Send back Tee/ }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'faulty' } });
    fireEvent.change(screen.getByRole('textbox', { name: /^Anything/ }), { target: { value: 'A hole' } });
    cleanup();
    shown(two, 2);
    expect((await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'How many' })).value).toBe('2');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Why' }).value).toBe('faulty');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Anything/ }).value).toBe('A hole');
    cleanup();
    // Meanwhile one was sent by another window.
    shown(two, 1);
    expect(screen.getByRole('checkbox', { name: /^Send back Tee/ })).toHaveProperty('checked', false);
  });

  it('tells what has a label from what has arrived, and from what never comes back', () => {
    shown();
    const notes = ['Mug', 'Cap', 'Gift card'].map(
      (name) => screen.getByText(name).closest('li')?.textContent,
    );
    expect(notes[0]).toContain('Your return label is ready');
    expect(notes[1]).toContain('Already returned');
    expect(notes[2]).toContain('Quantity 1');
  });
});
