import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** How a passkey of the tests answers, for those that look at what is refused. */
export interface Behaviour {
  /** The page that the browser says it is on. */
  readonly origin: string;
  /** True when its holder unlocked it. */
  readonly unlocked?: boolean;
  /** Number that it counts its uses as. */
  readonly counter?: number;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

/** The few kinds of CBOR that an attestation is made of. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, length: number): Buffer =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, part]) => {
    if (
      typeof part !== 'number' &&
      typeof part !== 'string' &&
      !Buffer.isBuffer(part) &&
      !(part instanceof Map)
    )
      throw new TypeError('The tests need no more of CBOR');
    return [cbor(key), cbor(part)];
  });
  return Buffer.concat([head(5, value.size), ...parts]);
}

function dataOf(rpId: string, { unlocked = true, counter = 0 }: Behaviour, made = false): Buffer {
  const flags = 1 | (unlocked ? 4 : 0) | (made ? 64 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A passkey on a device of the tests (ES256, no attestation). */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const credential = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} };
  const key = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );

  return {
    /** Answer of a browser to creation options. */
    make(options: { challenge: string; rp: { id: string } }, behaviour: Behaviour) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const authData = Buffer.concat([
        dataOf(options.rp.id, behaviour, true),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: text(clientData('webauthn.create', options.challenge, behaviour.origin)),
          attestationObject: text(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },

    /** Answer of a browser to request options. */
    use(options: { challenge: string; rpId: string }, behaviour: Behaviour) {
      const data = clientData('webauthn.get', options.challenge, behaviour.origin);
      const authenticatorData = dataOf(options.rpId, behaviour);
      const signer = createSign('SHA256');
      signer.update(Buffer.concat([authenticatorData, sha256(data)]));
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authenticatorData),
          signature: text(signer.sign(privateKey)),
        },
      };
    },
  };
}
