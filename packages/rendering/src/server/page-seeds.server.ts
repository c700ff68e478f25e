import { type PageData, type ReadSeed, seedsOf } from '@omnis/shop-kit';
import { pageFile, templateOf } from './page-file.server.ts';
import type { PageFile } from './server-context.ts';

/** Data that pages have read, on its way into the browser. */
export interface PageSeeds {
  /** Templates for the document. */
  readonly html: string;
  /** The files that they name. */
  readonly files: readonly PageFile[];
}

/** The seeds as JSON; what came as text is not written again. */
function toJson(seeds: readonly ReadSeed[]): string {
  const texts = seeds.map(({ endpointName, arg, value, json }) => {
    const head = JSON.stringify({ endpointName, arg });
    return `${head.slice(0, -1)},"value":${json ?? JSON.stringify(value)}}`;
  });
  return `[${texts.join(',')}]`;
}

/** Shorter texts stand in the page: a request of their own would cost more. */
const shortest = 2000;

/**
 * Data that pages have read, as templates of the document: nothing in them is run or shown, and React passes over them.
 * Nobody needs it before the code is here, so a page that is the same for everybody names files of it instead; the
 * browser keeps the file with the data of all pages of a shop.
 *
 * @param pages - data of the routes of one document
 * @param shared - the page is the same for everybody
 */
export function pageSeeds(pages: readonly PageData[], { shared }: { readonly shared: boolean }): PageSeeds {
  const files: PageFile[] = [];
  const templates = pages
    .filter(({ seeds }) => seeds !== '')
    .map((page) => {
      const text = toJson(seedsOf(page));
      if (!shared || text.length < shortest) {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
        return `<template id="${page.seeds}">${escaped}</template>`;
      }
      const file = pageFile(text);
      files.push(file);
      return templateOf(page.seeds, file);
    });
  return { html: templates.join(''), files };
}
