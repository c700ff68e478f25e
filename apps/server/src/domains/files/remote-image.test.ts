import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { closedPort } from '../../testing/closed-port.ts';
import { isPublicAddress } from './address-guard.ts';
import { fetchRemoteImage, type FetchRemoteImageOptions } from './remote-image.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<{ port: number; base: string }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: address.port, base: `http://shop.test:${address.port}` };
}

/** Every name is this machine, and only `port` on it may be reached. */
const here = (port: number): FetchRemoteImageOptions => ({
  lookup: async () => [{ address: '127.0.0.1', family: 4 }],
  allow: (target) => target.address === '127.0.0.1' && target.port === port,
});

const problemOf = async (work: ReturnType<typeof fetchRemoteImage>): Promise<unknown> => {
  const result = await work;
  return result.ok ? 'fetched' : [result.problem.status, result.problem.code];
};

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '127.8.9.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('fetchRemoteImage', () => {
  it('fetches what is there', async () => {
    const { port, base } = await serve((request, response) =>
      response.end(`picture of ${request.headers.host}`),
    );
    const result = await fetchRemoteImage(`${base}/a.png`, here(port));
    expect(result.ok && result.value.body.toString()).toBe(`picture of shop.test:${port}`);
  });

  it.each([
    'ftp://shop.test/a.png',
    'file:///etc/passwd',
    'javascript:1',
    'not a url',
    'http://user:pw@shop.test/a.png',
    '//shop.test/a.png',
  ])('does not take the address %s', async (address) => {
    expect(await problemOf(fetchRemoteImage(address))).toEqual([422, 'validation_failed']);
  });

  it.each([
    'http://127.0.0.1/a',
    'http://[::1]/a',
    'http://0x7f000001/a',
    'http://2130706433/a',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:127.0.0.1]/a',
    'http://8.8.8.8:22/a',
  ])('does not go to %s', async (address) =>
    expect(await problemOf(fetchRemoteImage(address))).toEqual([422, 'validation_failed']),
  );

  it('does not go where a name leads inside, not even when it also leads outside', async () => {
    let asked = 0;
    const { port } = await serve((_request, response) => {
      asked += 1;
      response.end('secret');
    });
    const inside: FetchRemoteImageOptions = {
      allow: ({ address }) => isPublicAddress(address),
      lookup: async () => [
        { address: '93.184.216.34', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
    };
    expect(await problemOf(fetchRemoteImage(`http://rebind.test:${port}/`, inside))).toEqual([
      422,
      'validation_failed',
    ]);
    expect(asked).toBe(0);
  });

  it('connects to the address that was checked, although the name leads elsewhere the next time', async () => {
    let lookups = 0;
    const { port, base } = await serve((_request, response) => response.end('checked'));
    const result = await fetchRemoteImage(base, {
      ...here(port),
      lookup: async () => {
        lookups += 1;
        return [{ address: lookups === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
      },
    });
    expect([result.ok, lookups]).toEqual([true, 1]);
  });

  it('follows redirects, three at most, and checks each', async () => {
    const { port, base } = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
      else response.end('arrived');
    });
    const near = await fetchRemoteImage(`${base}/3`, here(port));
    expect(near.ok && [near.value.body.toString(), near.value.url]).toEqual(['arrived', `${base}/0`]);
    expect(await problemOf(fetchRemoteImage(`${base}/4`, here(port)))).toEqual([502, 'fetch_failed']);

    const away = await serve((_request, response) =>
      response.writeHead(301, { location: `http://127.0.0.1:${port}/0` }).end(),
    );
    expect(await problemOf(fetchRemoteImage(away.base, here(away.port)))).toEqual([422, 'validation_failed']);
    const other = await serve((request, response) => {
      const { host } = request.headers;
      if (request.url === '/') response.writeHead(301, { location: `ftp://${host}/file` }).end();
      else response.end('fetched');
    });
    expect(await problemOf(fetchRemoteImage(other.base, here(other.port)))).toEqual([
      422,
      'validation_failed',
    ]);
  });

  it('stops when there is too much, whether it was announced or not', async () => {
    const announced = await serve((_request, response) =>
      response.writeHead(200, { 'content-length': '5000' }).end(Buffer.alloc(5000)),
    );
    expect(
      await problemOf(fetchRemoteImage(announced.base, { ...here(announced.port), maxBytes: 1000 })),
    ).toEqual([413, 'too_large']);
    const streamed = await serve((_request, response) => {
      response.writeHead(200, { 'transfer-encoding': 'chunked' });
      const more = setInterval(() => response.write(Buffer.alloc(400)), 1);
      response.on('close', () => clearInterval(more));
    });
    expect(
      await problemOf(fetchRemoteImage(streamed.base, { ...here(streamed.port), maxBytes: 1000 })),
    ).toEqual([413, 'too_large']);
  });

  it('does not wait for ever', async () => {
    const silent = await serve(() => undefined);
    expect(await problemOf(fetchRemoteImage(silent.base, { ...here(silent.port), timeoutMs: 60 }))).toEqual([
      504,
      'fetch_failed',
    ]);
    const dripping = await serve((_request, response) => {
      response.writeHead(200);
      const more = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(more));
    });
    expect(
      await problemOf(fetchRemoteImage(dripping.base, { ...here(dripping.port), timeoutMs: 80 })),
    ).toEqual([504, 'fetch_failed']);
  });

  it('reports what is missing or breaks off', async () => {
    const missing = await serve((_request, response) => response.writeHead(404).end());
    expect(await problemOf(fetchRemoteImage(missing.base, here(missing.port)))).toEqual([404, 'not_found']);
    const broken = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 5);
    });
    expect(await problemOf(fetchRemoteImage(broken.base, here(broken.port)))).toEqual([502, 'fetch_failed']);
    expect(
      await problemOf(
        fetchRemoteImage('http://nowhere.test/a', { lookup: () => Promise.reject(new Error('ENOTFOUND')) }),
      ),
    ).toEqual([502, 'fetch_failed']);
    const port = await closedPort();
    const closed = fetchRemoteImage(`http://127.0.0.1:${port}/`, here(port));
    expect(await problemOf(closed)).toEqual([502, 'fetch_failed']);
  });
});
