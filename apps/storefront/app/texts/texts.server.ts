import { provideTexts } from './area.ts';
import type { Entries } from './catalogue.ts';

/** The server speaks all languages, and waits for none. */
provideTexts(import.meta.glob<Entries>('./*/{en,de,fr}.ts', { eager: true, import: 'default' }));
