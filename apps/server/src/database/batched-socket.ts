import { Socket } from 'node:net';

/**
 * A socket that holds what is written until the present turn of the event loop has done its work, and then sends it as
 * one. Queries that are started together so leave in one packet rather than in one each, which spares both sides
 * a good part of their work.
 */
export class BatchedSocket extends Socket {
  #held = false;

  override cork(): void {
    super.cork();
    if (this.#held) return;
    this.#held = true;
    super.cork();
    process.nextTick(() => {
      this.#held = false;
      super.uncork();
    });
  }
}
