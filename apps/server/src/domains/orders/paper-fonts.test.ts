import PdfDocument from 'pdfkit';
import { describe, expect, it, test } from 'vitest';
import { addPaperFonts } from './paper-fonts.ts';
import { directionRuns } from './paper-text.ts';
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
  ['Mug', [['Mug', 'plain']]],
  ['Кружка Ελλάς', [['Кружка Ελλάς', 'plain']]],
  ['山田花子', [['山田花子', 'plain-ja']]],
  ['Forest マグ', [['Forest マグ', 'plain-ja']]],
  [
    'マグ ঢাকা',
    [
      ['マグ ', 'plain-ja'],
      ['ঢাকা', 'plain-beng'],
    ],
  ],
  ['〒100-0005', [['〒100-0005', 'plain-ja']]],
  ['朝阳区 12', [['朝阳区 12', 'plain-zh']]],
  ['서울 강남구', [['서울 강남구', 'plain-ko']]],
  ['अनिता शर्मा', [['अनिता शर्मा', 'plain-deva']]],
  ['ঢাকা', [['ঢাকা', 'plain-beng']]],
  ['சென்னை', [['சென்னை', 'plain-taml']]],
  ['กรุงเทพ', [['กรุงเทพ', 'plain-thai']]],
  ['شارع النيل ١٢', [['شارع النيل ١٢', 'plain']]],
])('platform.md §3 Order (C13): each letter of “%s” has a font', async (text, runs) => {
  const fonts = await addPaperFonts(new PdfDocument(), text);
  expect(fonts.runs(text, 'plain').map(({ text: part, font }) => [part, font])).toEqual(runs);
});

it('a paper has the letters that stand on it, and no font besides', async () => {
  const latin = ['DejaVuSansCondensed', 'DejaVuSansCondensed-Bold'];
  expect(await fontsOf('Mug', ['Marlow & Finch', 'Freshwater'])).toEqual(latin);
  expect(await fontsOf('マグ', ['Marlow & Finch', 'Freshwater'])).toEqual(['BIZUDPGothic-Regular', ...latin]);
  const fonts = await fontsOf('Mug', ['山田花子', '東京都']);
  expect(fonts).toEqual(['BIZUDPGothic-Bold', ...latin]);
});

describe('lines read from the right', () => {
  test('have their words from the right and their digits from the left (C13)', () => {
    // The layout of fonts turns these digits round once more.
    expect(directionRuns('شارع النيل ١٢')).toEqual(['٢١', 'شارع النيل ']);
    expect(directionRuns('Nile St 12')).toEqual(['Nile St 12']);
    expect(directionRuns('To ليلى حسن, Cairo')).toEqual(['To ', 'ليلى حسن', ', Cairo']);
  });

  test('have their brackets turned', () => {
    expect(directionRuns('(ليلى)').join('')).toContain(')');
    expect(directionRuns('حسن (ليلى)')).toEqual(['حسن )ليلى(']);
  });
});
