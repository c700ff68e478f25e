import { deliveryByMail, orderFlows } from '@omnis/models';
import { translator } from '@omnis/texts';
import { describe, expect, it } from 'vitest';
import {
  isCalledOff,
  isReturnable,
  isWaiting,
  shopperPercentage,
  shopperSteps,
  type Order,
} from './stages.ts';
import { testOrderLine } from '../after-sale/order-line.fixture.ts';
import { headlineOf } from './headline.ts';
import { paymentKey } from './payment-words.ts';
import { isAgreed, orderPath } from './order-path.ts';
import ordersEn from '../texts/orders/en.ts';

const t = translator(ordersEn, 'en-GB');

const log = (...statuses: string[]): Order['statusLog'] =>
  statuses.map((status, at) => ({ id: String(at), from: null, status, reason: '', user: '', time: '' }));
const states = (order: Pick<Order, 'status' | 'flow' | 'statusLog'>): string =>
  shopperSteps(t, order)
    .map(({ state }) => state[0])
    .join('');

describe('OD1 shopperSteps (platform.md §4)', () => {
  it.each([
    ['new', 'ctttt'],
    ['to_be_paid', 'ctttt'],
    ['paid', 'dcttt'],
    ['processing', 'ddctt'],
    ['label_printed', 'ddctt'],
    ['printed', 'ddctt'],
    ['consolidated', 'dddct'],
    ['packing', 'dddct'],
    ['complete', 'ddddd'],
  ])('%s is %s', (status, expected) => {
    expect(states({ status, flow: 'normal', statusLog: [] })).toBe(expected);
  });

  it('tells by its last stage that a part is on its way, while the rest is being made', () => {
    const order = { status: 'processing', flow: 'normal' as const, statusLog: log(), partSent: true };
    expect(shopperSteps(t, order).map(({ key, state }) => [key, state])).toEqual([
      ['Ordered', 'done'],
      ['Paid', 'done'],
      ['Being made', 'current'],
      ['Packing', 'todo'],
      ['Partly on its way', 'current'],
    ]);
  });

  it('stays at the furthest stage while there is an issue', () => {
    expect(
      states({ status: 'issue', flow: 'normal', statusLog: log('new', 'paid', 'processing', 'issue') }),
    ).toBe('ddctt');
  });

  it.each([
    ['refunded', ['new', 'paid', 'processing'], 'Ordered, Paid, Being made, Refunded'],
    ['refunded', ['paid', 'complete'], 'Ordered, Paid, Being made, Packing, On its way, Refunded'],
    ['exchanged', ['new', 'paid'], 'Ordered, Paid, Exchanged'],
  ])('%s ends after the stages of %j', (status, before, expected) => {
    const order = { status, flow: 'normal' as const, statusLog: log(...before, status) };
    expect(
      shopperSteps(t, order)
        .map(({ key }) => key)
        .join(', '),
    ).toBe(expected);
    expect(states(order)).toMatch(/^d+$/);
  });

  it('has a percentage that agrees with the steps', () => {
    const order = { flow: 'normal' as const, statusLog: log('new', 'paid', 'processing', 'issue') };
    expect(shopperPercentage({ ...order, status: 'issue', percentComplete: 80 })).toBe(40);
    expect(shopperPercentage({ ...order, status: 'refunded', percentComplete: 100 })).toBe(100);
    expect(shopperPercentage({ ...order, status: 'packing', percentComplete: 60 })).toBe(60);
    expect(shopperPercentage({ status: 'issue', flow: 'normal', statusLog: [], percentComplete: 80 })).toBe(
      80,
    );
  });

  it.each(['normal', 'paper', 'bespoke'] as const)(
    'has a stage for every status of the %s flow that lies on its way',
    (flow) => {
      const statuses = orderFlows[flow].steps.flat();
      const lost = statuses.filter((status) =>
        shopperSteps(t, { status, flow, statusLog: log('quote', 'new') }).every(
          ({ state }) => state === 'todo',
        ),
      );
      expect(lost).toEqual([]);
    },
  );
});

describe('OD1 a quote', () => {
  it('has a page of its own, and an invoice once it is agreed', () => {
    const hash = 'h'.repeat(22);
    expect(orderPath({ orderHash: hash, quoted: true })).toBe(`/advanced-quote/${hash}/`);
    expect(orderPath({ orderHash: hash, quoted: false })).toBe(`/receipt/${hash}`);
    expect(orderPath({ orderHash: hash })).toBe(`/receipt/${hash}`);
    const agreed = ['quote', 'bespoke_approved', 'po_confirmed', 'bespoke_shipped'].map((status) =>
      isAgreed({ status, quoted: true }),
    );
    expect(agreed).toEqual([false, false, true, true]);
    expect(isAgreed({ status: 'new' })).toBe(true);
  });

  it('waits for no bank, and is confirmed before it is paid', () => {
    const payment = { method: '', state: 'pending' as const, giftCardAmount: 0 };
    expect([paymentKey({ payment, flow: 'bespoke' }), paymentKey({ payment, flow: 'normal' })]).toEqual([
      'payLater',
      'payPending',
    ]);
    expect(paymentKey({ payment: { ...payment, payable: true }, flow: 'normal' })).toBe('statusToBePaid');
    const steps = shopperSteps(t, { status: 'po_confirmed', flow: 'bespoke', statusLog: log('quote') });
    expect(steps.find(({ state }) => state === 'current')?.key).toBe('Confirmed');
  });
});

