import { useTexts } from '@omnis/texts/react';
import { marketingTexts } from '@omnis/shop-kit';

/** What a server renders of the extras: nothing. It notes the texts that they begin with, which come with the page then. */
export default function ExtrasOnServer(): null {
  useTexts(marketingTexts);
  return null;
}
