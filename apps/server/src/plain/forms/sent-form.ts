import type { ApiError } from '@omnis/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Failure } from '../../http/answer.ts';
import { html, type Markup } from '../../markup/html.ts';
import { csrfFailure } from '../../plugins/csrf.ts';
import { originFailure } from '../../plugins/origin.ts';
import type { Secrets } from '../../security/secrets.ts';
import type { PageWords } from '../../texts/pages/page-words.ts';
import { faultSummary, type Label } from '../../markup/plain-faults.ts';
import type { Form } from '../shop/plain-forms.ts';
import { faultOf } from '../shop/plain-pages.ts';

/**
 * Failure of a form's origin. A form on a page that is the same for everybody holds no token: there a browser is
 * believed when it says where the form comes from. One that does not say so is shown the form with a token.
 */
export function proofFailure(request: FastifyRequest, secrets: Secrets, token: unknown): Failure | null {
  const says = request.headers.origin !== undefined || request.headers['sec-fetch-site'] === 'same-origin';
  return says ? originFailure(request) : csrfFailure(request, secrets, token);
}

/** Failure from the errors in typed values. */
export function invalid({ issues }: z.ZodError): Failure {
  const errors = issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  return { ok: false, code: 'validation_failed', message: errors[0]?.message ?? '', errors };
}

/** A form as it is shown, perhaps again. */
export interface ShownForm {
  readonly words: PageWords;
  readonly action: string;
  readonly token: string;
  readonly button: string;
  readonly failure: Failure | undefined;
  /** Labels of its fields, by name. */
  readonly labels: Readonly<Record<string, Label>>;
  readonly fields: (parts: { words: PageWords; typed: Form; errors: ApiError['errors'] }) => Markup;
  readonly typed: Form;
}

/** A form with what is wrong with it at its top. */
export function shownForm({
  words,
  action,
  token,
  button,
  failure,
  labels,
  fields,
  typed,
}: ShownForm): Markup {
  const errors = failure?.errors ?? [];
  const summary = faultSummary(
    words,
    { errors, changes: [], fault: faultOf(failure, words) },
    ({ say }, field) => labels[field]?.(say) ?? null,
  );
  return html`${summary}
    <form method="post" action="${action}">
      <input type="hidden" name="token" value="${token}" />
      <div class="fields">
        ${fields({ words, typed, errors })}
        <div><button type="submit">${button}</button></div>
      </div>
    </form>`;
}
