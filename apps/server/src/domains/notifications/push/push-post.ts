import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { checkedAddresses, pinned, type TargetRules } from '../../files/index.ts';

/** How push services are reached; tests put a server of their own in their place. */
export interface PushOutlet extends TargetRules {
  /** Also without TLS, which only a service on this machine is. */
  plain?: boolean;
}

/** An encrypted message as it goes out. */
export interface PushRequest {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** Outcome of a message: `gone` where the browser has unsubscribed, `refused` where it would never be accepted. */
export type PushOutcome = 'taken' | 'gone' | 'refused';

/** Milliseconds for a message: the service only notes it. */
const patience = 10_000;

/** Tells whether messages are sent to an address at all; where its name leads is looked at before each of them. */
export function isPushAddress(endpoint: string, { plain = false }: PushOutlet): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (plain && url.protocol === 'http:');
}

/**
 * Hands a message to the push service of a browser. Browsers name that address, so it is checked as every address is that
 * somebody else has named.
 *
 * @throws when the service cannot be reached or asks to come again; the job tries again
 */
export async function postPush(
  endpoint: string,
  { headers, body }: PushRequest,
  outlet: PushOutlet,
): Promise<PushOutcome> {
  if (!isPushAddress(endpoint, outlet)) return 'refused';
  const url = new URL(endpoint);
  const addresses = await checkedAddresses(url, outlet);
  if (addresses === 'refused') return 'refused';
  if (addresses === 'unknown') throw new Error(`The push service ${url.hostname} was not found`);
  const response = await new Promise<IncomingMessage>((settle, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(
      url,
      {
        method: 'POST',
        headers,
        lookup: pinned(addresses),
        agent: false,
        signal: AbortSignal.timeout(patience),
      },
      settle,
    )
      .on('error', reject)
      .end(body);
  });
  // Nothing of the answer is read but its status.
  response.destroy();
  const status = response.statusCode ?? 0;
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429 || status >= 500)
    throw new Error(`The push service ${url.hostname} answered with ${status}`);
  return 'refused';
}
