import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { webhookEvents, webhookPauses } from '@omnis/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signatureOf } from './signature.ts';

const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/guides/webhooks.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'omnis-guide-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** The example of the guide, as somebody copies it. */
async function example() {
  const code = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const file = join(folder, 'example.ts');
  writeFileSync(file, code);
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(file).href);
  const isFromStore = z.custom<(body: string, signature: string, secret: string) => boolean>(
    (value) => typeof value === 'function',
  );
  return z.object({ isFromStore }).parse({ ...Object(module) }).isFromStore;
}

describe('the guide on webhooks', () => {
  it('checks signatures as they are made, and refuses others', async () => {
    const isFromStore = await example();
    const seconds = Math.floor(Date.now() / 1000);
    const body = '{"event":"order.paid"}';
    const signature = signatureOf(body, { secrets: ['whsec_new', 'whsec_former'], seconds });
    expect(isFromStore(body, signature, 'whsec_new')).toBe(true);
    expect(isFromStore(body, signature, 'whsec_former')).toBe(true);
    expect(isFromStore(body, signature, 'whsec_another')).toBe(false);
    expect(isFromStore(`${body} `, signature, 'whsec_new')).toBe(false);
    const old = signatureOf(body, { secrets: ['whsec_new'], seconds: seconds - 301 });
    expect(isFromStore(body, old, 'whsec_new')).toBe(false);
    expect(isFromStore(body, 'nonsense', 'whsec_new')).toBe(false);
  });

  it('names every event, and every pause', () => {
    for (const event of webhookEvents) expect(guide).toContain(`| \`${event}\``);
    const [ten, minute, five, half, two, six, fifteen] = webhookPauses;
    expect([ten, minute, five, half, two, six, fifteen]).toEqual([10, 60, 300, 1800, 7200, 21_600, 54_000]);
    const unwrapped = guide.replaceAll('\n', ' ');
    expect(unwrapped).toContain('10 seconds, 1 minute, 5 minutes, 30 minutes, 2 hours, 6 hours and 15 hours');
  });
});
