import { textArea } from '@omnis/texts/react';
import en from './en.ts';

/** Texts of the page of the theme editor. */
export const themeRouteTexts = textArea('theme-route', { en });
