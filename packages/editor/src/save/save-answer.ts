import type { Page } from '@omnis/models';
import { translator } from '@omnis/texts';
import en from '../texts/editor/en.ts';
import type { EditorTexts } from '../texts/editor/index.ts';

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
  /** Next step for the reader. */
  readonly text: string;
  readonly fields: readonly SaveFieldError[];
}

const english = translator(en, 'en-GB');

/**
 * The meaning of a failed save in English, with the spec's words (storefront.md §8 Page save errors).
 *
 * @param answer - The answer of a save that failed.
 */
export function saveProblem(answer: Extract<SaveAnswer, { ok: false }>): SaveProblem {
  return problemOf(english, answer);
}

/** The meaning of a failed save, in the language of the texts. */
export function problemOf(
  t: EditorTexts,
  { status, message, errors }: Extract<SaveAnswer, { ok: false }>,
): SaveProblem {
  switch (status) {
    case 402:
      return {
        kind: 'pro',
        title: t('proRequired'),
        text: t('changesStayUntilUpgrade'),
        fields: [],
      };
    case 403:
      return {
        kind: 'forbidden',
        title: t('insufficientPermissions'),
        text: t('askOwner'),
        fields: [],
      };
    case 404:
      return {
        kind: 'missing',
        title: t('pageNotFound'),
        text: t('pageMayBeDeleted'),
        fields: [],
      };
    case 409:
      return {
        kind: 'conflict',
        title: t('pageChangedElsewhere'),
        text: message || t('reloadToSeeOther'),
        fields: [],
      };
    case 400:
    case 422:
      return {
        kind: 'invalid',
        title: t('pageFailedValidation'),
        text: errors.length === 0 ? message : t('changeWhatIsNamed'),
        fields: errors,
      };
    default:
      return {
        kind: 'server',
        title: t('somethingWrongSaving'),
        text: status === 0 ? t('shopNotReached') : t('changesStillHere'),
        fields: [],
      };
  }
}
