import { useMessageText, type SecurityText, type TranslateText, type UiText } from '@omnis/ui';
import type { AccountText } from './account-texts.ts';

/** The texts of these pages in the language around them, which `UiTextProvider` gives. */
export function useAccountText(): (
  text: AccountText | SecurityText | UiText,
  values?: Parameters<TranslateText>[1],
) => string {
  return useMessageText();
}
