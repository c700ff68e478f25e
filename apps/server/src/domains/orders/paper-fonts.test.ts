import { expect, it } from 'vitest';
import { paperFont } from './paper-fonts.ts';
import { returnLabelPdf } from './returns/return-label-pdf.ts';
import { paperWords } from '../../texts/papers/paper-words.ts';

const words = paperWords('en', { locale: 'en-GB' });

/** The fonts of a label for goods of this name, sent to this address. */
async function fontsOf(name: string, address: readonly string[]): Promise<string[]> {
  const line = { id: 'l', name, quantity: 1, options: { Colour: '', Size: '' } };
  const lines = [{ ...line, reason: 'faulty' as const, instead: null, received: null }];
  const file = await returnLabelPdf({ number: 'R-1', code: ['1'], address, lines }, words);
  const named = file.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g);
  return [...new Set([...named].map(([, font = '']) => font))].toSorted();
}

it.each([
  ['Mug', 'plain'],
  ['Кружка Ελλάς', 'plain'],
  ['山田花子', 'plain-ja'],
  ['Forest Bear マグ', 'plain-ja'],
  ['〒100-0005', 'plain-ja'],
  ['１２', 'plain-ja'],
])('“%s” is written in %s', (text, font) => expect(paperFont(text)).toBe(font));

it('a paper has the letters that stand on it, and no font besides', async () => {
  const latin = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'];
  expect(await fontsOf('Mug', ['Marlow & Finch', 'Freshwater'])).toEqual(latin);
  expect(await fontsOf('マグ', ['Marlow & Finch', 'Freshwater'])).toEqual(['BIZUDPGothic-Regular', ...latin]);
  const fonts = await fontsOf('Mug', ['山田花子', '東京都']);
  expect(fonts).toEqual(['BIZUDPGothic-Bold', ...latin]);
});
