import type { QuotesTexts } from '../texts/quotes/index.ts';

/** A file that was chosen, and how far it is. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: number;
  /** `lost`: it was on its way as the page was loaded anew. */
  readonly state: 'coming' | 'there' | 'failed' | 'lost';
}

/** Reason against sending while a chosen file has not arrived; null when there is none. */
export function fileFault(t: QuotesTexts, file: ChosenFile | null): string | null {
  switch (file?.state) {
    case 'coming':
      return t('fileComing');
    case 'failed':
      return t('fileFailed');
    case 'lost':
      return t('fileAgain');
    default:
      return null;
  }
}