it('OD1 offers to send goods back only where the server says that it can be done', () => {
  expect([{ returnable: true }, { returnable: false }, {}].map(isReturnable)).toEqual([true, false, false]);
});

describe('OD1 headlineOf', () => {
  const today = '2026-11-23T08:00:00Z';
  const order: Pick<Order, 'status' | 'flow' | 'payment' | 'email' | 'currency' | 'shippingAddress'> = {
    flow: 'normal',
    status: 'paid',
    payment: { method: '', state: 'paid', giftCardAmount: 0 },
    email: 'ada@shop.example',
    currency: 'GBP',
    shippingAddress: {
      firstName: 'Ada',
      lastName: '',
      company: '',
      street: '',
      street2: '',
      city: '',
      state: '',
      country: 'GB',
      zip: '',
      eori: '',
    },
  };

  it.each([
    [{}, 'Thank you, Ada'],
    [
      { status: 'new', payment: { method: '', state: 'pending' as const, giftCardAmount: 0 } },
      'Thank you, Ada',
    ],
    [{ status: 'printed' }, 'Your order is being made'],
    [{ status: 'packing' }, 'Your order is being packed'],
    [{ status: 'complete' }, 'Your order is on its way'],
    [
      { status: 'complete', shippingMethod: { code: 'by-email', name: 'By email', estimate: '' } },
      'Your gift cards have been sent',
    ],
    [{ status: 'issue' }, 'We’re looking into your order'],
    [
      { payment: { method: '', state: 'failed' as const, giftCardAmount: 0 } },
      'Your payment didn’t go through',
    ],
    [{ status: 'refunded', statusLog: log('complete', 'refunded') }, 'Your order was refunded'],
  ])('%o says %s', (change, title) => {
    expect(headlineOf(t, { ...order, ...change }, today).title).toBe(title);
  });

  it('takes a parcel for arrived when none is under way so long', () => {
    const left = (time: string) =>
      headlineOf(
        t,
        {
          ...order,
          status: 'complete',
          statusLog: log('packing', 'complete').map((at) => ({ ...at, time })),
        },
        today,
      );
    expect(left('2026-11-09T09:00:00Z').title).toBe('Your order is on its way');
    expect(left('2026-05-06T09:00:00Z')).toEqual({
      title: 'Your order should have arrived',
      text: 'We sent it on 6 May 2026. If anything is missing or wrong, contact us.',
    });
  });

  it('tells gift cards for who bought them from those for others', () => {
    const card = (email: string) => ({
      ...testOrderLine(),
      giftCard: { email, name: '', message: '' },
    });
    const told = (...emails: string[]) =>
      headlineOf(
        t,
        {
          ...order,
          status: 'complete',
          shippingMethod: { ...deliveryByMail, estimate: '' },
          items: emails.map(card),
        },
        today,
      ).text;
    expect(told('', order.email)).toBe('We’ve emailed them to you.');
    expect(told('', 'ben@shop.example')).toBe('We’ve emailed them to the addresses you gave.');
  });

  it('tells what was called off from what came back', () => {
    const refunded = (...before: string[]) => ({
      ...order,
      status: 'refunded',
      statusLog: log(...before, 'refunded'),
    });
    expect(headlineOf(t, refunded('new', 'paid'), today).title).toBe('Your order was cancelled');
    expect(headlineOf(t, refunded('paid', 'complete'), today).title).toBe('Your order was refunded');
    expect([isCalledOff(refunded('paid')), isCalledOff(refunded('paid', 'complete'))]).toEqual([true, false]);
    expect(isCalledOff({ status: 'complete', statusLog: log('complete') })).toBe(false);
  });

  it('speaks of no bank where all went back to gift cards', () => {
    const told = (status: string, before: string, giftCardAmount: number) => {
      const refund = {
        id: 'a',
        amount: 24,
        giftCardAmount,
        reason: '',
        state: 'refunded',
        time: '',
      } as const;
      return headlineOf(t, { ...order, status, statusLog: log(before, status), refunds: [refund] }, today)
        .text;
    };
    expect(told('refunded', 'paid', 24)).toBe('It won’t be sent. What you paid is back on your gift card.');
    expect(told('refunded', 'complete', 24)).toBe('The money is back on your gift card.');
    expect([told('refunded', 'paid', 20), told('refunded', 'complete', 0)].join()).toMatch(/bank.*bank/);
  });

  it('asks again while the money is not certain', () => {
    const waits = (state: Order['payment']['state'], flow: Order['flow'] = 'normal') =>
      isWaiting({ payment: { method: '', state, giftCardAmount: 0 }, flow });
    expect([waits('pending'), waits('authorised'), waits('paid'), waits('failed')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(waits('pending', 'bespoke')).toBe(false);
    const untried = { method: '', state: 'pending', giftCardAmount: 0, payable: true } as const;
    expect(isWaiting({ payment: untried, flow: 'normal' })).toBe(false);
  });
});
