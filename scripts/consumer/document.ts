import { loadBlockTypes } from '@omnis/blocks';
import { themeStyleSheet } from '@omnis/theme';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Writable } from 'node:stream';
import { ServerStyleSheet } from 'styled-components';

import { page } from './content.ts';
import { Shop } from './shop.ts';

const css = themeStyleSheet('nordic', { mode: 'auto', overrides: { 'button.radius': '999px' } });

function fill(template: string, { head, body }: { head: string; body: string }): string {
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => body);
}

/** The page in one go. */
export async function renderDocument(template: string): Promise<string> {
  await loadBlockTypes(page);
  const sheet = new ServerStyleSheet();
  const body = renderToString(sheet.collectStyles(createElement(Shop, { css })));
  return fill(template, { head: sheet.getStyleTags(), body });
}

function streamed(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _, next) => {
        chunks.push(chunk);
        next();
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // Otherwise React sends long parts behind the page, for a script to put into their places.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

/** The same page by React's stream, which waits for what is loaded lazily. */
export async function streamDocument(template: string): Promise<string> {
  const sheet = new ServerStyleSheet();
  const body = await streamed(sheet.collectStyles(createElement(Shop, { css })));
  return fill(template, { head: sheet.getStyleTags(), body });
}
