import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { pagePolicy } from './content-policy.ts';

const nonce = 'bm9uY2U=';
const rendered = 'cmVuZA==';
const html = (): Buffer<ArrayBuffer> =>
  Buffer.from(
    `<p>Hi</p><script nonce="${rendered}">go()</script><script>evil()</script><script nonce="${rendered}" type="module" async="">import '/assets/a.js'</script><script nonce="${rendered}" src="/assets/b.js"></script><style nonce="${rendered}">p{}</style>`,
  );
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();
const options = { nonce, rendered, frameAncestors: "'self'" };

describe('the policy of a page', () => {
  test('that is kept names its own scripts by hash and holds no nonce', () => {
    const made = pagePolicy(html(), { ...options, kept: true });
    expect(text(made.html)).not.toContain('nonce');
    expect(text(made.html)).toContain('<script>go()</script>');
    expect(made.policy).toBe(
      `script-src 'self' ${hash('go()')} ${hash("import '/assets/a.js'")}; frame-ancestors 'self'; object-src 'none'; base-uri 'self'`,
    );
    expect(made.policy).not.toContain(hash('evil()'));
  });

  test('names the hosts of the store’s plugins, kept or not, and no other', () => {
    const scriptHosts = ['https://www.googletagmanager.com'];
    for (const kept of [true, false]) {
      const { policy } = pagePolicy(html(), { ...options, kept, scriptHosts });
      expect(policy.match(/https:[^ ;]+/g)).toEqual(scriptHosts);
    }
  });

  test('that is sent once has a nonce of its own', () => {
    const made = pagePolicy(html(), { ...options, kept: false });
    expect(text(made.html)).toBe(html().toString().replaceAll(rendered, nonce));
    expect(text(made.html).split(nonce)).toHaveLength(5);
    expect(made.policy).toMatch(`script-src 'self' 'nonce-${nonce}'; frame-ancestors 'self'`);
  });
});
