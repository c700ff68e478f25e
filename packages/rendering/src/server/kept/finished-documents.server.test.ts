// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { RenderedDocument } from '../finish-document.server.ts';
import { finishedDocuments, type FinishedFrom } from './finished-documents.server.ts';
import type { Part } from './part.server.ts';

const part = (html: string): Part => ({
  html,
  areas: new Set(),
  styles: [],
  uses: new Set(),
  shown: () => ({ all: new Uint32Array(), byScope: [] }),
});
const fox = part('<b>fox</b>');
const from = (changed: Partial<FinishedFrom> = {}): FinishedFrom => ({
  path: '/',
  text: '<p>a</p>',
  parts: [fox],
  facts: ['en', 1],
  ...changed,
});
const document = (text: string): RenderedDocument => ({ bytes: Buffer.from(text), files: [] });
const textOf = (found: RenderedDocument | undefined): string | undefined =>
  found && Buffer.from(found.bytes).toString();

describe('RD1 a document that is finished', () => {
  it('is kept when its path is asked for again', () => {
    const { find, keep } = finishedDocuments();
    keep(from(), document('done'));
    expect(find(from())).toBeUndefined();
    keep(from(), document('done'));
    expect(textOf(find(from()))).toBe('done');
  });

  it('is that of the same text, parts and facts alone', () => {
    const { find, keep } = finishedDocuments();
    for (let times = 0; times < 2; times += 1) keep(from(), document('done'));
    expect(find(from({ text: '<p>b</p>' }))).toBeUndefined();
    expect(find(from({ parts: [part('<b>fox</b>')] }))).toBeUndefined();
    expect(find(from({ parts: [fox, fox] }))).toBeUndefined();
    expect(find(from({ facts: ['de', 1] }))).toBeUndefined();
    expect(find(from({ path: '/other/' }))).toBeUndefined();
    expect(textOf(find(from({ parts: [fox], facts: ['en', 1] })))).toBe('done');
  });

  it('is given away as a copy, and kept as one', () => {
    const { find, keep } = finishedDocuments();
    const given = document('done');
    for (let times = 0; times < 2; times += 1) keep(from(), given);
    given.bytes.fill(0);
    find(from())?.bytes.fill(0);
    expect(textOf(find(from()))).toBe('done');
    expect(find(from())?.bytes.byteOffset).toBe(0);
  });

  it('gives way to another of its path and length', () => {
    const { find, keep } = finishedDocuments();
    for (const text of ['<p>a</p>', '<p>b</p>']) keep(from({ text }), document(text));
    expect(find(from())).toBeUndefined();
    expect(textOf(find(from({ text: '<p>b</p>' })))).toBe('<p>b</p>');
  });

  it('is forgotten when there is no more room, the one that was not asked for first', () => {
    const { find, keep } = finishedDocuments(40);
    const each = (path: string): void => {
      for (let times = 0; times < 2; times += 1) keep(from({ path }), document('done'));
    };
    each('/a/');
    each('/b/');
    each('/c/');
    expect(find(from({ path: '/a/' }))).toBeDefined();
    each('/d/');
    expect(['/a/', '/b/', '/c/', '/d/'].filter((path) => find(from({ path })))).toEqual([
      '/a/',
      '/c/',
      '/d/',
    ]);
  });
});
