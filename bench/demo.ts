import { setTimeout as pause } from 'node:timers/promises';
import { send } from './http.ts';
import { startPlatform } from './platform.ts';
import type { Row } from './table.ts';

/** Milliseconds until an idle server is weighed: start-up work is done and its garbage may go. */
const calm = 5000;

/** The demo over the embedded database, as somebody who tries it meets it: the second start, and an idle server. */
export async function demoFigures(): Promise<Row[]> {
  const platform = await startPlatform({ seed: 'demo' });
  try {
    const port = new URL(platform.origin).port;
    const home = async (): Promise<void> => {
      const { status } = await send(platform.origin, '/', {
        method: 'GET',
        headers: { host: `demo.localhost:${port}`, accept: 'text/html' },
      });
      if (status !== 200) throw new Error(`The demo's home page answered ${status}`);
    };
    await home();
    const began = performance.now();
    await platform.restart();
    await home();
    const seconds = (performance.now() - began) / 1000;
    await pause(calm);
    return [
      {
        name: 'Second start of the demo, to its first page',
        target: '≤ 5 s',
        value: `${seconds.toFixed(1)} s`,
        detail: 'embedded database',
      },
      {
        name: 'Memory of the idle demo',
        target: '≤ 150 MB',
        value: `${await platform.memory()} MB`,
        detail: 'resident, embedded database',
      },
    ];
  } finally {
    await platform.stop();
  }
}
