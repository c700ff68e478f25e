/** A plain form that was sent and refused: it is shown again with what was typed, and what is wrong with it. */
export interface RefusedForm {
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly status: number;
}
