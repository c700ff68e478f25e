// @vitest-environment node
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { styleStream } from './style-stream.server.ts';

function through(chunks: readonly string[], tags: string[]): Promise<string> {
  return text(
    Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(styleStream(() => tags.shift() ?? '')),
  );
}

describe('styleStream', () => {
  it('puts the tags before the end of the head and never before the document type', async () => {
    const html = await through(
      ['<!DOCTYPE html><html><head><title>x</title></head><body>'],
      ['<style>a</style>'],
    );
    expect(html).toBe('<!DOCTYPE html><html><head><title>x</title><style>a</style></head><body>');
  });

  it('finds an end of the head that lies across chunks', async () => {
    expect(await through(['<head></he', 'ad><p>', 'é</p>'], ['<style>a</style>'])).toBe(
      '<head><style>a</style></head><p>é</p>',
    );
  });

  it('puts later styles before the chunk that needs them', async () => {
    expect(await through(['<head></head>', '<p>', '<b>'], ['1', '2', ''])).toBe('<head>1</head>2<p><b>');
  });

  it('lets a document without a head pass', async () => {
    expect(await through(['<p>no head'], ['1'])).toBe('<p>no head');
  });
});
