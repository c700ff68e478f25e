import { html } from '../../../markup/html.ts';
import type { Division } from '../../../tenancy/division.ts';
import { gatePage, type GatePage } from '../gate/gate-frame.ts';

const style = `
.kept{display:grid;gap:.75rem;margin:2.5rem 0 0;text-align:left}
.kept[hidden]{display:none}
.kept h2{margin:0;font:700 1.125rem/1.3 var(--heading-font)}
.kept ul{display:grid;gap:.5rem;margin:0;padding:0;list-style:none}
.kept a{display:flex;align-items:center;gap:1rem;min-height:48px;padding:.5rem;border:1px solid var(--border-color);border-radius:var(--radius-lg);color:inherit;text-decoration:none}
.kept a:hover{border-color:var(--border-strong)}
.kept a:focus-visible{outline:3px solid var(--focus-color);outline-offset:2px}
.kept img{flex:none;width:56px;height:70px;border-radius:var(--radius-md);object-fit:cover;background:var(--image-background)}
button{width:100%}`;

/** Lists the products that the worker has kept, and goes on by itself once there is a network again. */
const script = `
const again = () => location.reload();
document.querySelector('button').addEventListener('click', again);
// Browsers say that there is a network before there is one: whoever has just pressed a link must not lose their way.
addEventListener('online', async () => {
  const answer = await fetch('/manifest.webmanifest', { cache: 'no-store' }).catch(() => null);
  if (answer === null || !answer.ok) return;
  // Where the address itself is this page, the way on is the shop.
  if (location.pathname === '/offline/') location.replace('/');
  else again();
});
const list = document.querySelector('ul');
const read = () => {
  try {
    const items = JSON.parse(localStorage.getItem('omnis.viewed.' + list.dataset.store) ?? '[]');
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
};
const show = async () => {
  const names = (await caches.keys()).filter((name) => name === list.dataset.cache);
  const kept = names.length === 0 ? [] : await (await caches.open(names[0])).keys();
  // A product is kept once, in the colour that was looked at last.
  const productOf = (path) => path.split('/', 3).join('/');
  const paths = new Map(kept.map(({ url }) => new URL(url).pathname).map((path) => [productOf(path), path]));
  for (const { name, image, path } of read()) {
    const way = typeof path === 'string' ? paths.get(productOf(path)) : undefined;
    if (typeof name !== 'string' || way === undefined) continue;
    const link = document.createElement('a');
    link.href = way;
    if (typeof image === 'string' && image.startsWith('/images/')) {
      const picture = document.createElement('img');
      picture.alt = '';
      picture.src = image;
      picture.onerror = () => picture.remove();
      link.append(picture);
    }
    link.append(name);
    const row = document.createElement('li');
    row.append(link);
    list.append(row);
  }
  document.querySelector('.kept').hidden = list.children.length === 0;
};
if ('caches' in window) show().catch(() => undefined)`;

/** Name of the cache in which the worker of a store keeps products. */
export const productsCache = (division: number): string => `omnis-${division}-products`;

/** The page that a store's worker shows where there is no network: the way back, and what can be read meanwhile. */
export function offlinePage(division: Division, parts: GatePage): string {
  const { say } = parts.words;
  const description = say(
    'There is no connection at the moment. Your basket is safe, and we place no order while you are offline.',
  );
  return gatePage(
    division,
    { title: say('No connection'), description, ownScript: script, ownStyle: style, ...parts },
    html`<h1>${say('You are offline')}</h1>
      <p>${description}</p>
      <button type="button">${say('Try again')}</button>
      <section class="kept" aria-labelledby="kept" hidden>
        <h2 id="kept">${say('Recently viewed')}</h2>
        <ul data-store="${division.id}" data-cache="${productsCache(division.id)}"></ul>
      </section>`,
  );
}
