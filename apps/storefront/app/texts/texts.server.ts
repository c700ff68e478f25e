import { provideTexts } from './area.ts';
import type { Entries } from './catalogue.ts';

/**
 * The server speaks all languages, and waits for none. To be called: a module that is imported for what it does alone is
 * left out of a build.
 */
export function speakAllLanguages(): void {
  provideTexts(import.meta.glob<Entries>('./*/{en,de,fr}.ts', { eager: true, import: 'default' }));
}
