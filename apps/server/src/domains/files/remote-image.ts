import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { checkedAddresses, pinned, type ResolvedAddress, type TargetRules } from './checked-target.ts';
import { done, invalid, notFound, problem, type FileResult } from './files.errors.ts';

/** How a remote picture is fetched. All settings have defaults that suit an importer. */
export interface FetchRemoteImageOptions extends TargetRules {
  /** Bytes that are taken (default 20 MB). */
  maxBytes?: number;
  /** Milliseconds for everything, redirects included (default 15,000). */
  timeoutMs?: number;
  /** Redirects that are followed (default 3). */
  maxRedirects?: number;
}

/** A picture that was fetched. */
export interface RemoteImage {
  body: Buffer;
  /** Where it was found after redirects. */
  url: string;
}

interface Limits extends TargetRules {
  maxBytes: number;
  signal: AbortSignal;
}

type Step = { kind: 'body'; body: Buffer } | { kind: 'redirect'; to: string };

const failed = (message: string): ReturnType<typeof problem> => problem(502, 'fetch_failed', message);

function parseTarget(text: string, base?: string): FileResult<URL> {
  const url = URL.parse(text, base);
  if (!url) return invalid([{ field: 'url', message: 'The address of the picture is not a URL' }]);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return invalid([
      { field: 'url', message: 'The address of the picture must begin with http:// or https://' },
    ]);
  if (url.username !== '' || url.password !== '')
    return invalid([{ field: 'url', message: 'The address of the picture must not hold a password' }]);
  return done(url);
}

/** Addresses of the host that may be connected to. */
async function permitted(url: URL, limits: Limits): Promise<FileResult<readonly ResolvedAddress[]>> {
  const addresses = await checkedAddresses(url, limits);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (addresses === 'unknown') return failed(`The host ${host} was not found`);
  if (addresses === 'refused')
    return invalid([{ field: 'url', message: `Pictures are not fetched from ${host}` }]);
  return done(addresses);
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<FileResult<Step>> {
  const tooLarge = problem(413, 'too_large', `The picture is larger than ${maxBytes} bytes`);
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    return tooLarge;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > maxBytes) {
      response.destroy();
      return tooLarge;
    }
    chunks.push(chunk);
  }
  return done({ kind: 'body', body: Buffer.concat(chunks) });
}

async function takeStep(url: URL, limits: Limits): Promise<FileResult<Step>> {
  const addresses = await permitted(url, limits);
  if (!addresses.ok) return addresses;
  const options: RequestOptions = {
    lookup: pinned(addresses.value),
    signal: limits.signal,
    agent: false,
    headers: {
      accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
      'accept-encoding': 'identity',
      'user-agent': 'Omnis-Importer/1.0',
    },
  };
  const response = await new Promise<IncomingMessage>((resolvePromise, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    send(url, options, resolvePromise).on('error', reject).end();
  });
  const status = response.statusCode ?? 0;
  const location = response.headers.location;
  if (status >= 300 && status < 400 && location !== undefined) {
    response.destroy();
    return done({ kind: 'redirect', to: location });
  }
  if (status !== 200) {
    response.destroy();
    if (status === 404 || status === 410)
      return notFound(`The host answered with status ${status}: the image is not there`);
    return failed(`The host answered with status ${status}`);
  }
  return readBody(response, limits.maxBytes);
}

/**
 * Fetches a picture from a host that the caller named, without letting it reach into the private network: names are
 * resolved once, every address is checked, the connection goes to a checked address, and each redirect is checked anew.
 *
 * Problems: 422 not an address that may be fetched, 404 not there, 413 too large, 502 broken off, 504 too slow. What was
 * fetched need not be a picture: `storeImage` tells.
 */
export async function fetchRemoteImage(
  address: string,
  options: FetchRemoteImageOptions = {},
): Promise<FileResult<RemoteImage>> {
  const { maxBytes = 20 * 1024 * 1024, timeoutMs = 15_000, maxRedirects = 3 } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  const { lookup, allow } = options;
  const limits: Limits = { maxBytes, signal, ...(lookup && { lookup }), ...(allow && { allow }) };
  let target = parseTarget(address);
  try {
    for (let hops = 0; hops <= maxRedirects; hops += 1) {
      if (!target.ok) return target;
      const url = target.value;
      const step = await takeStep(url, limits);
      if (!step.ok) return step;
      if (step.value.kind === 'body') return done({ body: step.value.body, url: url.href });
      target = parseTarget(step.value.to, url.href);
    }
    return failed(`The host redirects more than ${maxRedirects} times`);
  } catch (error) {
    if (signal.aborted)
      return problem(504, 'fetch_failed', `The picture did not arrive within ${timeoutMs} ms`);
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'connection broken';
    return failed(`The picture could not be fetched (${reason})`);
  }
}
