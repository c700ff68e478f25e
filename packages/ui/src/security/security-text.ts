import { useMessageText, type TextValues } from '../text/ui-text.tsx';
import type { SecurityText } from './security-texts.ts';
import type { UiText } from '../text/ui-texts.ts';

/** Says a text of these cards in the language around them. */
export type SaySecurity = (text: SecurityText | UiText, values?: TextValues) => string;

/** The texts of the cards of security and personal data, in the language around them. */
export function useSecurityText(): SaySecurity {
  return useMessageText();
}
