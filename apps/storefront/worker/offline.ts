import type { KeepingCache } from './keeper.ts';

const path = '/offline/';
const languageHeader = 'content-language';

/** Environment of the worker that the offline page needs. */
export interface OfflinePlace {
  readonly open: () => Promise<KeepingCache>;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** The page that is shown without a network, with the pictures in it. */
export interface OfflinePage {
  /** Fetches it in the visitor's language. */
  prepare(): Promise<void>;
  /** Fetches it anew where the shop has answered in another language than it is in. */
  follow(answer: Response): Promise<void>;
  /** As it is kept. */
  find(): Promise<Response | undefined>;
}

/** The keeper of the page without a network. */
export function createOfflinePage({ open, fetch }: OfflinePlace): OfflinePage {
  const find = async (): Promise<Response | undefined> => (await open()).match(path, { ignoreVary: true });

  async function prepare(): Promise<void> {
    const shell = await open();
    // With cookies: one of them says which language was chosen. The page has nothing else of its visitor.
    const page = await fetch(path, { credentials: 'same-origin', cache: 'no-store' });
    if (!page.ok || page.redirected) throw new Error('There is no page for when there is no network');
    const html = await page.clone().text();
    await shell.put(path, page);
    const pictures = [...html.matchAll(/<img[^>]* src="(\/images\/[^"]+)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    const add = async (address: string): Promise<void> => {
      const picture = await fetch(address, { credentials: 'omit' });
      if (picture.ok) await shell.put(address, picture);
    };
    await Promise.allSettled(pictures.map(add));
  }

  return {
    prepare,
    find,
    follow: async ({ ok, headers }) => {
      const spoken = headers.get(languageHeader);
      if (!ok || spoken === null || (await find())?.headers.get(languageHeader) === spoken) return;
      // Where it cannot be had, the one that is kept stays.
      await prepare().catch(() => undefined);
    },
  };
}
