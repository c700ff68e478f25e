// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { BlockFiles } from '../../scripts/block-files.ts';
import { blockPreloads } from './block-preloads.server.ts';

const named = new Set(['/assets/entry.js', '/assets/known.js']);

const files: BlockFiles = {
  page: ['/assets/page-blocks.js', '/assets/known.js'],
  types: {
    banner: ['/assets/banner.js', '/assets/action.js'],
    row: ['/assets/row.js', '/assets/action.js'],
    pod: ['/assets/pod.js'],
    text: ['/assets/text.js'],
  },
};
const hrefs = (html: string): string[] => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('preloads of blocks', () => {
  it('name the files of exactly the types of the page, each once, but for those that are named anyway', () => {
    const html = blockPreloads(['banner', 'row', 'constructor', 'nosuch', 'pod'], { named, files });
    expect(hrefs(html)).toEqual([
      '/assets/page-blocks.js',
      '/assets/banner.js',
      '/assets/action.js',
      '/assets/row.js',
      '/assets/pod.js',
    ]);
    expect(html).toMatch(
      /^<link rel="modulepreload" href="\/assets\/page-blocks\.js" fetchpriority="low"\/>/,
    );
  });

  it('are none without a build’s list, and only the frame’s for a page of nothing', () => {
    expect(blockPreloads(['banner'], { named, files: null })).toBe('');
    expect(hrefs(blockPreloads([], { named, files }))).toEqual(['/assets/page-blocks.js']);
  });
});
