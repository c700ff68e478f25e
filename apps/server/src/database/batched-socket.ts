import { Socket } from 'node:net';

/** Told how a write went. */
type Done = (error?: Error | null) => void;

/**
 * A socket that holds what is written until the present turn of the event loop has done its work, and then sends it as
 * one. Queries that are started together so leave in one packet, with the BEGIN before them, rather than in one each, which
 * spares both sides a good part of their work.
 */
export class BatchedSocket extends Socket {
  #held = false;

  constructor() {
    super();
    // Node puts its own `write` in the place of this class's when a socket connects.
    this.once('connect', () => Reflect.set(this, 'write', Reflect.get(BatchedSocket.prototype, 'write')));
  }

  override cork(): void {
    super.cork();
    this.#hold();
  }

  // The driver corks parameterised queries only; a plain BEGIN or COMMIT is written as it is.
  override write(chunk: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    this.#hold();
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, done);
  }

  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    super.cork();
    process.nextTick(() => {
      this.#held = false;
      super.uncork();
    });
  }
}
