// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BlockFiles } from '../block-files.types.ts';
import { blockFiles, readBlockFiles, textFiles, serverFolder } from './block-files.server.ts';

const named = new Set(['/assets/entry.js', '/assets/known.js']);

const files: BlockFiles = {
  page: ['/assets/page-blocks.js', '/assets/known.js'],
  types: {
    banner: ['/assets/banner.js', '/assets/action.js'],
    row: ['/assets/row.js', '/assets/action.js'],
    pod: ['/assets/pod.js'],
    text: ['/assets/text.js'],
  },
  texts: {
    'shell/de': ['/assets/texts-every-de.js'],
    'marketing/de': ['/assets/texts-every-de.js'],
    'basket/de': ['/assets/texts-basket-de.js'],
  },
};
describe('RD4 the files of blocks', () => {
  it('name the files of exactly the types of the page, each once, but for those that are named anyway', () => {
    expect(blockFiles(['banner', 'row', 'constructor', 'nosuch', 'pod'], { named, files })).toEqual([
      '/assets/page-blocks.js',
      '/assets/banner.js',
      '/assets/action.js',
      '/assets/row.js',
      '/assets/pod.js',
    ]);
  });

  it('are none without a build’s list, and only the frame’s for a page of nothing', () => {
    expect(blockFiles(['banner'], { named, files: null })).toEqual([]);
    expect(blockFiles([], { named, files })).toEqual(['/assets/page-blocks.js']);
  });
});

describe('RD4 the files of texts', () => {
  it('are those of the areas on the page, in the visitor’s language', () => {
    expect(textFiles(['shell', 'nosuch', 'marketing'], { language: 'de', files })).toEqual([
      '/assets/texts-every-de.js',
    ]);
    expect(textFiles(['shell'], { language: 'de', files: null })).toEqual([]);
  });
});

describe('RD4 the build’s list of files', () => {
  function written(text: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'omnis-block-files-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'block-files.json'), text);
    return folder;
  }

  it('is read from beside the server’s code, wherever the bundler puts what reads it', () => {
    const folder = written(JSON.stringify(files));
    expect(readBlockFiles(serverFolder(folder))).toEqual(files);
    expect(readBlockFiles(serverFolder(join(folder, 'assets')))).toEqual(files);
  });

  it.each([
    ['[]', /object/],
    ['{"page":["/a.js"],"types":{}}', /texts/],
    ['{"page":["/a.js"],"types":{"banner":"/b.js"},"texts":{}}', /banner/],
    ['{', /JSON/],
  ])('is refused when it is damaged: %s', (text, reason) => {
    expect(() => readBlockFiles(written(text))).toThrow(reason);
  });
});
