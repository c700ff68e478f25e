import { useOrdersReturnsQuery } from '@omnis/api-client';
import { createOmnisStore } from '@omnis/store';
import { LocaleContext } from '@omnis/texts/react';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testOrder } from '../order/order.fixture.ts';
import type { Order } from '../order/stages.ts';
import { testOrderLine } from './order-line.fixture.ts';
import { ReturnPage } from './return-page.tsx';
import type { Returns } from './return-wishes.ts';

let quantity = 3;
let made: Returns['returns'] = [];
const keys: string[] = [];
/** Number of the next answers that are lost. */
let losses = 0;

const noted = 'Your return is noted. Print the label, and send the parcel.';

/** As the server does it: once for a key. */
const call = vi.fn<typeof fetch>(async (_to, init) => {
  const key = new Headers(init?.headers).get('idempotency-key');
  if (init?.method === 'POST' && key === null) {
    made = [];
    if (losses > 0) throw new TypeError('Failed to fetch');
    return Response.json({ message: 'Your return is cancelled.' });
  }
  if (init?.method === 'POST' && key !== null) {
    if (!keys.includes(key)) made = [...made, given(made.length + 1)];
    keys.push(key);
    if (losses > 0) {
      losses -= 1;
      throw new TypeError('Failed to fetch');
    }
    return Response.json({ message: noted, number: `R-${made.length}` });
  }
  return Response.json(answer());
});

const given = (id: number): Returns['returns'][number] => {
  const options = { Colour: 'Navy', Size: 'M' };
  const line = {
    id: 'a',
    name: 'Tee',
    options,
    quantity: 1,
    reason: 'faulty',
    instead: null,
    received: null,
  } as const;
  const about = { id, number: `R-${id}`, resolution: 'refund', note: '', state: 'asked' } as const;
  return { ...about, askedAt: '2026-11-20T08:00:00Z', bookedAt: null, code: [], lines: [line] };
};
const answer = (): Returns => ({
  until: '2099-12-20T08:00:00Z',
  lines: [{ id: 'a', returnable: quantity - made.length, reasons: ['faulty'], choices: [] }],
  returns: made,
  delivery: 0,
  address: [],
});

beforeEach(() => {
  quantity = 3;
  made = [];
  keys.length = 0;
  losses = 0;
  vi.stubGlobal('fetch', call);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Page({ own }: { readonly own: Partial<Order> }) {
  const order = testOrder({ items: [testOrderLine({ quantity })], ...own });
  const { data } = useOrdersReturnsQuery({ params: { orderHash: order.orderHash } });
  return data ? <ReturnPage order={order} /> : null;
}

function open(own: Partial<Order> = {}): void {
  render(
    <Provider store={createOmnisStore({ app: 'storefront' })}>
      <LocaleContext value="en-GB">
        <Page own={own} />
      </LocaleContext>
    </Provider>,
  );
}

/** Chooses one of the line. */
async function choose(): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Send back Tee/ }));
  const field = screen.queryByRole('spinbutton', { name: 'How many' });
  if (field) {
    fireEvent.change(field, { target: { value: '1' } });
    fireEvent.blur(field);
  }
  fireEvent.change(screen.getByRole('combobox', { name: 'Why' }), { target: { value: 'faulty' } });
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Get the label' }));

describe('OD7 a return whose answer is lost', () => {
  it('is asked for once more by itself, so that nobody is told to try again beside its label', async () => {
    losses = 1;
    open();
    await choose();
    send();
    expect(await screen.findByText(noted)).toBeDefined();
    expect(screen.queryByText(/try again/)).toBeNull();
    expect(made).toHaveLength(1);
  });

  it('is asked for again with the same key, so that there is one; the next of the same is another', async () => {
    losses = 2;
    open();
    await choose();
    send();
    expect(await screen.findByText(/try again/)).toBeDefined();
    expect(await screen.findByRole('article', { name: 'Return R-1' })).toBeDefined();
    send();
    expect(await screen.findByText(noted)).toBeDefined();
    expect(made).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
    await choose();
    send();
    expect(await screen.findByRole('article', { name: 'Return R-2' })).toBeDefined();
    expect(made).toHaveLength(2);
  });

  it('is asked for with the same key by a page that was loaded anew', async () => {
    losses = 2;
    open();
    await choose();
    send();
    await screen.findByRole('article', { name: 'Return R-1' });
    cleanup();
    open();
    await screen.findByRole('article', { name: 'Return R-1' });
    await vi.waitFor(() =>
      expect(screen.getByRole('checkbox', { name: /^Send back Tee/ })).toHaveProperty('checked', true),
    );
    send();
    expect(await screen.findByText(noted)).toBeDefined();
    expect(made).toHaveLength(1);
  });

  it('is said to be noted where nothing is left to be sent again', async () => {
    quantity = 1;
    losses = 2;
    open();
    await choose();
    send();
    expect(await screen.findByText(noted)).toBeDefined();
    expect(screen.queryByText(/try again/)).toBeNull();
    expect(made).toHaveLength(1);
  });
});

describe('OD7 a return that was booked in', () => {
  const booked = (resolution: 'refund' | 'exchange', received: number): void => {
    const [line] = given(1).lines;
    if (!line) throw new Error('A return has a line');
    const instead = resolution === 'exchange' ? { Colour: 'Navy', Size: 'L' } : null;
    const lines = [{ ...line, quantity: 2, received, instead }];
    made = [{ ...given(1), resolution, state: 'booked', bookedAt: '2026-11-22T08:00:00Z', lines }];
  };
  const label = () => screen.findByRole('article', { name: 'Return R-1' });

  it('says how many of what was announced have arrived', async () => {
    booked('refund', 1);
    open();
    expect((await label()).textContent).toContain('2 × Tee, Navy / M1 of 2 arrived');
    expect((await label()).textContent).not.toContain('Nothing');
  });

  it('says that nothing has reached us where nothing was found', async () => {
    booked('refund', 0);
    open();
    expect((await label()).textContent).toContain('We haven’t received any of it.');
    expect((await label()).textContent).not.toContain('Already returned');
  });

  it('leads to what is sent in its place, which may have left long since', async () => {
    booked('exchange', 2);
    open({ replacements: [{ orderHash: 'other', number: 'DEMO-9', returnNumber: 'R-1' }] });
    const link = within(await label()).getByRole('link', { name: 'Order DEMO-9' });
    expect(link.getAttribute('href')).toBe('/receipt/other');
    expect((await label()).textContent).not.toContain('are making');
  });
});

describe('OD7 a return that is not sent after all', () => {
  const cancel = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel this return' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel return R-1?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel this return' }));
    expect(await screen.findByText('Your return is cancelled.')).toBeDefined();
  };

  it('is cancelled after asking, and its goods can be sent back by another', async () => {
    quantity = 1;
    open();
    await choose();
    send();
    await screen.findByRole('article', { name: 'Return R-1' });
    await cancel();
    await vi.waitFor(() => expect(screen.queryByRole('article', { name: 'Return R-1' })).toBeNull());
    await choose();
    send();
    expect(await screen.findByText(noted)).toBeDefined();
    expect(new Set(keys).size).toBe(2);
  });

  it('is said to be cancelled where the answer was lost, and not to be tried again', async () => {
    quantity = 1;
    made = [given(1)];
    losses = 1;
    open();
    await cancel();
    expect(screen.queryByText(/try again/)).toBeNull();
  });
});
