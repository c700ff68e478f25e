import { describe, expect, it } from 'vitest';
import { cardViewOf, cardViews, stateFacts } from './card-views.ts';

describe('lists of gift cards', () => {
  it('there is one for each state, and one of all', () => {
    expect(cardViews.map(({ value }) => value).toSorted()).toEqual(
      ['all', ...Object.keys(stateFacts)].toSorted(),
    );
  });

  it('an address that names none shows all', () => {
    expect([cardViewOf(null), cardViewOf('blocked'), cardViewOf('constructor')]).toEqual([
      'all',
      'blocked',
      'all',
    ]);
  });
});
