import { act } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { OnceAlive } from './once-alive.tsx';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const page = (
  <main>
    <OnceAlive>
      <p>Alive</p>
    </OnceAlive>
  </main>
);

it('is not in the HTML, and comes after it has come to life as it was', async () => {
  const html = renderToString(page);
  expect(html).toBe('<main></main>');
  const box = document.createElement('div');
  box.innerHTML = html;
  const faults: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, page, { onRecoverableError: (error) => faults.push(error) });
  });
  expect([box.textContent, faults]).toEqual(['Alive', []]);
});

it('is there at once on a page that the browser makes', () => {
  const box = document.createElement('div');
  root = createRoot(box);
  // Work that is not urgent, such as hydration, would not be done yet.
  flushSync(() => root?.render(page));
  expect(box.textContent).toBe('Alive');
});
