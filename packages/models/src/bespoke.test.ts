import { describe, expect, it } from 'vitest';
import {
  customerMoves,
  printPositionCodes,
  printPositions,
  quoteLines,
  quoteSizes,
  sizeField,
} from './bespoke.ts';
import { flowStatuses, nextStatuses, orderFlows } from './order-flow.ts';

describe('customerMoves', () => {
  it('FLOW10 the customer moves what is theirs, and nothing else', () => {
    const moves = flowStatuses(orderFlows.bespoke).map((status) => [status, customerMoves(status)] as const);
    expect(Object.fromEntries(moves.filter(([, next]) => next.length > 0))).toEqual({
      quote: ['bespoke_mockup', 'bespoke_requested_terms'],
      bespoke_mockup: ['bespoke_approved'],
      bespoke_approved: ['po_confirmed', 'bespoke_mockup'],
    });
  });

  it('FLOW10 every one of them is a move of the flow', () => {
    for (const status of flowStatuses(orderFlows.bespoke))
      expect(nextStatuses(orderFlows.bespoke, status)).toEqual(
        expect.arrayContaining([...customerMoves(status)]),
      );
  });

  it('FLOW10 a status that is a name of every object leads nowhere', () => {
    expect(Reflect.apply(customerMoves, undefined, ['constructor'])).toEqual([]);
  });
});

describe('quoteLines', () => {
  it('reads the fields of a form, and leaves out what is empty', () => {
    expect(
      quoteLines({
        'sizes.M': ' 12 ',
        'sizes.L': '0',
        'sizes.XS': '',
        'prints.front': 'full',
        'prints.back': 'none',
      }),
    ).toEqual({ sizes: [{ size: 'M', quantity: 12 }], prints: [{ position: 'front', colours: 'full' }] });
  });

  it('keeps what is no number wrong, so that it can be said', () => {
    expect(quoteLines({ 'sizes.M': 'many' }).sizes).toEqual([{ size: 'M', quantity: Number.NaN }]);
  });

  it('knows every size and place', () => {
    const fields = Object.fromEntries(quoteSizes.map((size) => [sizeField(size), '1']));
    expect(quoteLines(fields).sizes).toHaveLength(quoteSizes.length);
    expect(printPositionCodes).toEqual(Object.keys(printPositions));
  });
});
