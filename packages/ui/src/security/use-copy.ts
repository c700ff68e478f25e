import { useSecurityText } from './security-text.ts';
import { useSnackbar } from '../snackbar/snackbar-provider.tsx';

/** Puts a text on the clipboard, and says so in the words given. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const show = useSnackbar();
  const say = useSecurityText();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ text: done, code: 'copied', tone: 'success' });
    } catch {
      show({
        text: say('This browser does not let us copy. Select the text instead.'),
        code: 'copied',
        tone: 'error',
      });
    }
  };
}
