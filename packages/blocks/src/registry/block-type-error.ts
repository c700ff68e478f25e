/** What went wrong with a block type, with the spec's texts (storefront.md §8). */
export class BlockTypeError extends Error {
  override readonly name = 'BlockTypeError';
  /** Name of the type, '' when none was given. */
  readonly type: string;

  constructor(message: string, type: string) {
    super(message);
    this.type = type;
  }
}
