import type { Owner } from './people.ts';
import { expect } from './test.ts';

/** Puts a page into the shop of an owner who is signed in, as the editor saves it. */
export async function savePage(owner: Owner, page: object): Promise<void> {
  const status = await owner.page.evaluate(async (body) => {
    const session: unknown = await (await fetch('/omnis/v3/dashboard/secure/get/')).json();
    const division = /"division":(\d+)/.exec(JSON.stringify(session))?.[1] ?? '';
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch(`/omnis/v3/divisions/${division}/pages/?imageType=object`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': decodeURIComponent(token) },
      body: JSON.stringify(body),
    });
    return answer.status;
  }, page);
  expect(status).toBeLessThan(300);
}
