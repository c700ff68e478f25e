import type { FastifyInstance } from 'fastify';
import type { PlainPages } from '../shop/plain-pages.ts';
import { registerOpenForms, type OpenFormsDeps } from './open-forms.ts';
import { registerReturnForm, type ReturnFormDeps } from './return-form.ts';
import { registerReviewForm, type ReviewFormDeps } from './review-form.ts';

/** Services that forms need on pages that are made of scripts. */
export type WithoutScriptsDeps = OpenFormsDeps & ReviewFormDeps & ReturnFormDeps;

/** Asking a shop without scripts: by the same services, and with the same limits, as the calls. */
export function registerWithoutScripts(
  scope: FastifyInstance,
  deps: WithoutScriptsDeps,
  pages: Pick<PlainPages, 'visitOf' | 'fontFaces'>,
): void {
  registerOpenForms(scope, deps, pages);
  registerReviewForm(scope, deps, pages);
  registerReturnForm(scope, deps, pages);
}
