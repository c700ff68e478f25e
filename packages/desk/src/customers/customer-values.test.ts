import { describe, expect, it } from 'vitest';
import { customerChanges, newCustomer, withTags } from './customer-values.ts';

describe('the form of a customer', () => {
  it('sends only what differs', () => {
    const before = { ...newCustomer, firstName: 'Ann', tags: ['a'], leadStatus: 'new' } as const;
    expect(customerChanges(before, before)).toEqual({});
    expect(
      customerChanges(before, {
        ...before,
        jobTitle: 'Buyer',
        tags: ['a', 'b'],
        leadStatus: null,
        requestTerms: true,
      }),
    ).toEqual({ jobTitle: 'Buyer', tags: ['a', 'b'], leadStatus: null, requestTerms: true });
  });

  it('takes tags that are typed with commas, each once in any case', () => {
    expect(withTags(['VIP'], ' vip, Trade ,, trade,x')).toEqual(['VIP', 'Trade', 'x']);
  });
});
