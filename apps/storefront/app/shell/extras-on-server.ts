import { useTexts } from '@omnis/texts/react';
import { marketingTexts } from '@omnis/shop-kit';

/** Renders nothing on the server. It notes the texts that the extras begin with, so that they come with the page. */
export default function ExtrasOnServer(): null {
  useTexts(marketingTexts);
  return null;
}
