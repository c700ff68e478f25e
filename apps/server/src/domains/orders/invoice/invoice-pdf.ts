import type { Invoice } from '@omnis/contract';
import type { PaperWords } from '../../../texts/papers/paper-words.ts';
import { drawHead, drawParties } from './invoice-head.ts';
import { InvoicePaper } from './invoice-paper.ts';
import { page, right } from './invoice-sheet.ts';
import { drawLines } from './invoice-table.ts';
import { drawCredits, drawTotals } from './invoice-totals.ts';

function drawFeet({ sheet, words, invoice, title }: InvoicePaper): void {
  const { document } = sheet;
  const { count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index);
    // Below the margin, where a new page would be begun for it.
    document.page.margins.bottom = 0;
    sheet.write(
      words.say('{seller}, {paper} {number}, page {page} of {count}', {
        seller: invoice.seller.name,
        // German writes nouns large.
        paper: words.language === 'de' ? title : title.toLowerCase(),
        number: invoice.number,
        page: index + 1,
        count,
      }),
      { x: page.margin, width: right - page.margin, y: page.height - 42 },
      { muted: true, size: 8 },
    );
  }
}

/**
 * An invoice as a file: A4, as many pages as its lines need, with Latin, Greek, Cyrillic and Japanese letters. What was
 * given back of it stands under its sums.
 *
 * @param words - the language that it is in, and how dates and money are written
 */
export function invoicePdf(invoice: Invoice, words: PaperWords): Promise<Buffer> {
  const paper = new InvoicePaper(invoice, words);
  return paper.sheet.bytes(() => {
    drawHead(paper);
    drawParties(paper);
    drawLines(paper);
    drawTotals(paper);
    drawCredits(paper);
    drawFeet(paper);
  }, invoice);
}
