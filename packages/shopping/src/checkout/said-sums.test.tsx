import { LocaleContext } from '@omnis/texts/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SaidSums, type SaidSumsProps } from './said-sums.tsx';
import { testQuote } from './quote.fixture.ts';

const show = (props: SaidSumsProps) => (
  <LocaleContext value="en-GB">
    <SaidSums {...props} />
  </LocaleContext>
);
const said = () => screen.getByRole('status').textContent;
const standard = testQuote();
const express = testQuote({
  shippingMethod: 'express',
  toPay: 30.95,
  totals: { ...standard.totals, shipping: 6.95, total: 30.95 },
});

afterEach(cleanup);

it('says what another way of delivery costs and what is to be paid then', () => {
  const { rerender } = render(show({ quote: undefined, busy: true }));
  rerender(show({ quote: standard, busy: false }));
  expect(said()).toBe('');
  rerender(show({ quote: standard, busy: true }));
  rerender(show({ quote: express, busy: false }));
  expect(said()).toBe('Express, £6.95. The total is now £30.95');
  rerender(show({ quote: testQuote({ toPay: 20 }), busy: false }));
  expect(said()).toBe('Standard, £3.95. The total is now £20.00');
});

it('says nothing of a way for what is sent by mail', () => {
  const cards = { needsDelivery: false, shippingMethods: [], shippingMethod: null };
  const { rerender } = render(show({ quote: testQuote({ ...cards, toPay: 50 }), busy: false }));
  rerender(show({ quote: testQuote({ ...cards, toPay: 25 }), busy: false }));
  expect(said()).toBe('The total is now £25.00');
});
