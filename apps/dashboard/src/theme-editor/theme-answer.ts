import { errorText, isApiFailure } from '@omnis/api-client';
import type { ThemeAnswer } from '@omnis/editor/theme';

/** A refused call as the editor reads it. */
export function refusedTheme(
  error: Parameters<typeof errorText>[0],
): Extract<ThemeAnswer, { readonly ok: false }> {
  return {
    ok: false,
    message: errorText(error),
    errors: isApiFailure(error) ? error.data.errors : [],
    conflict: isApiFailure(error) && error.status === 409,
  };
}
