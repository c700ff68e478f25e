// @vitest-environment node
import { textArea } from '@omnis/texts/react';
import { expect, it } from 'vitest';
import { speakAllLanguages } from './texts.server.ts';

const missing = () => Promise.reject(new Error('The server waits for no text'));

it('the server has the texts of an area in each language at once', () => {
  speakAllLanguages();
  const area = textArea('orders', { en: missing, de: missing, fr: missing });
  expect(['en-GB', 'de-DE', 'fr-FR'].map((locale) => area.find(locale)?.('orderAgain'))).toEqual([
    'Order again',
    'Noch einmal bestellen',
    'Commander à nouveau',
  ]);
});
