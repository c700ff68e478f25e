// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { takeHandoff } from './handoff.server.ts';

describe('takeHandoff', () => {
  it('has all pieces ready as one, for each attempt to render', async () => {
    const bytes = new TextEncoder().encode('[1,“2”]');
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => {
        // Cut within a letter.
        controller.enqueue(bytes.subarray(0, 4));
        controller.enqueue(bytes.subarray(4));
        controller.close();
      },
    });
    const handoff = await takeHandoff(stream);
    for (const { renderMeta, serverHandoffStream } of [handoff(), handoff()]) {
      expect(renderMeta?.streamCache?.[0]?.result).toEqual({ value: '[1,“2”]', done: false });
      expect(renderMeta?.streamCache?.[1]?.result).toEqual({ value: '', done: true });
      expect(serverHandoffStream?.locked).toBe(false);
    }
  });

  it('has nothing where nothing is handed over', async () => {
    expect((await takeHandoff(undefined))()).toEqual({});
  });
});
