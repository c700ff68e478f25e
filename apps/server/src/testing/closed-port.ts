import { createServer } from 'node:net';

/** A port of this machine at which nothing answers any more: it was opened and closed again. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens at no port');
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}
