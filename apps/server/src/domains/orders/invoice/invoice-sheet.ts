import PdfDocument from 'pdfkit';
import { addPaperFonts, type PaperFonts } from '../paper-fonts.ts';
import { writePaperText } from '../paper-text.ts';

const ink = { strong: '#16181d', muted: '#5b616e', rule: '#d5d8de' } as const;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 50 } as const;
export const right = page.width - page.margin;

/** Where a text stands; without `y` where the sheet has got to. */
export interface TextPlace {
  readonly x: number;
  readonly width: number;
  readonly y?: number;
  readonly align?: 'left' | 'right';
}

/** How a text looks; the size in points. */
export interface TextLook {
  readonly size?: number;
  readonly bold?: boolean;
  readonly muted?: boolean;
}

/** A sheet of A4 that is written from top to bottom, and goes on on the next. */
export class InvoiceSheet {
  readonly document: PDFKit.PDFDocument;
  /** How far it is written, from the top. */
  y: number = page.margin;
  #fonts: PaperFonts | null = null;

  constructor({ title, author, locale }: { title: string; author: string; locale: string }) {
    this.document = new PdfDocument({
      size: 'A4',
      margin: page.margin,
      bufferPages: true,
      lang: locale,
      displayTitle: true,
      info: { Title: title, Author: author },
    });
  }

  /** Writes a text, and gives where it ends. */
  write(text: string, { x, width, y = this.y, align = 'left' }: TextPlace, look: TextLook = {}): number {
    const { document } = this;
    const { size = 9 } = look;
    const weight = look.bold ? 'bold' : 'plain';
    document
      .font(weight)
      .fontSize(size)
      .fillColor(look.muted ? ink.muted : ink.strong);
    const fonts = this.#fonts;
    if (fonts?.isSimple(text) === false)
      return writePaperText({ document, fonts }, text, { x, y, width, align, size, weight, lineGap: 2 });
    document.text(text, x, y, { width, align, lineGap: 2 });
    return document.y;
  }

  /** Draws a line from margin to margin. */
  rule(): void {
    this.document.moveTo(page.margin, this.y).lineTo(right, this.y).lineWidth(0.75).stroke(ink.rule);
  }

  /** Goes on at the top of a new page. */
  turn(): void {
    this.document.addPage();
    this.y = page.margin;
  }

  /**
   * The file, with what `draw` writes.
   *
   * @param said - all that it writes of others, whose letters need fonts
   */
  async bytes(draw: () => void, said: unknown): Promise<Buffer> {
    const { document } = this;
    this.#fonts = await addPaperFonts(document, said);
    const chunks: Buffer[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      document.on('data', (chunk: Buffer) => chunks.push(chunk));
      document.on('end', resolve);
      document.on('error', reject);
    });
    draw();
    document.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
