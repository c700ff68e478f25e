/** A bit for each token that rules ask for: of the page in the first row, then a row for each element of a component. */
let bits = new Uint32Array(4096);
let rowLength = 0;
let rows = 0;

/** A row of bits, taken out. */
export type TokenRow = Uint32Array;

/** Forgets all rows; the next ones have a bit for each of so many tokens. */
export function startRows(tokens: number): void {
  rowLength = Math.ceil(tokens / 32);
  rows = 0;
}

/** Where a new row begins, of which no bit is set. */
export function addRow(): number {
  const row = rows * rowLength;
  rows += 1;
  if (row + rowLength > bits.length) {
    const larger = new Uint32Array((row + rowLength) * 2);
    larger.set(bits);
    bits = larger;
  }
  bits.fill(0, row, row + rowLength);
  return row;
}

/** Sets the bit of a token. */
export function note(row: number, token: number): void {
  const at = row + (token >> 5);
  bits[at] = (bits[at] ?? 0) | (1 << (token & 31));
}

/** Sets all bits that another row has. */
export function noteAll(row: number, other: TokenRow): void {
  for (let index = 0; index < other.length; index += 1)
    bits[row + index] = (bits[row + index] ?? 0) | (other[index] ?? 0);
}

/** Tells whether the bit of a token is set. */
export const has = (row: number, token: number): boolean =>
  ((bits[row + (token >> 5)] ?? 0) & (1 << (token & 31))) !== 0;

/** Tells whether the bits of all these tokens are set. */
export const hasAll = (row: number, tokens: readonly number[]): boolean =>
  tokens.every((token) => has(row, token));

/** A row as it is now. */
export const takeRow = (row: number): TokenRow => bits.slice(row, row + rowLength);
