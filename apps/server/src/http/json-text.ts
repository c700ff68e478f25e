/** A body that is JSON text already, such as one from the cache. */
export class JsonText {
  readonly text: string;
  #bytes: Buffer | undefined;
  #value: unknown;

  constructor(text: string) {
    this.text = text;
  }

  /** The text as it is sent: an answer that is sent often is not converted each time. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.text);
    return this.#bytes;
  }

  /** Parsed value of the text, read once and frozen, because all who ask share it. */
  get value(): unknown {
    this.#value ??= freezeDeep(JSON.parse(this.text));
    return this.#value;
  }
}

function freezeDeep(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) freezeDeep(inner);
  return Object.freeze(value);
}
