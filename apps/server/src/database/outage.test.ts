import { describe, expect, test } from 'vitest';
import { Outage, outageOr } from './outage.ts';

const failed = (code: string, message = 'said by the server') => Object.assign(new Error(message), { code });

describe('an error of the database', () => {
  test.each([
    '08006',
    '53300',
    '55P03',
    '57014',
    '57P01',
    '57P03',
    '25P03',
    '25006',
    '40P01',
    '40001',
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'ENOTFOUND',
  ])('%s is an outage, whose cause it stays', (code) => {
    const error = failed(code);
    const outage = outageOr(error);
    expect(outage).toBeInstanceOf(Outage);
    expect(outage).toMatchObject({ cause: error });
  });

  test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'is an outage when the driver says “%s”',
    (message) => expect(outageOr(new Error(message))).toBeInstanceOf(Outage),
  );

  test.each(['23505', '42P01', '42501', '22P02', 'P0001'])('%s is what it is', (code) => {
    const error = failed(code);
    expect(outageOr(error)).toBe(error);
  });

  test('is what it is when it comes from elsewhere', () => {
    const missing = Object.assign(failed('ENOENT'), { path: '/data/uploads/a' });
    for (const error of [missing, new Error('A product is missing'), new TypeError('x'), 'text'])
      expect(outageOr(error)).toBe(error);
  });
});
