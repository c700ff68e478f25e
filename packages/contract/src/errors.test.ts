import { describe, expect, it } from 'vitest';
import { defaultErrorText, errorSchema, errorStatus, statusTexts, texts } from './index.ts';

describe('errors', () => {
  it('CT12 the default texts are those of platform.md §8, and no other', () => {
    expect(statusTexts).toEqual({
      402: '402 Pro upgrade required',
      403: '403 Permission denied',
      404: '404 Not found',
      500: '500 Server error',
    });
    expect(defaultErrorText).toBe('Api error');
  });

  it.each([
    ['somethingWrong', 'Oops.. looks like something went wrong'],
    ['somethingWrongTryAgain', 'Oops... looks like something went wrong. Please try again.'],
    ['permissionDenied', 'Permission denied'],
    ['noItemsAdded', 'No items were added to basket'],
    ['productGone', 'Oops... Looks like this product is no longer available'],
    ['pageNotFound', 'We were unable to find this page'],
    ['pageOfAnotherStore', "Oops... Looks like you're trying to access a page from another store"],
    ['pageFailedToLoad', 'Oops... Looks like something went wrong loading this page'],
    ['proRequiredToSave', 'Pro required to save this page'],
    ['pageFailedValidation', 'Page failed validation'],
    ['pageSaveNotFound', 'Page not found'],
    ['pageSaveForbidden', 'Insufficient permissions to access this page'],
    ['pageServerError', 'Server error encountered fetching page'],
    ['subscribed', "We've sent you an email to verify your subscription"],
    ['subscribeFailed', 'Oops... Something went wrong, please try again later'],
    ['startUpFailed', 'Oops... Looks like something went wrong'],
  ] as const)('CT13 %s is worded as the specification has it', (name, text) => {
    expect(texts[name]).toBe(text);
  });

  it('CT14 each code has a status that fits it', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      expect(status, code).toBeGreaterThanOrEqual(400);
      expect(status, code).toBeLessThan(600);
    }
    expect(errorStatus).toMatchObject({
      pro_required: 402,
      forbidden: 403,
      not_found: 404,
      conflict: 409,
      validation_failed: 422,
      rate_limited: 429,
      server_error: 500,
    });
  });

  it('CT15 an error has message, errors and code, and nothing may be missing', () => {
    const error = {
      message: 'Check the form',
      errors: [{ field: 'email', message: 'Bad' }],
      code: 'validation_failed',
    };
    expect(errorSchema.parse(error)).toEqual(error);
    for (const field of ['message', 'errors', 'code']) {
      expect(errorSchema.safeParse({ ...error, [field]: undefined }).success).toBe(false);
    }
  });
});
