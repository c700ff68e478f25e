import { describe, expect, it } from 'vitest';
import { failureOf, unanswered } from './errors.ts';
import { errorText, fieldErrors, isApiFailure, isCancelled, submitFault } from './index.ts';

describe('the status table (platform.md §7–8)', () => {
  it.each([
    [400, {}, 'Api error'],
    [402, {}, '402 Pro upgrade required'],
    [403, {}, '403 Permission denied'],
    [404, {}, '404 Not found'],
    [500, {}, '500 Server error'],
    [503, {}, 'Api error'],
    [402, { message: 'Pro required to save this page' }, 'Pro required to save this page'],
    [403, { message: 'Permission denied' }, 'Permission denied'],
    [404, { message: 'We were unable to find this page' }, 'We were unable to find this page'],
    [500, { message: 'Down' }, 'Down'],
    [409, { message: 'Sold out', code: 'sold_out' }, 'Sold out'],
    [
      422,
      { message: 'Check the form', errors: [{ field: 'zip', message: 'Enter a postcode' }] },
      'Enter a postcode',
    ],
    [422, { message: 'Check the form', errors: [] }, 'Check the form'],
    [422, {}, 'Api error'],
    // Only 422 speaks through its fields.
    [409, { message: 'Changed', errors: [{ field: 'a', message: 'Field' }] }, 'Changed'],
    [500, '<html>', '500 Server error'],
    [404, undefined, '404 Not found'],
    [500, { message: 7, errors: 'x', code: null }, '500 Server error'],
  ])('AC1 %i with %j says %j', (status, body, text) => {
    const failure = failureOf(status, body);
    expect(errorText(failure)).toBe(text);
    expect(isApiFailure(failure)).toBe(true);
    expect(isCancelled(failure)).toBe(false);
  });

  it('AC2 status 0 is cancelled and says nothing; a dead network says so', () => {
    expect(unanswered(true).status).toBe(0);
    expect(isCancelled(unanswered(true))).toBe(true);
    expect(errorText(unanswered(true))).toBe('');
    expect(isCancelled(unanswered(false))).toBe(false);
    expect(errorText(unanswered(false))).toBe('Oops... looks like something went wrong. Please try again.');
  });

  it('AC3 anything else gets the general text', () => {
    for (const other of [
      undefined,
      null,
      'x',
      new Error('secret'),
      { status: 500 },
      { status: 'x', data: {} },
    ]) {
      expect(isApiFailure(other)).toBe(false);
      expect(errorText(other)).toBe('Oops.. looks like something went wrong');
      expect(fieldErrors(other)).toEqual({});
    }
  });

  it('AC4 gives the first message of each field', () => {
    const failure = failureOf(422, {
      message: 'Check the form',
      errors: [
        { field: 'email', message: 'First' },
        { field: 'email', message: 'Second' },
        { field: '__proto__', message: 'Odd' },
        { message: 'Without a field' },
        'nonsense',
      ],
    });
    expect(fieldErrors(failure)['email']).toBe('First');
    expect(Object.keys(fieldErrors(failure)).toSorted()).toEqual(['__proto__', 'email']);
    expect(failure.data.errors).toHaveLength(4);
  });

  it('AC4 says what has to be brought: the kind of proof and the second factors, and no other text', () => {
    const failure = failureOf(422, {
      message: 'Enter the code',
      code: 'two_factor_required',
      errors: [{ field: 'twoFactorAuthCode', message: 'Enter the code' }],
      details: { captcha: 'proof-of-work', methods: ['app', 'pigeon', 'sms', 7, 'constructor'], other: 'x' },
    });
    expect(failure.data.details).toEqual({ captcha: 'proof-of-work', methods: ['app', 'sms'] });
    expect(submitFault(failure)).toMatchObject({
      code: 'two_factor_required',
      details: { methods: ['app', 'sms'] },
    });
    expect(failureOf(422, { details: 'nonsense' }).data.details).toBeUndefined();
    expect(failureOf(422, { details: { captcha: 'guess' } }).data.details).toEqual({});
  });
});
