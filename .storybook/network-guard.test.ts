import { expect, test } from 'vitest';

import { failOnRefusals, takeRefusals } from './network-guard.ts';

/** An element that loads an address; resolves once it has failed or loaded. */
function loaded(element: HTMLImageElement | HTMLVideoElement, address: string): Promise<string> {
  return new Promise((resolve) => {
    element.addEventListener('error', () => resolve('failed'));
    element.addEventListener('load', () => resolve('loaded'));
    element.src = address;
  });
}

test.each([
  ['a call', 'http://localhost:3000/omnis/v3/', (url: string) => fetch(url).catch(() => undefined)],
  ['a picture', 'https://pictures.example/a.png', (url: string) => loaded(new Image(), url)],
  ['a film', 'https://films.example/a.mp4', (url: string) => loaded(document.createElement('video'), url)],
  [
    'a beacon',
    'http://127.0.0.1:3000/event-collector/',
    async (url: string) => navigator.sendBeacon(url, 'x'),
  ],
])('%s to another place is refused, and its story named', async (kind, address, ask) => {
  await ask(address);
  const refused: string[] = [];
  await expect.poll(async () => refused.push(...(await takeRefusals()))).toBe(1);
  expect(refused).toEqual([expect.stringMatching(new RegExp(`^“${kind} .*” \\(.*\\) asks ${address}`))]);
});

test('a story that has asked another place fails', async () => {
  await fetch('https://elsewhere.example/').catch(() => undefined);
  await expect(failOnRefusals()).rejects.toThrow(/asks https:\/\/elsewhere\.example.*\nA story may reach/);
});

test('the page of somebody else that exists nowhere may stand in a story', async () => {
  expect(await loaded(new Image(), 'https://maps.invalid/a.png')).toBe('failed');
  expect(await takeRefusals()).toEqual([]);
});

test('a story reaches its own server', async () => {
  expect((await fetch(location.href)).status).toBe(200);
  expect(await loaded(new Image(), 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=')).toBe('loaded');
  expect(await takeRefusals()).toEqual([]);
});
