import type { QuotesTexts } from '../texts/quotes/index.ts';

/** A file that was chosen, and how far it is. */
export interface ChosenFile {
  readonly name: string;
  readonly bytes: number;
  /** `lost`: it was on its way as the page was loaded anew. */
  readonly state: 'coming' | 'there' | 'failed' | 'lost';
}

/** What a file that was chosen and has not arrived says against sending; null when nothing does. */
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
