import { hash } from 'node:crypto';
import { seedsFile } from '../start/seeds-file.ts';
import type { PageFile } from './server-context.ts';

/** A file for what a page needs once its code is here. */
export function pageFile(text: string): PageFile {
  return { name: hash('sha256', text, 'base64url').slice(0, 22), text };
}

/** The template that takes the text of a file in: the start fetches it, and nobody starts without. */
export function templateOf(id: string, { name }: PageFile): string {
  return `<template id="${id}" ${seedsFile}="/assets/pages/${name}.json"></template>`;
}
