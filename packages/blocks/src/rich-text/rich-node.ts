import type { SafeAttributes } from './safe-attributes.ts';

/** A node of safe text: words, or an element of the allow-list with safe attributes. */
export type RichNode = string | RichElement;

/** An element of the allow-list. */
export interface RichElement {
  readonly name: string;
  readonly attributes: SafeAttributes;
  readonly children: readonly RichNode[];
}
