import type { ServerStyleSheet } from 'styled-components';

/** The results of a rendering beside its text. */
export interface Made {
  readonly sheet: ServerStyleSheet;
  /** Areas of texts that it is made of. */
  readonly areas: Set<string>;
}
