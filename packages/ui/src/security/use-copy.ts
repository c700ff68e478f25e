import { useSnackbar } from '../snackbar/snackbar-provider.tsx';

/** Puts a text on the clipboard, and says so. */
export function useCopy(): (text: string, what: string) => Promise<void> {
  const show = useSnackbar();
  return async (text, what) => {
    try {
      await navigator.clipboard.writeText(text);
      show({ text: `${what} copied`, code: 'copied', tone: 'success' });
    } catch {
      show({
        text: 'This browser does not let us copy. Select the text instead.',
        code: 'copied',
        tone: 'error',
      });
    }
  };
}
