import type { SeedEntry } from '@omnis/store';
import { isServer } from '../kit/is-server.ts';

/** Result of a page's loader: the data it has read, on its way into the browser's cache. */
export interface PageData {
  /**
   * Id of the `<template>` of the document that holds the answers as JSON; empty where there are none, or they are in
   * the cache. The router would write the answers value by value, and then as a text within a text of a script. Read
   * them with {@link seedsOf}.
   */
  readonly seeds: string;
}

/** An answer for the browser's cache; `json` is its value as text, where it came as one. */
export type ReadSeed = SeedEntry & { readonly json?: string };

/** Data that a loader has read. */
export interface ReadSeeds {
  /** Its own among the loaders of a document. */
  readonly id: string;
  readonly list: readonly ReadSeed[];
}

/** Of a page that reads nothing. */
export const noSeeds: ReadSeeds = { id: '', list: [] };

const read = new WeakMap<PageData, readonly ReadSeed[]>();

/** Data of a page with what was read for it. */
export function pageData<T extends object>({ id, list }: ReadSeeds, rest: T): T & PageData {
  // In the browser the answers are in its cache already.
  const data = { ...rest, seeds: isServer ? id : '' };
  read.set(data, list);
  return data;
}

/** Data read for a page; read from the document once. */
export function seedsOf(data: PageData): readonly ReadSeed[] {
  const known = read.get(data);
  if (known) return known;
  const template = data.seeds === '' ? null : document.getElementById(data.seeds);
  const json = template instanceof HTMLTemplateElement ? template.content.textContent : null;
  // Safe: only our own server writes it (`pageSeeds`).
  const seeds = JSON.parse(json || '[]') as readonly ReadSeed[];
  read.set(data, seeds);
  return seeds;
}

/** Tells whether a route's data carries seeds. */
export function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'seeds' in data && typeof data.seeds === 'string';
}
