/** A fault of a block type, with the spec's texts (storefront.md §8). */
export class BlockTypeError extends Error {
  override readonly name = 'BlockTypeError';
  /** Name of the type, '' when none was given. */
  readonly type: string;

  constructor(message: string, type: string) {
    super(message);
    this.type = type;
  }
}

/**
 * A type that has no name could never be made or shown.
 *
 * @throws BlockTypeError 'Tried to register a block type without a name'.
 */
export function requireName(type: unknown): void {
  const name = typeof type === 'object' && type !== null && 'name' in type ? type.name : '';
  if (typeof name !== 'string' || name === '')
    throw new BlockTypeError('Tried to register a block type without a name', '');
}
