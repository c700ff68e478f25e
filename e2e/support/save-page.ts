import type { Owner } from './people.ts';
import { expect } from './test.ts';

/**
 * Puts a page into the shop of an owner who is signed in, as the editor saves it. A page that has the address already
 * goes first, so that a journey can be repeated.
 */
export async function savePage(
  owner: Owner,
  page: Readonly<Record<string, unknown>> & { readonly url: string },
): Promise<void> {
  const status = await owner.page.evaluate(async (body) => {
    const session: unknown = await (await fetch('/omnis/v3/dashboard/secure/get/')).json();
    const division = /"division":(\d+)/.exec(JSON.stringify(session))?.[1] ?? '';
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const pages = `/omnis/v3/divisions/${division}/pages/`;
    const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) };
    const former: { items: readonly { id: number; url: string }[] } = await (await fetch(pages)).json();
    const bare = (url: string): string => url.replaceAll('/', '');
    for (const { id, url } of former.items)
      if (bare(url) === bare(body.url)) {
        const gone = await fetch(`${pages}${id}/`, { method: 'DELETE', headers });
        if (!gone.ok) throw new Error(`${gone.status} ${await gone.text()}`);
      }
    const answer = await fetch(`${pages}?imageType=object`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }, page);
  expect(status).toBeLessThan(300);
}
