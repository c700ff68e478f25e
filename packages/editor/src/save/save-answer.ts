import type { Page } from '@omnis/models';

/** Something wrong with one field, as the server says it. */
export interface SaveFieldError {
  readonly field: string;
  readonly message: string;
}

/** How saving went. A request that never arrived has the status 0. */
export type SaveAnswer =
  | { readonly ok: true; readonly page: Page }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      readonly errors: readonly SaveFieldError[];
    };

/** A failed save as the owner is told of it. */
export interface SaveProblem {
  readonly kind: 'pro' | 'forbidden' | 'missing' | 'conflict' | 'invalid' | 'server';
  readonly title: string;
  /** What to do next. */
  readonly text: string;
  readonly fields: readonly SaveFieldError[];
}

/** What a failed save means, with the spec's words (storefront.md §8 Page save errors). */
export function saveProblem({ status, message, errors }: Extract<SaveAnswer, { ok: false }>): SaveProblem {
  switch (status) {
    case 402:
      return {
        kind: 'pro',
        title: 'Pro required to save this page',
        text: 'Your changes stay here, and in this browser, until you upgrade.',
        fields: [],
      };
    case 403:
      return {
        kind: 'forbidden',
        title: 'Insufficient permissions to access this page',
        text: 'Ask the owner of the shop to let you edit pages.',
        fields: [],
      };
    case 404:
      return {
        kind: 'missing',
        title: 'Page not found',
        text: 'It may have been deleted meanwhile.',
        fields: [],
      };
    case 409:
      return {
        kind: 'conflict',
        title: 'This page was changed somewhere else',
        text: message || 'Reload to see the other version. Your own stays in this browser as a draft.',
        fields: [],
      };
    case 400:
    case 422:
      return {
        kind: 'invalid',
        title: 'Page failed validation',
        text: errors.length === 0 ? message : 'Change what is named here and save again.',
        fields: errors,
      };
    default:
      return {
        kind: 'server',
        title: 'Oops... Looks like something went wrong saving this page',
        text:
          status === 0
            ? 'We could not reach the shop. Check your connection and try again.'
            : 'Your changes are still here. Try again in a moment.',
        fields: [],
      };
  }
}
