import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { platformUrl } from './places.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The code of an authenticator app (RFC 6238).
 *
 * @param secret - as the page shows it, base32
 * @param later - steps of 30 seconds from now: a code works once, and one of the next step works as well
 */
export function appCode(secret: string, later = 0): string {
  const bits = [...secret].map((sign) => alphabet.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The texts in the outbox that went to a number, newest first. */
async function textsTo(request: APIRequestContext, mobile: string): Promise<string[]> {
  const answer: unknown = await (await request.get(platformUrl('/dev/outbox/?format=json'))).json();
  const messages: unknown =
    typeof answer === 'object' && answer !== null && 'textMessages' in answer ? answer.textMessages : [];
  return (Array.isArray(messages) ? messages : []).flatMap((message: unknown) => {
    if (typeof message !== 'object' || message === null) return [];
    if (!('to' in message && 'text' in message)) return [];
    return message.to === mobile && typeof message.text === 'string' ? [message.text] : [];
  });
}

/** Number of text messages sent to a number so far. */
export async function textCount(request: APIRequestContext, mobile: string): Promise<number> {
  return (await textsTo(request, mobile)).length;
}

/** Waits for one more text to a number than there were, and gives its code. */
export async function textedCode(
  request: APIRequestContext,
  { mobile, after }: { mobile: string; after: number },
): Promise<string> {
  let texts: string[] = [];
  await expect
    .poll(async () => (texts = await textsTo(request, mobile)).length, { timeout: 20_000 })
    .toBeGreaterThan(after);
  return /\d{3} \d{3}/.exec(texts[0] ?? '')?.[0] ?? '';
}

/** Waits until a step of an authenticator app has begun lately: the code of the step before it ends with this one. */
export async function earlyInStep(): Promise<void> {
  const step = 30_000;
  const gone = Date.now() % step;
  if (gone > step - 10_000) await new Promise((resolve) => setTimeout(resolve, step - gone));
}
