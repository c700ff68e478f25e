import { provideTexts } from './area.ts';
import type { Entries } from './catalogue.ts';

/** In tests nothing is waited for. */
provideTexts(import.meta.glob<Entries>('./*/{en,de,fr}.ts', { eager: true, import: 'default' }));
