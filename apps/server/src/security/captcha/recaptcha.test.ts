import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closedPort } from '../../testing/closed-port.ts';
import { readConfig, type RecaptchaConfig } from '../../config.ts';
import { createRecaptcha } from './recaptcha.ts';

let server: Server;
let apiBase = '';
let answer: { status?: number; body: string } = { body: '' };
let asked: { url: string; fields: Record<string, string> }[] = [];

async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const part of request) text += String(part);
  return Object.fromEntries(new URLSearchParams(text));
}

beforeAll(async () => {
  // Speaks siteverify.
  server = createServer((request, response) => {
    void fieldsOf(request).then((fields) => {
      asked.push({ url: request.url ?? '', fields });
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  apiBase = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked = [];
});

const hosts = { platformHost: 'omnis.test', atlasHost: 'atlas.omnis.test', storesDomain: 'shops.example' };
const v2 = { siteKey: 'box', secretKey: 'box-secret' };
const v3 = { siteKey: 'unseen', secretKey: 'unseen-secret' };
const captcha = (keys: Pick<RecaptchaConfig, 'v2' | 'v3'> = { v2, v3 }) =>
  createRecaptcha(hosts, { ...keys, minScore: 0.5, apiBase });
const claim = { action: 'login', ip: '203.0.113.9', v2captchaToken: '', v3captchaToken: '' } as const;
const says = (body: object, status = 200): void => {
  answer = { body: JSON.stringify(body), status };
};
const good = { success: true, score: 0.9, action: 'login', hostname: 'demo.shops.example' };

describe('the invisible kind', () => {
  const verify = () => captcha().verify({ ...claim, v3captchaToken: 'token' });

  test('is asked about with our secret and the address of who sent it', async () => {
    says(good);
    expect(await verify()).toBe('proved');
    expect(asked).toEqual([
      {
        url: '/recaptcha/api/siteverify',
        fields: { secret: 'unseen-secret', response: 'token', remoteip: '203.0.113.9' },
      },
    ]);
  });

  test.each([
    ['a score under the least', { ...good, score: 0.49 }, 'refused'],
    ['the least score', { ...good, score: 0.5 }, 'proved'],
    ['no score', { ...good, score: undefined }, 'refused'],
    ['another action', { ...good, action: 'sign_up' }, 'refused'],
    ['a foreign host', { ...good, hostname: 'evil.example' }, 'refused'],
    ['a host that only ends alike', { ...good, hostname: 'evilshops.example' }, 'refused'],
    ['no host', { ...good, hostname: undefined }, 'refused'],
    ['the platform’s own host', { ...good, hostname: 'omnis.test' }, 'proved'],
    ['a token that was used', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'refused'],
    ['a text that is no token', { success: false, 'error-codes': ['invalid-input-response'] }, 'absent'],
    ['our secret wrong', { success: false, 'error-codes': ['invalid-input-secret'] }, 'unreachable'],
    ['something else', { fine: 'yes' }, 'unreachable'],
  ] as const)('%s', async (_name, body, verdict) => {
    says(body);
    expect(await verify()).toBe(verdict);
  });

  test('a server that fails, or that is not there, is no proof', async () => {
    says(good, 500);
    expect(await verify()).toBe('unreachable');
    const nobody = `http://127.0.0.1:${await closedPort()}`;
    const nowhere = createRecaptcha(hosts, { v2, v3, minScore: 0.5, apiBase: nobody });
    expect(await nowhere.verify({ ...claim, v3captchaToken: 'token' })).toBe('unreachable');
  });
});

describe('the box', () => {
  test('does without score and action, and is looked at first', async () => {
    says({ success: true, hostname: 'atlas.omnis.test' });
    expect(await captcha().verify({ ...claim, v2captchaToken: 'ticked', v3captchaToken: 'low' })).toBe(
      'proved',
    );
    expect(asked.map(({ fields }) => fields['secret'])).toEqual(['box-secret']);
  });

  test('a token of a kind that is not set up is none, and nobody is asked', async () => {
    expect(await captcha({ v2: null, v3 }).verify({ ...claim, v2captchaToken: 'x' })).toBe('absent');
    expect(await captcha({ v2, v3: null }).verify({ ...claim, v3captchaToken: 'x' })).toBe('absent');
    expect(await captcha().verify(claim)).toBe('absent');
    expect(asked).toEqual([]);
  });

  test('browsers learn the keys, and never the secrets', async () => {
    expect(await captcha().challenge('login')).toEqual({
      kind: 'recaptcha',
      v3SiteKey: 'unseen',
      v2SiteKey: 'box',
    });
  });
});

test('the settings choose it by its keys', () => {
  const config = readConfig({ RECAPTCHA_V3_SITE_KEY: 'unseen', RECAPTCHA_V3_SECRET_KEY: 'unseen-secret' });
  expect(config.recaptcha).toEqual({ v2: null, v3, minScore: 0.5, apiBase: 'https://www.google.com' });
  expect(readConfig({}).recaptcha).toBeNull();
});
