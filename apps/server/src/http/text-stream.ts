/** A body that is text in parts, which are made while it is sent: a file too long to be held whole. */
export class TextStream {
  readonly parts: AsyncIterable<string>;
  /** Media type. */
  readonly type: string;

  constructor(parts: AsyncIterable<string>, type: string) {
    this.parts = parts;
    this.type = type;
  }
}
