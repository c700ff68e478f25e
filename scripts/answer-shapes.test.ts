import { answerShapes } from '../packages/shop-kit/src/data/answer-shapes.ts';
import { expect, it } from 'vitest';
import { shapesOfAnswers } from './answer-shapes.ts';

it('the shop knows what the answers of today’s contract have (scripts/answer-shapes.ts writes it)', () => {
  expect(answerShapes).toEqual(shapesOfAnswers());
  expect(Object.keys(answerShapes)).toEqual(
    expect.arrayContaining(['productsList', 'basketAdd', 'checkoutPlace', 'accountsLogin', 'ordersGet']),
  );
});
