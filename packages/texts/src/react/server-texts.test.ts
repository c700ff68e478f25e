// @vitest-environment node
import { expect, it } from 'vitest';
import { provideTexts, textArea } from './text-area.ts';
import { readTexts } from './use-texts.ts';

const missing = (): Promise<never> => Promise.reject(new Error('A server does not wait for texts'));
const loaders = { en: missing, de: missing, fr: missing };

it('TXT7 a server has all languages of provided texts at once', () => {
  provideTexts({
    './orders/en.ts': { again: 'Order again' },
    './orders/de.ts': { again: 'Noch einmal bestellen' },
  });
  const area = textArea<{ again: string }>('orders', loaders);
  expect(['en-GB', 'de-DE'].map((locale) => readTexts(area, locale)('again'))).toEqual([
    'Order again',
    'Noch einmal bestellen',
  ]);
});

it('TXT7 a server without the texts says so', () => {
  const area = textArea<{ again: string }>('absent', loaders);
  expect(() => readTexts(area, 'en-GB')).toThrow('The server has no texts of absent');
});
