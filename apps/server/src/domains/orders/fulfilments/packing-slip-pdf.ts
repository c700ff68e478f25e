import type { PaperWords } from '../../../texts/papers/paper-words.ts';
import { InvoiceSheet, page, right } from '../invoice/invoice-sheet.ts';

/** An order or one of its parcels as its packing slip shows it; prices stay out. */
export interface PackingSlip {
  readonly store: string;
  readonly orderNumber: string;
  /** Number of the parcel; null for the whole order. */
  readonly parcel: number | null;
  /** When the order was placed, and the parcel was sent. */
  readonly orderedAt: Date;
  readonly sentAt: Date | null;
  readonly address: readonly string[];
  /** True when it is collected there. */
  readonly isCollected: boolean;
  readonly lines: readonly {
    readonly name: string;
    /** Colour, size, SKU, what it holds and what was put on it. */
    readonly details: readonly string[];
    readonly quantity: number;
  }[];
  /** Note of the customer, such as a gift note. */
  readonly note: string;
}

/** Where the last row of a page may begin. */
const lastRow = page.height - 110;
const quantityWidth = 60;
const nameWidth = right - page.margin - quantityWidth - 12;

function drawHead(sheet: InvoiceSheet, slip: PackingSlip, { say, locale }: PaperWords): void {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const half = (right - page.margin) / 2;
  sheet.write(say('Packing slip'), { x: page.margin, width: half }, { size: 22, bold: true });
  const facts = [
    say('Order {number}', { number: slip.orderNumber }),
    ...(slip.parcel === null ? [] : [say('Parcel {parcel}', { parcel: slip.parcel })]),
    say('Ordered on {day}', { day: day.format(slip.orderedAt) }),
    ...(slip.sentAt === null ? [] : [say('Sent on {day}', { day: day.format(slip.sentAt) })]),
  ];
  const left = sheet.write(facts.join('\n'), { x: page.margin, width: half, y: sheet.y + 34 });
  const name = sheet.write(
    slip.store,
    { x: page.margin + half, width: half, align: 'right' },
    { size: 11, bold: true },
  );
  sheet.y = Math.max(left, name) + 20;
  const under = sheet.write(
    say(slip.isCollected ? 'Collected from' : 'Deliver to'),
    { x: page.margin, width: half },
    { bold: true },
  );
  sheet.y =
    sheet.write(slip.address.join('\n'), { x: page.margin, width: half, y: under + 2 }, { size: 11 }) + 24;
}

function drawTableHead(sheet: InvoiceSheet, { say }: PaperWords): void {
  const look = { muted: true, size: 8 };
  const x = right - quantityWidth;
  sheet.write(say('Quantity'), { x, width: quantityWidth, align: 'right' }, look);
  sheet.y = sheet.write(say('Items'), { x: page.margin, width: nameWidth }, look) + 4;
  sheet.rule();
  sheet.y += 8;
}

function drawLines(sheet: InvoiceSheet, { lines, note }: PackingSlip, words: PaperWords): void {
  drawTableHead(sheet, words);
  for (const { name, details, quantity } of lines) {
    if (sheet.y > lastRow) {
      sheet.turn();
      drawTableHead(sheet, words);
    }
    const x = right - quantityWidth;
    sheet.write(String(quantity), { x, width: quantityWidth, align: 'right' }, { size: 12, bold: true });
    let end = sheet.write(name, { x: page.margin, width: nameWidth }, { size: 10, bold: true });
    if (details.length > 0)
      end = sheet.write(details.join('\n'), { x: page.margin, width: nameWidth, y: end }, { muted: true });
    sheet.y = end + 10;
  }
  sheet.rule();
  if (note === '') return;
  if (sheet.y > lastRow) sheet.turn();
  sheet.y = sheet.write(note, { x: page.margin, width: right - page.margin, y: sheet.y + 14 });
}

/** Numbers the pages from `first` to the last one, when a slip has several. */
function drawFeet(sheet: InvoiceSheet, first: number, { say }: PaperWords): void {
  const { document } = sheet;
  const count = document.bufferedPageRange().count - first;
  if (count === 1) return;
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(first + index);
    // Below the margin, where a new page would be begun for it.
    document.page.margins.bottom = 0;
    sheet.write(
      say('Page {page} of {count}', { page: index + 1, count }),
      { x: page.margin, width: right - page.margin, y: page.height - 42 },
      { muted: true, size: 8 },
    );
  }
}

/**
 * Packing slips as one file: A4, in their order. Each begins on a page of its own and has as many pages as its lines need,
 * without prices.
 *
 * @param slips - at least one, each with the language of its reader, who is the customer
 */
export function packingSlipsPdf(
  slips: readonly { readonly slip: PackingSlip; readonly words: PaperWords }[],
): Promise<Buffer> {
  const [head] = slips;
  if (!head) throw new Error('A file needs at least one packing slip');
  const { slip: first, words: firstWords } = head;
  const title =
    slips.length === 1
      ? `${firstWords.say('Packing slip')} ${first.orderNumber}`
      : `Packing slips of ${slips.length} orders`;
  const sheet = new InvoiceSheet({ title, author: first.store, locale: firstWords.locale });
  return sheet.bytes(
    () => {
      for (const [index, { slip, words }] of slips.entries()) {
        if (index > 0) sheet.turn();
        const firstPage = sheet.document.bufferedPageRange().count - 1;
        drawHead(sheet, slip, words);
        drawLines(sheet, slip, words);
        drawFeet(sheet, firstPage, words);
      }
    },
    slips.map(({ slip }) => slip),
  );
}
