/** The part that is used of two libraries without types. */
declare module '@marbec/web-auto-extractor' {
  /** Structured data of a page, by kind. */
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extracted;
  }
}

declare module '@adobe/structured-data-validator' {
  import type { Extracted } from '@marbec/web-auto-extractor';

  /** The vocabulary of schema.org. */
  export interface SchemaGraph {
    readonly '@graph': readonly object[];
  }
  export interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly path?: readonly { readonly type?: string }[];
  }
  export default class Validator {
    constructor(vocabulary: SchemaGraph);
    validate(found: Extracted): Promise<readonly Issue[]>;
  }
}
