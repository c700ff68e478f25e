import { renderToString } from 'react-dom/server';
import type { BlockEnvironment } from '../environment/environment.ts';
import type { PageContent } from '../page/page-content.ts';
import { PageView } from '../page/page-view.tsx';
import { testEnvironment } from './environment.tsx';

/** A block of JSON as a test writes it. */
export interface TestBlock {
  readonly type: string;
  readonly properties?: object;
  readonly items?: readonly TestBlock[];
  readonly [key: string]: unknown;
}

/** The HTML that the server sends for these blocks. */
export function pageHtml(blocks: unknown, own: Partial<BlockEnvironment> = {}): string {
  return renderToString(<PageView page={{ blocks }} environment={testEnvironment(own)} />);
}

/** The elements that the browser makes of that HTML. */
export function pageElement(blocks: unknown, own: Partial<BlockEnvironment> = {}): HTMLElement {
  const host = document.createElement('div');
  host.innerHTML = pageHtml(blocks, own);
  return host;
}

/** A page with these blocks, to render. */
export function pageOf(blocks: unknown): PageContent {
  return { blocks, properties: {} };
}
