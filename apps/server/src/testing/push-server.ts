import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushOutlet } from '../domains/notifications/push/push-post.ts';

/** A message as a browser would read it. */
export interface ArrivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Decrypted with the browser's own key; null where it was for another. */
  readonly content: unknown;
}

/** A browser of the tests that has subscribed. */
export interface PushBrowser {
  readonly subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
}

/** A push service of the tests. */
export interface PushServer {
  readonly outlet: PushOutlet;
  readonly arrived: ArrivedPush[];
  /** Statuses that it answers with from now on, by the path of a browser. */
  readonly answers: Map<string, number>;
  browser(path: string): PushBrowser;
  close(): Promise<void>;
}

interface Keys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

const hkdf = (key: Buffer, { salt, info, bytes }: { salt: Buffer; info: Buffer; bytes: number }): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** Reads one record of `aes128gcm` (RFC 8188) as a push message (RFC 8291). */
function decrypt(body: Buffer, { ecdh, auth }: Keys): unknown {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = hkdf(ecdh.computeSecret(sender), { salt: auth, info, bytes: 32 });
  const key = hkdf(secret, { salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), bytes: 16 });
  const nonce = hkdf(secret, { salt, info: Buffer.from('Content-Encoding: nonce\0'), bytes: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // A padded message ends with a two and zeros.
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** Tells whether a message is signed with the key that the browser subscribed with (RFC 8292). */
export function isSignedBy(publicKey: string, authorization = ''): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  return (
    key === publicKey &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}

/** Starts a push service that keeps what it is sent, and reads it as the browsers would. */
export async function startPushServer(): Promise<PushServer> {
  const arrived: ArrivedPush[] = [];
  const answers = new Map<string, number>();
  const browsers = new Map<string, Keys>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const status = answers.get(path) ?? 201;
      const keys = browsers.get(path);
      if (status === 201 && keys)
        arrived.push({ path, headers: request.headers, content: decrypt(Buffer.concat(chunks), keys) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    arrived,
    answers,
    outlet: {
      plain: true,
      lookup: async () => [{ address: '127.0.0.1', family: 4 }],
      allow: (target) => target.address === '127.0.0.1' && target.port === port,
    },
    browser: (path) => {
      const ecdh = createECDH('prime256v1');
      const auth = randomBytes(16);
      const p256dh = ecdh.generateKeys('base64url');
      browsers.set(path, { ecdh, auth });
      return {
        subscription: {
          endpoint: `http://push.test:${port}${path}`,
          keys: { p256dh, auth: auth.toString('base64url') },
        },
      };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
