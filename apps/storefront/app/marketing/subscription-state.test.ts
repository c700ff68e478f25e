import { describe, expect, it } from 'vitest';
import { subscriptionState } from './subscription-state.ts';

const token = 'a'.repeat(43);
const failure = (status: number) => ({ status, data: { message: '', errors: [], code: '' } });

describe('the link of the newsletter’s mail (storefront.md §2 /subscription-verified)', () => {
  it.each([
    ['waiting', token, {}],
    ['confirmed', token, { data: { status: 'confirmed' as const } }],
    ['already', token, { data: { status: 'already' as const } }],
    ['expired', token, { error: failure(404) }],
    ['expired', token, { error: failure(422) }],
    ['failed', token, { error: failure(500) }],
    ['failed', token, { error: new Error('offline') }],
    ['expired', '', {}],
  ])('is %s', (state, given, call) => {
    expect(subscriptionState(given, call)).toBe(state);
  });
});
