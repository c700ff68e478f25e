import { blockNotice } from '#components';
import { useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { BlockEnvironment } from '../environment/environment.ts';
import { PageView } from '../page/page-view.tsx';
import { isLazyBlock } from '../registry/block-component.ts';
import { blockTypes } from '../types/block-types.ts';
import { danger } from './danger.ts';
import { testEnvironment } from './environment.tsx';
import { hostileCorpus, hostilePage, hostileShapes, type HostilePage } from './hostile-pages.ts';

/** Result of showing hostile pages in a browser. */
export interface HostileVisit {
  readonly pages: number;
  /** Anything that was dangerous, threw or was hydrated with a difference. */
  readonly faults: readonly string[];
}

const types = Object.values(blockTypes);
const pause = async (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

function environmentOf({ items, data }: HostilePage, hostile: string): BlockEnvironment {
  const refuse = async () => ({ ok: false, message: hostile, type: hostile });
  return testEnvironment({
    mode: hostile.length % 2 === 0 ? 'native' : 'preview',
    useSource: () => ({ status: 'ready', items, data, retry: () => undefined }),
    formatMoney: (amount, code) => `${code} ${amount}`,
    visitor: { role: 'owner', signedIn: true, storeHidden: true },
    affiliateLink: hostile,
    mainSite: 'https://omnis.example',
    subscribe: refuse,
    contact: refuse,
    submitRemill: refuse,
    openGate: refuse,
  });
}

/** Tells when the page has come to life. */
function Alive({ onAlive }: { onAlive: () => void }): null {
  useEffect(onAlive, [onAlive]);
  return null;
}

/** Moves over all that is there, and presses it. */
function touch(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const name of ['pointerover', 'mouseover', 'focus', 'toggle', 'animationstart', 'load', 'error'])
      element.dispatchEvent(new Event(name, { bubbles: name.endsWith('over') }));
  }
  for (const element of root.querySelectorAll<HTMLElement>('a, button, summary')) element.click();
}

/** Shows a page as the server sends it, parsed with its scripts, or as the browser makes it, and uses it. */
async function visit(type: (typeof types)[number], hostile: string, turn: number): Promise<string[]> {
  const shape = hostileShapes[turn % hostileShapes.length] ?? 'texts';
  const page = hostilePage(type, hostile, shape);
  let start = (): void => undefined;
  const alive = new Promise<void>((resolve) => {
    start = resolve;
  });
  const view = (
    <>
      <Alive onAlive={() => start()} />
      <PageView page={page} environment={environmentOf(page, hostile)} />
    </>
  );
  const host = document.body.appendChild(document.createElement('div'));
  const faults: string[] = [];
  const look = (): void => {
    for (const element of host.querySelectorAll('*')) {
      const found = danger(element);
      if (found !== null) faults.push(found.slice(0, 300));
    }
  };
  const told = {
    onRecoverableError: (error: unknown) => void faults.push(String(error)),
    onUncaughtError: (error: unknown) => void faults.push(String(error)),
  };
  if (turn % 2 === 0) host.append(document.createRange().createContextualFragment(renderToString(view)));
  look();
  const root = turn % 2 === 0 ? hydrateRoot(host, view, told) : createRoot(host, told);
  if (turn % 2 === 1) root.render(view);
  await alive;
  await pause();
  await pause();
  look();
  touch(host);
  await pause();
  look();
  root.unmount();
  host.remove();
  return faults.map((fault) => `${type.name}, ${shape}, ${JSON.stringify(hostile)}: ${fault}`);
}

/**
 * Shows the block types with the hostile texts, in this browser.
 *
 * @param part - each type meets each `part`-th text, the type `html` all of them
 */
export async function visitHostilePages(part: number): Promise<HostileVisit> {
  // Links would leave the page; scripts in their addresses would not.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link !== null && !link.protocol.includes('script')) event.preventDefault();
  });
  document.addEventListener('submit', (event) => event.preventDefault());
  const components = [blockNotice, ...types.map(({ component }) => component)];
  await Promise.all(components.map(async (one) => (isLazyBlock(one) ? one.load() : undefined)));
  const faults: string[] = [];
  let pages = 0;
  for (const [index, type] of types.entries()) {
    const texts = hostileCorpus.filter((_, at) => type.name === 'html' || at % part === index % part);
    const visits = texts.map(async (hostile, at) => visit(type, hostile, at + index));
    faults.push(...(await Promise.all(visits)).flat());
    pages += texts.length;
  }
  return { pages, faults };
}
