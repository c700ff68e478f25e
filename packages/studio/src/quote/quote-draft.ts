import { readTexts, storeTexts, type Texts } from '@omnis/shop-kit';

const key = 'omnis.quote';

/** Texts typed earlier into the form for quotes, in this tab. */
export const readQuoteDraft = (): Texts | null => readTexts(key);

/** Keeps it; null forgets it: it has been sent, or whoever typed it has signed out. */
export const storeQuoteDraft = (texts: Texts | null): void => storeTexts(key, texts);
