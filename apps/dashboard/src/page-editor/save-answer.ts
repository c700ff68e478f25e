import { isApiFailure } from '@omnis/api-client';
import type { SaveAnswer } from '@omnis/editor';

/** A failed save as the editor reads it; the editor has the words. Without an answer of the server the status is 0. */
export function refusal(error: unknown): SaveAnswer {
  if (!isApiFailure(error)) return { ok: false, status: 0, message: '', errors: [] };
  const { status, data } = error;
  return { ok: false, status, message: data.message, errors: data.errors };
}
