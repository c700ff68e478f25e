import { marketingTexts } from '../texts/marketing/index.ts';
import { useTexts } from '../texts/use-texts.ts';

/** What a server renders of the extras: nothing. It notes the texts that they begin with, which come with the page then. */
export default function ExtrasOnServer(): null {
  useTexts(marketingTexts);
  return null;
}
