import type { Language } from '@omnis/models';
import type { HelpWords } from '../help.types.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { german } from './de/index.ts';

/** The help in every language. */
export const helpWords: Readonly<Record<Language, HelpWords>> = { en: english, de: german, fr: french };
