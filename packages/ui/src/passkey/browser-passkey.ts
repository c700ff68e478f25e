/** Options of a server for creating a passkey in the browser; the JSON of WebAuthn level 3. */
export interface PasskeyToMake {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly timeout: number;
  readonly excludeCredentials: readonly { readonly type: 'public-key'; readonly id: string }[];
  readonly authenticatorSelection: {
    readonly residentKey: 'required';
    readonly requireResidentKey: true;
    readonly userVerification: 'required';
  };
  readonly attestation: 'none';
}

/** Options of a server for signing with a passkey in the browser. */
export interface PasskeyToUse {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout: number;
  readonly userVerification: 'required';
}

interface Answered<R> {
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly response: R;
}

/** A passkey that was made, as the server checks it. */
export type MadePasskey = Answered<{
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports: string[];
}>;

/** A passkey that was used, as the server checks it. */
export type UsedPasskey = Answered<{
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string | null;
}>;

/** Tells whether this browser supports passkeys, here and with the JSON of servers. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

function bytesText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Tells whether somebody closed the browser's dialogue, or it had nothing to show. */
function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);
}

async function orGivenUp<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isGivenUp(error)) return null;
    throw error;
  }
}

/**
 * Lets the browser make a passkey.
 *
 * @returns null when its dialogue was closed
 * @throws DOMException `InvalidStateError` when the device has a passkey of this account already
 */
export async function makePasskey(asked: PasskeyToMake): Promise<MadePasskey | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    ...asked,
    pubKeyCredParams: [...asked.pubKeyCredParams],
    excludeCredentials: [...asked.excludeCredentials],
  });
  const made = await orGivenUp(navigator.credentials.create({ publicKey }));
  if (!(made instanceof PublicKeyCredential)) return null;
  const { response } = made;
  if (!(response instanceof AuthenticatorAttestationResponse)) return null;
  return {
    id: made.id,
    rawId: bytesText(made.rawId),
    type: 'public-key',
    response: {
      clientDataJSON: bytesText(response.clientDataJSON),
      attestationObject: bytesText(response.attestationObject),
      transports: response.getTransports(),
    },
  };
}

/**
 * Lets the browser sign in with a passkey of this site.
 *
 * @returns null when its dialogue was closed, or there is none
 */
export async function signWithPasskey(asked: PasskeyToUse): Promise<UsedPasskey | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const used = await orGivenUp(navigator.credentials.get({ publicKey }));
  if (!(used instanceof PublicKeyCredential)) return null;
  const { response } = used;
  if (!(response instanceof AuthenticatorAssertionResponse)) return null;
  return {
    id: used.id,
    rawId: bytesText(used.rawId),
    type: 'public-key',
    response: {
      clientDataJSON: bytesText(response.clientDataJSON),
      authenticatorData: bytesText(response.authenticatorData),
      signature: bytesText(response.signature),
      userHandle: response.userHandle && bytesText(response.userHandle),
    },
  };
}
