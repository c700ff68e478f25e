import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketConfig } from '../config/storage.ts';

/**
 * Fault of a request: an answer of that status, a connection that breaks, before or within the body, or a body that is
 * not the one of its checksum.
 */
export type BucketFault = 403 | 503 | 507 | 'cut' | 'cut-body' | 'damaged' | 'skewed' | null;

/** An S3-compatible server of a test, with faults on demand. */
export interface BucketServer {
  readonly config: BucketConfig;
  /** Decides for each request what goes wrong with it; nothing unless set. */
  fault: (request: IncomingMessage) => BucketFault;
  /** Method and path of each request so far. */
  readonly requests: string[];
  /** The checksums that came with requests: the headers that say so. */
  readonly checksums: string[];
  stop(): Promise<void>;
}

const answers = {
  403: [403, 'AccessDenied'],
  503: [503, 'SlowDown'],
  507: [507, 'QuotaExceeded'],
  skewed: [403, 'RequestTimeTooSkewed'],
} as const;
const bucket = 'omnis-test';

/**
 * Answers requests that change something one after another: S3rver removes folders that a deletion leaves empty, also
 * while another request writes a file there.
 */
function changingInTurn(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  let turn = Promise.resolve();
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      answer(request, response);
      return;
    }
    turn = turn.then(
      () =>
        new Promise<void>((resolve) => {
          if (response.closed) return resolve();
          response.once('close', resolve);
          answer(request, response);
        }),
    );
  };
}

/** Starts the server on a port of its own, with one empty bucket. */
export async function bucketServer(): Promise<BucketServer> {
  const directory = mkdtempSync(join(tmpdir(), 'omnis-bucket-'));
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
  await s3.configureBuckets();
  const answer = changingInTurn(s3.callback());
  const requests: string[] = [];
  const checksums: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    for (const [name, value] of Object.entries(request.headers))
      if (name.startsWith('x-amz-checksum-') || name === 'x-amz-trailer')
        checksums.push(name === 'x-amz-trailer' ? String(value) : name);
    const fault = running.fault(request);
    if (fault === 'cut') {
      request.socket.destroy();
    } else if (fault === 'cut-body') {
      response.writeHead(200, { 'content-length': '100000' });
      response.write(Buffer.alloc(1000));
      setTimeout(() => request.socket.destroy(), 5);
    } else if (fault === 'damaged') {
      response.writeHead(200, { 'content-length': '7', 'x-amz-checksum-crc32': 'AAAAAA==' }).end('damaged');
    } else if (fault !== null) {
      request.resume();
      const [status, code] = answers[fault];
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<Error><Code>${code}</Code><Message>on purpose</Message></Error>`);
    } else if (request.method === 'DELETE' && request.url?.includes('uploadId=')) {
      // The server knows no end of an upload before it is complete; its parts are never seen.
      response.writeHead(204).end();
    } else {
      answer(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const running: BucketServer = {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      prefix: '',
      keys: { id: 'S3RVER', secret: 'S3RVER' },
      pathStyle: true,
      checksums: true,
    },
    fault: () => null,
    requests,
    checksums,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
  return running;
}
