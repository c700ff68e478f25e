/** Products and stores that showed something of an erased person. */
export interface Touched {
  readonly products: number[];
  readonly stores: readonly number[];
}
