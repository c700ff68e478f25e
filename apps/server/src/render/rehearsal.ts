import { randomBytes } from 'node:crypto';
import { calls } from '@omnis/contract';
import { platformDivision } from '@omnis/models';
import type { InProcessCall } from '../http/call-in-process.ts';
import { ownLanguage } from '../tenancy/division.ts';
import type { DeliveryDeps } from './delivery.ts';
import type { PageRequest } from './page-request.ts';
import type { RenderThread } from './threads/render-thread-handle.ts';

/** A page that is rendered for nobody. */
export interface Rehearsal {
  readonly request: PageRequest;
  readonly call: InProcessCall;
}

/** Products whose pages are rehearsed: one alone would teach the compiler that all are like it. */
const products = 6;
/** Most pages that a thread renders for nobody; after some hundred a page takes half the time of the first ten. */
const mostPages = 600;
/** Longest rehearsal of a thread in milliseconds. */
const longest = 4000;

/** The home page, a list and some products of the first shop. None without a shop. */
export async function rehearsals({ core, callsFrom }: DeliveryDeps): Promise<Rehearsal[]> {
  const first = await core.divisions.page({ after: 0, limit: 2 });
  const division = first.find(({ id }) => id !== platformDivision);
  if (!division) return [];
  const host = core.divisions.hostOf(division);
  const place = await core.divisions.resolveHost(host);
  if (!place) return [];
  const origin = `http://${host}`;
  const call = callsFrom({
    place,
    currency: undefined,
    language: ownLanguage(division),
    origin,
  });
  const listed = await call('products.list', {
    params: { division: division.id },
    query: { limit: products },
  });
  const { items } = listed.ok ? calls['products.list'].response.parse(listed.value) : { items: [] };
  const paths = ['/', '/search/?q=', ...items.map(({ urlName }) => `/product/${urlName}/`)];
  return paths.map((path) => ({
    call,
    request: {
      url: origin + path,
      headers: {},
      division: division.id,
      mode: 'native',
      operator: 'default',
      language: ownLanguage(division),
      nonce: randomBytes(16).toString('base64'),
      origin,
      host,
      editorOrigin: origin,
      scriptHosts: [],
    },
  }));
}

/** Renders pages over and over, so that the code of a new thread is compiled; over when somebody waits for the thread. */
export async function rehearse(
  thread: Pick<RenderThread, 'pages' | 'render' | 'tidy'>,
  rehearsed: readonly Rehearsal[],
): Promise<void> {
  const end = performance.now() + longest;
  for (let count = 0; count < mostPages && performance.now() < end && thread.pages === 0; count += 1) {
    const page = rehearsed[count % rehearsed.length];
    if (!page) return;
    await thread.render(page.request, page.call);
  }
  // Work done meanwhile is nobody's, and an idle server would keep it.
  if (thread.pages === 0) thread.tidy();
}
