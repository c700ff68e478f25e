import { Readable } from 'node:stream';
import { liveEvents } from '@omnis/contract';

/** Bytes that may wait for a slow reader before nothing more is written. */
const mostWaiting = 4096;

const eventText = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`;

/**
 * The body of a stream of live events (HTML, 9.2 Server-sent events). News of a topic that wait for a slow reader are
 * kept once however often they come, so that a stream never holds more than its topics.
 */
export class LiveStream extends Readable {
  readonly #waiting = new Set<string>();
  #isWanted = false;
  #beatWaits = false;
  #closing: string | null = null;

  constructor() {
    super({ highWaterMark: mostWaiting });
    this.#waiting.add(eventText(liveEvents.ready, ''));
  }

  override _read(): void {
    this.#isWanted = true;
    this.#write();
  }

  /** Tells that a topic has news. */
  news(topic: string): void {
    this.#waiting.add(eventText(liveEvents.news, topic));
    this.#write();
  }

  /** Gives a sign of life. @returns false when the reader has not even taken the last one */
  beat(): boolean {
    if (this.#beatWaits) return false;
    this.#beatWaits = true;
    this.#write();
    return true;
  }

  /** Ends the stream. @param retry - milliseconds after which its reader may come back */
  finish(retry: number): void {
    this.#closing ??= `retry: ${Math.round(retry)}\n\n`;
    this.#write();
  }

  #write(): void {
    if (!this.#isWanted || this.destroyed) return;
    const text = [...this.#waiting, ...(this.#beatWaits ? [eventText(liveEvents.beat, '')] : [])].join('');
    if (this.#closing !== null) {
      this.#isWanted = false;
      this.push(text + this.#closing);
      this.push(null);
      return;
    }
    if (text === '') return;
    this.#waiting.clear();
    this.#beatWaits = false;
    // Before the push: it may ask for more at once.
    this.#isWanted = false;
    this.push(text);
  }
}
