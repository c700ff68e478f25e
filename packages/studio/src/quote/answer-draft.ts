import { readTexts, storeTexts, type Texts } from '@omnis/shop-kit';

const key = 'omnis.quote.answer';

/** Texts typed earlier in this tab into the forms that answer a quote; of one quote, the last. */
export function readAnswerDraft(quote: string): Texts {
  const kept = readTexts(key);
  return kept?.['quote'] === quote ? kept : {};
}

/** Keeps it beside what another form of the same quote has kept. */
export function storeAnswerDraft(quote: string, texts: Texts): void {
  storeTexts(key, { ...readAnswerDraft(quote), ...texts, quote });
}

/** Forgets it: the quote is confirmed, or whoever typed it has signed out. */
export function forgetAnswerDraft(): void {
  storeTexts(key, null);
}
