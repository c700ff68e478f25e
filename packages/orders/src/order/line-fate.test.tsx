import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { testOrderLine } from '../after-sale/order-line.fixture.ts';
import { LineFate } from './line-fate.tsx';
import { testOrder } from './order.fixture.ts';

afterEach(cleanup);

it.each([
  [1, 'Your return label for 1 of 2 is ready'],
  [2, 'Your return label is ready'],
])('a label for %d of two says so', (quantity, said) => {
  const item = testOrderLine({ quantity: 2 });
  const { name, options } = item;
  const line = {
    id: item.id,
    name,
    options,
    quantity,
    reason: 'faulty',
    instead: null,
    received: null,
  } as const;
  const about = { id: 1, number: 'R-1', resolution: 'refund', note: '', state: 'asked' } as const;
  const order = testOrder({
    items: [item],
    returns: [{ ...about, askedAt: '2026-11-20T08:00:00Z', bookedAt: null, lines: [line] }],
  });
  render(
    <LocaleContext value="en-GB">
      <LineFate order={order} item={item} />
    </LocaleContext>,
  );
  expect(screen.getByText(said)).toBeDefined();
});

it.each([
  [1, '1 échangé contre Navy / L'],
  [2, '2 échangés contre Navy / L'],
])('French counts %d of three that were exchanged by its own grammar', (received, said) => {
  const item = testOrderLine({ quantity: 3 });
  const { id, name, options } = item;
  const instead = { Colour: 'Navy', Size: 'L' };
  const line = { id, name, options, quantity: received, reason: 'too_small', instead, received } as const;
  const about = { id: 1, number: 'R-1', resolution: 'exchange', note: '', state: 'booked' } as const;
  const times = { askedAt: '2026-11-20T08:00:00Z', bookedAt: '2026-11-22T08:00:00Z' };
  render(
    <LocaleContext value="fr-FR">
      <LineFate
        order={testOrder({ items: [item], returns: [{ ...about, ...times, lines: [line] }] })}
        item={item}
      />
    </LocaleContext>,
  );
  expect(screen.getByText(said)).toBeDefined();
});
