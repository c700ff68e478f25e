import { texts as accountTexts } from '@omnis/shop-account/texts';
import { texts as chatTexts } from '@omnis/live-chat/texts';
import { texts as ordersTexts } from '@omnis/orders/texts';
import { texts as kitTexts } from '@omnis/shop-kit/texts';
import { texts as shoppingTexts } from '@omnis/shopping/texts';
import { texts as studioTexts } from '@omnis/studio/texts';
import type { Entries } from '@omnis/texts';
import { provideTexts } from '@omnis/texts/react';

/**
 * The server speaks all languages, and waits for none. To be called: a module that is imported for what it does alone is
 * left out of a build.
 */
export function speakAllLanguages(): void {
  for (const texts of [kitTexts, shoppingTexts, ordersTexts, studioTexts, chatTexts, accountTexts])
    provideTexts(texts);
  provideTexts(import.meta.glob<Entries>('./*/{en,de,fr}.ts', { eager: true, import: 'default' }));
}
