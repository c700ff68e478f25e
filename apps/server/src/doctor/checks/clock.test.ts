import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { clock } from './clock.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Findings beside a service whose clock is so many seconds ahead. */
async function look(ahead: number) {
  const service = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() + ahead * 1000).toUTCString());
    response.end();
  });
  server = service;
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const config = readConfig({ S3_BUCKET: 'shop', S3_ENDPOINT: `http://127.0.0.1:${port}` });
  return clock.run({ config, database: null, core: null, missing: '' });
}

test.each([172_800, -172_800])('a clock that is %i seconds off is a fault', async (ahead) => {
  expect(await look(ahead)).toMatchObject([
    {
      level: 'fail',
      text: expect.stringMatching(/^the clock differs by 17(27|28)\d\d\.\d s from 127\.0\.0\.1:/),
      mend: expect.stringContaining('time synchronisation'),
    },
  ]);
});

test('a clock that is ten seconds off is a warning, and a right one is well', async () => {
  expect(await look(10)).toMatchObject([{ level: 'warn' }]);
  server?.close();
  expect(await look(0)).toMatchObject([{ level: 'ok' }]);
});
