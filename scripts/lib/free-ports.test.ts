import { createServer } from 'node:net';
import { expect, it } from 'vitest';

import { freePorts } from './free-ports.ts';

it('passes over a range of which one port is in use', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const used = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const found = await freePorts(used - 1, [0, 1]);
  expect(found).not.toBe(used - 1);
  expect((found - (used - 1)) % 10).toBe(0);
  await new Promise((resolve) => server.close(resolve));
  expect(await freePorts(used, [0])).toBe(used);
});
