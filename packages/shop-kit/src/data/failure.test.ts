import type { ApiFailure } from '@omnis/api-client';
import { describe, expect, test } from 'vitest';
import { failedRead } from './failure.ts';

const failure = (status: number, field = ''): ApiFailure => ({
  status,
  data: { message: 'No', errors: field === '' ? [] : [{ field, message: 'Not so' }], code: 'any' },
});

describe('a failed read', () => {
  test.each([
    ['refused for its path', failure(422, 'orderHash'), { params: { orderHash: 'abc' } }, 404],
    [
      'refused for its query',
      failure(422, 'page'),
      { params: { orderHash: 'abc' }, query: { page: 0 } },
      422,
    ],
    ['refused for a rule', failure(422), { params: { orderHash: 'abc' } }, 422],
    ['without a path of its own', failure(422, 'orderHash'), undefined, 422],
    ['of a missing page', failure(404), { params: { orderHash: 'abc' } }, 404],
    ['that broke', failure(500), { params: { orderHash: 'abc' } }, 500],
    ['without an answer', failure(0), { params: { orderHash: 'abc' } }, 503],
    ['that threw', new Error('gone'), undefined, 503],
  ])('%s', (_name, error, arg, status) => {
    expect(failedRead(error, arg).init).toEqual({ status });
  });
});
