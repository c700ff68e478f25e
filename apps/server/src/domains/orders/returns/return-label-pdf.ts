import type { OrderReturns } from '@omnis/contract';
import PdfDocument from 'pdfkit';
import type { PaperWords } from '../../../texts/papers/paper-words.ts';
import { addPaperFonts } from '../paper-fonts.ts';
import { writePaperText } from '../paper-text.ts';

/** Content of a label. */
export interface ReturnLabel {
  number: string;
  /** A text for each row, `1` for a dark module. */
  code: readonly string[];
  /** Where the parcel goes, a line each. */
  address: readonly string[];
  lines: OrderReturns['returns'][number]['lines'];
}

/** A6 in points, as label printers take it; on A4 it prints in a corner. */
const page = { width: 297.64, height: 419.53, margin: 24 } as const;
const codeSize = 120;

/**
 * The label of a return as a file, in the letters of the address and of the goods.
 *
 * @param words - the language that it is in
 */
export async function returnLabelPdf(label: ReturnLabel, { locale, say }: PaperWords): Promise<Buffer> {
  const document = new PdfDocument({
    size: [page.width, page.height],
    margin: page.margin,
    lang: locale,
    displayTitle: true,
    info: { Title: say('Return {number}', { number: label.number }) },
  });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', resolve);
    document.on('error', reject);
  });
  const fonts = await addPaperFonts(document, label);
  const width = page.width - 2 * page.margin;
  document.font('bold').fontSize(9).text(say('RETURN TO'), { width });
  const address = label.address.join('\n');
  document.moveDown(0.4);
  const end = writePaperText({ document, fonts }, address, {
    x: page.margin,
    y: document.y,
    width,
    size: 14,
    weight: 'bold',
    lineGap: 2,
  });

  const top = end + 12;
  const module = codeSize / Math.max(label.code.length, 1);
  for (const [y, row] of label.code.entries())
    for (const { index, 0: run } of row.matchAll(/1+/g))
      document.rect(page.margin + index * module, top + y * module, run.length * module, module);
  document.fill('#000000');
  const x = page.margin + codeSize + 12;
  document
    .font('bold')
    .fontSize(12)
    .text(label.number, x, top, { width: page.width - page.margin - x });
  document
    .font('plain')
    .fontSize(8)
    .text(say('Put this label on the parcel, and keep the proof of posting.'), x, document.y + 4, {
      width: page.width - page.margin - x,
    });
  const goods = label.lines.map(({ name, options, quantity }) =>
    [`${quantity} × ${name}`, options.Colour, options.Size].filter(Boolean).join(', '),
  );
  const text = goods.join('\n');
  const below = top + codeSize + 12;
  writePaperText({ document, fonts }, text, {
    x: page.margin,
    y: below,
    width,
    size: 8,
    weight: 'plain',
    height: page.height - page.margin - below,
  });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
