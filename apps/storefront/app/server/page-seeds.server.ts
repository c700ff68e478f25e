import { seedsOf, type PageData, type ReadSeed } from '../data/page-data.ts';

/** The seeds as JSON; what came as text is not written again. */
function toJson(seeds: readonly ReadSeed[]): string {
  const texts = seeds.map(({ endpointName, arg, value, json }) => {
    const head = JSON.stringify({ endpointName, arg });
    return `${head.slice(0, -1)},"value":${json ?? JSON.stringify(value)}}`;
  });
  return `[${texts.join(',')}]`;
}

/**
 * What pages have read, as templates of the document: nothing in them is run or shown, and React passes over them.
 *
 * @param pages - data of the routes of one document
 */
export function seedTemplates(pages: readonly PageData[]): string {
  return pages
    .filter(({ seeds }) => seeds !== '')
    .map((page) => {
      const text = toJson(seedsOf(page)).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<template id="${page.seeds}">${text}</template>`;
    })
    .join('');
}
