import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderPill } from './order-pill.tsx';

describe('OrderPill', () => {
  it('calls an order that nobody paid cancelled, and others by their status', () => {
    render(
      <>
        <OrderPill status="refunded" cancelled />
        <OrderPill status="bespoke_refunded" />
        <OrderPill status="packing" cancelled={undefined} />
      </>,
    );
    expect(screen.getByText('Cancelled')).toBeDefined();
    expect(screen.getByText('Refunded')).toBeDefined();
    expect(screen.getByText('Packing')).toBeDefined();
  });
});
