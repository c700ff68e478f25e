import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { checkedAddresses, pinned, type TargetRules } from '../files/index.ts';

/** How webhooks are reached; tests put a server of their own in their place. */
export interface WebhookOutlet extends TargetRules {
  /** Also without TLS, which only a server on this machine is. */
  plain?: boolean;
}

/** The outcome of one try. */
export interface Posted {
  /** HTTP status; null where no answer came. */
  readonly status: number | null;
  /** The beginning of the answer. */
  readonly answer: string;
  /** The reason for a failure, in words for the owner; empty where it arrived. */
  readonly error: string;
}

/** Milliseconds until a webhook has to have answered. */
const patience = 10_000;

/** Bytes of an answer that are kept. */
const keptBytes = 1024;

/** Reads the beginning of an answer and leaves the rest. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      const bytes = Buffer.from(part);
      parts.push(bytes);
      length += bytes.length;
      if (length >= keptBytes) break;
    }
  } catch {
    // The status has come, which is what counts; an answer that broke off is kept as far as it came.
  }
  response.destroy();
  const text = Buffer.concat(parts).subarray(0, keptBytes).toString('utf8');
  // The database keeps no zero bytes, and the last character may be cut in two.
  return text.replaceAll('\0', '').replace(/\uFFFD$/, '');
}

/** Words for an error of the network. */
function reasonOf(error: unknown, host: string): string {
  if (!(error instanceof Error)) return 'The connection failed';
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return `No answer within ${patience / 1000} seconds`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ECONNREFUSED') return `${host} refused the connection`;
  if (code === 'ECONNRESET') return `${host} closed the connection`;
  if (/CERT|SSL|TLS|SIGNED/.test(code)) return `The certificate of ${host} is not valid`;
  return `The connection to ${host} failed`;
}

/** The fault of an address as an owner enters it; null where it may be sent to. */
export async function addressFault(text: string, outlet: WebhookOutlet): Promise<string | null> {
  const url = URL.parse(text);
  if (url === null) return 'Enter an address such as https://example.com/webhooks';
  if (url.protocol !== 'https:' && !(outlet.plain === true && url.protocol === 'http:'))
    return 'Enter an address that begins with https://';
  // A name that nobody knows yet may be known tomorrow: the log will say so.
  const addresses = await checkedAddresses(url, outlet);
  return addresses === 'refused' ? 'This address is not on the public internet' : null;
}

/**
 * Sends a body to a webhook, once. An owner names the address, so where its name leads is looked at before each try, and nothing
 * that redirects is followed.
 */
export async function postWebhook(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  outlet: WebhookOutlet,
): Promise<Posted> {
  const refused = (error: string): Posted => ({ status: null, answer: '', error });
  const url = URL.parse(address);
  if (url === null || (url.protocol !== 'https:' && outlet.plain !== true))
    return refused('The address does not begin with https://');
  const addresses = await checkedAddresses(url, outlet);
  if (addresses === 'refused') return refused('The address is not on the public internet');
  if (addresses === 'unknown') return refused(`There is no server called ${url.hostname}`);
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await new Promise<IncomingMessage>((settle, reject) => {
      const send = url.protocol === 'https:' ? requestHttps : requestHttp;
      send(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          lookup: pinned(addresses),
          agent: false,
          signal,
        },
        settle,
      )
        .on('error', reject)
        .end(body);
    });
    const status = response.statusCode ?? 0;
    const answer = await beginningOf(response);
    if (status >= 200 && status < 300) return { status, answer, error: '' };
    const error =
      status >= 300 && status < 400
        ? `It redirects (${status}), which is not followed`
        : `It answered with ${status}`;
    return { status, answer, error };
  } catch (error) {
    return refused(reasonOf(error, url.hostname));
  }
}
