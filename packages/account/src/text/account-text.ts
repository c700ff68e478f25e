import { useMessageText, type SecurityText, type UiText } from '@omnis/ui';
import type { AccountText } from './account-texts.ts';

/** The texts of these pages in the language around them, which `UiTextProvider` gives. */
export function useAccountText(): (text: AccountText | SecurityText | UiText) => string {
  return useMessageText();
}
