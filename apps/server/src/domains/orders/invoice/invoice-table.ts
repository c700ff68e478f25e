import type { Invoice } from '@omnis/contract';
import { discountName } from '@omnis/models';
import type { InvoicePaper } from './invoice-paper.ts';
import { page, right, type TextLook } from './invoice-sheet.ts';

/** Where the last row of a page may begin. */
const lastRow = page.height - 110;
/** Columns of the lines: left edge and width; all but the first are set to the right. */
const columns = {
  item: [page.margin, 184],
  quantity: [238, 34],
  net: [276, 72],
  rate: [350, 46],
  tax: [398, 66],
  total: [466, right - 466],
} as const;
type Column = keyof typeof columns;
/** The columns of a row; a seller without a VAT number prints nothing of tax. */
const columnsOf = ({ invoice }: InvoicePaper): readonly Column[] =>
  invoice.rates.length === 0 ? ['quantity', 'total'] : ['quantity', 'net', 'rate', 'tax', 'total'];

function cell(
  { sheet }: InvoicePaper,
  column: Column,
  { text, ...look }: TextLook & { text: string },
): number {
  const [x, width] = columns[column];
  return sheet.write(text, { x, width, align: column === 'item' ? 'left' : 'right' }, look);
}

function drawTableHead(paper: InvoicePaper): void {
  const { say } = paper.words;
  const look = { muted: true, size: 8 };
  cell(paper, 'item', { text: say('Description'), ...look });
  cell(paper, 'quantity', { text: say('Quantity'), ...look });
  if (paper.invoice.rates.length > 0) {
    cell(paper, 'net', { text: say('Net'), ...look });
    cell(paper, 'rate', { text: say('VAT rate'), ...look });
    cell(paper, 'tax', { text: say('VAT amount'), ...look });
  }
  cell(paper, 'total', { text: say('Line total'), ...look });
  const { sheet } = paper;
  sheet.y = sheet.document.y + 4;
  sheet.rule();
  sheet.y += 8;
}

function drawRow(paper: InvoicePaper, row: Record<Column, string>, note: string): void {
  const { sheet } = paper;
  if (sheet.y > lastRow) {
    sheet.turn();
    drawTableHead(paper);
  }
  for (const column of columnsOf(paper)) cell(paper, column, { text: row[column], bold: column === 'total' });
  let end = cell(paper, 'item', { text: row.item });
  if (note !== '') {
    const [x, width] = columns.item;
    end = sheet.write(note, { x, width, y: end }, { muted: true, size: 8 });
  }
  sheet.y = end + 8;
}

/** The price of one, which says how it stands to the tax of its line where there is any. */
export function eachText(
  { unit, unitTaxed, vatRate }: Pick<Invoice['lines'][number], 'unit' | 'unitTaxed' | 'vatRate'>,
  paper: Pick<InvoicePaper, 'words' | 'money'>,
): string {
  const { say } = paper.words;
  const amount = paper.money(unit);
  if (vatRate === 0) return say('{amount} each', { amount });
  return say(unitTaxed ? '{amount} each, VAT included' : '{amount} each, before VAT', { amount });
}

/** Draws the lines, and delivery under them. */
export function drawLines(paper: InvoicePaper): void {
  const { lines, delivered, delivery, rates, totals } = paper.invoice;
  const { say } = paper.words;
  drawTableHead(paper);
  for (const line of lines) {
    const { name, options, sku, quantity, discount, vatRate, net, tax, total } = line;
    const note = [
      options.join(' / '),
      sku,
      quantity > 1 ? eachText(line, paper) : '',
      discount > 0 ? say('less {amount} discount', { amount: paper.money(discount) }) : '',
    ];
    drawRow(
      paper,
      {
        item: name,
        quantity: String(quantity),
        net: paper.money(net),
        rate: paper.percent(vatRate),
        tax: paper.money(tax),
        total: paper.money(total),
      },
      note.filter((part) => part !== '').join(', '),
    );
  }
  if (delivered)
    drawRow(
      paper,
      {
        item: say('Delivery: {method}', { method: delivery.name }),
        quantity: '',
        net: paper.money(delivery.net),
        rate: rates.length === 1 ? paper.percent(rates[0]?.vatRate ?? 0) : '',
        tax: paper.money(delivery.tax),
        total: paper.money(delivery.total),
      },
      '',
    );
  if (totals.discounts) {
    const names = totals.discounts.map(discountName).join(', ');
    const [x] = columns.item;
    const { sheet } = paper;
    sheet.y =
      sheet.write(say('Discounts: {names}', { names }), { x, width: right - x }, { muted: true, size: 8 }) +
      8;
  }
  paper.sheet.rule();
  paper.sheet.y += 12;
}
