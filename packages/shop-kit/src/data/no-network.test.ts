import { Socket } from 'node:net';
import { expect, it } from 'vitest';

/** Refusals of the network guard (`vitest.network.ts`); undefined where none is set up. */
function refusals(): { target: string; test: string }[] | undefined {
  return Reflect.get(Socket.prototype, Symbol.for('omnis.network-guard'))?.refusals;
}

it('a call that a test of a component has not answered reaches no shop that runs on this machine', async () => {
  const failed = await new Promise<boolean>((resolve) => {
    const request = new XMLHttpRequest();
    request.addEventListener('error', () => resolve(true));
    request.addEventListener('load', () => resolve(false));
    // As the app asks: at the document's own address, which is that of `pnpm start`.
    request.open('GET', '/omnis/v3/openapi.json');
    request.send();
  });
  expect(failed).toBe(true);
  const { port, hostname } = location;
  expect(refusals()?.splice(0)).toEqual([
    { target: `${hostname}:${port}`, test: expect.stringContaining('a call that a test of a component') },
  ]);
});
