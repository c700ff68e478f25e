import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { forwardedAddress, seenReader, type Seen } from './forwarded.ts';

const peer = '10.0.0.1';

/** Reads what a request with these headers is taken for, under these settings. */
function seen(
  settings: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
  from: string | undefined = peer,
): Seen {
  return seenReader(readConfig(settings).proxy)({ peer: from, isEncrypted: false, headers });
}

const visitor = '203.0.113.7';
const said = { 'x-forwarded-for': visitor, 'x-forwarded-proto': 'https' };

describe('without TRUST_PROXY', () => {
  test('forwarded headers change nothing', () => {
    expect(seen({}, said)).toEqual({ address: peer, scheme: 'http' });
  });

  test('PUBLIC_SCHEME decides the scheme, and the address is the connection’s', () => {
    expect(seen({ PUBLIC_SCHEME: 'https' }, {})).toEqual({ address: peer, scheme: 'https' });
    expect(seen({ PUBLIC_SCHEME: 'http' }, said)).toEqual({ address: peer, scheme: 'http' });
  });

  test('an encrypted connection is https', () => {
    const read = seenReader(readConfig({}).proxy);
    expect(read({ peer, isEncrypted: true, headers: {} }).scheme).toBe('https');
  });
});

describe('a sender is trusted by its address', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1', true],
    ['10.0.0.0/8', '10.200.3.4', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['127.0.0.1', '::FFFF:127.0.0.2', false],
    ['::1', '::1', true],
    ['fd00::/8', 'fd12:3456::1', true],
    ['fd00::/8', 'fe80::1', false],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['192.168.0.0/16, 10.0.0.1 ,::1', '10.0.0.1', true],
    ['192.168.0.0/16', '10.0.0.1', false],
    ['1', '198.51.100.9', true],
  ])('TRUST_PROXY=%s and a connection from %s: %s', (trusted, from, isTrusted) => {
    const { address, scheme } = seen({ TRUST_PROXY: trusted }, said, from);
    expect(scheme).toBe(isTrusted ? 'https' : 'http');
    if (isTrusted) expect(address).toBe(visitor);
    else expect(address).not.toBe(visitor);
  });

  test('a connection that is gone has no address and is trusted by nobody', () => {
    expect(
      seenReader(readConfig({ TRUST_PROXY: '1' }).proxy)({
        peer: undefined,
        isEncrypted: false,
        headers: said,
      }),
    ).toEqual({ address: '', scheme: 'http' });
  });
});

const one = { TRUST_PROXY: '10.0.0.0/8' };

describe('the address of the visitor, by how proxies write it', () => {
  test.each([
    [visitor, visitor],
    [`  ${visitor}  `, visitor],
    [`${visitor}:51234`, visitor],
    ['2001:db8::7', '2001:db8::7'],
    ['2001:DB8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:51234', '2001:db8::7'],
    [`::ffff:${visitor}`, visitor],
    // The visitor sent all addresses but the last, which the proxy added.
    [`1.1.1.1, ${visitor}`, visitor],
    [`1.1.1.1,10.0.0.9,${visitor}`, visitor],
    // A second trusted proxy in the row.
    [`${visitor}, 10.0.0.2`, visitor],
    [`1.1.1.1, ${visitor}, 10.0.0.2, 10.0.0.3`, visitor],
    // Everybody is trusted: the outermost.
    ['10.0.0.3, 10.0.0.2', '10.0.0.3'],
    // Nothing that can be read: the last sender who is known.
    ['', peer],
    [',', peer],
    ['unknown', peer],
    ['_hidden', peer],
    ['1.1.1', peer],
    ['1.1.1.1.1', peer],
    ['999.1.1.1', peer],
    ['01.1.1.1', peer],
    ['[1.1.1.1', peer],
    ['[nobody]', peer],
    ['2001:db8::7]', peer],
    ['for=1.1.1.1', peer],
    ['http://1.1.1.1', peer],
    [`${visitor}, unknown`, peer],
    [`${visitor}, unknown, 10.0.0.2`, '10.0.0.2'],
    [`${visitor} 1.1.1.1`, peer],
    [`${visitor};1.1.1.1`, peer],
    ['\u0000', peer],
  ])('“%s” is %s', (header, address) => {
    expect(seen(one, { 'x-forwarded-for': header }).address).toBe(address);
  });

  test('a very long list costs no more than its end', () => {
    const long = Array.from({ length: 5000 }, () => '10.0.0.2').join(',');
    expect(seen(one, { 'x-forwarded-for': `${visitor},${long}` }).address).toBe('10.0.0.2');
    expect(seen(one, { 'x-forwarded-for': `${long},${visitor}` }).address).toBe(visitor);
  });
});

describe('proxies that are counted', () => {
  test.each([
    ['1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['2', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['2', '0.0.0.0, 1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['3', '1.1.1.1', '1.1.1.1'],
    ['3', '', peer],
    ['2', 'nobody, 2.2.2.2', '2.2.2.2'],
  ])('TRUST_PROXY=%s and “%s”: %s', (count, header, address) => {
    expect(seen({ TRUST_PROXY: count }, { 'x-forwarded-for': header }).address).toBe(address);
  });
});

describe('the scheme, by how proxies write it', () => {
  test.each([
    ['https', 'https'],
    ['HTTPS', 'https'],
    [' https ', 'https'],
    ['http', 'http'],
    // One trusted proxy, which added the last.
    ['https, http', 'http'],
    ['http,https', 'https'],
    ['', 'http'],
    [',', 'http'],
    ['https,', 'http'],
    ['on', 'http'],
    ['wss', 'http'],
    ['javascript', 'http'],
    ['https://', 'http'],
    ['https;http', 'http'],
    [`${'http,'.repeat(5000)}https`, 'https'],
  ])('“%s” is %s', (header, scheme) => {
    expect(seen(one, { 'x-forwarded-proto': header }).scheme).toBe(scheme);
  });

  test('with two trusted proxies the outer one’s word counts', () => {
    const way = { 'x-forwarded-for': `${visitor}, 10.0.0.2` };
    expect(seen(one, { ...way, 'x-forwarded-proto': 'https,http' }).scheme).toBe('https');
    expect(seen(one, { ...way, 'x-forwarded-proto': 'http,https,http' }).scheme).toBe('https');
    expect(seen(one, { ...way, 'x-forwarded-proto': 'https' }).scheme).toBe('https');
  });

  test('PUBLIC_SCHEME counts more than what a proxy says', () => {
    const settings = { ...one, PUBLIC_SCHEME: 'https' };
    expect(seen(settings, { 'x-forwarded-proto': 'http' }).scheme).toBe('https');
  });
});

test('of all that can be forwarded only the two headers are read', () => {
  const others = {
    forwarded: `for=${visitor};proto=https;host=evil.example`,
    'x-forwarded-host': 'evil.example',
    'x-forwarded-port': '8443',
    'x-forwarded-scheme': 'https',
    'x-forwarded-ssl': 'on',
    'x-real-ip': visitor,
    'x-client-ip': visitor,
    'cf-connecting-ip': visitor,
    'true-client-ip': visitor,
    'front-end-https': 'on',
    x_forwarded_for: visitor,
  };
  for (const settings of [{}, one, { TRUST_PROXY: '3' }])
    expect(seen(settings, others)).toEqual({ address: peer, scheme: 'http' });
});

/** Pieces that headers are made of, in every order. */
const spelling = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ',',
        ' ',
        ':',
        '[',
        ']',
        '%',
        'https',
        'http',
        'unknown',
        '127.0.0.1',
        '10.0.0.2',
        '::1',
        ':443',
        '"',
      ),
      fc.ipV4(),
      fc.ipV6(),
      fc.string({ maxLength: 6 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('whatever is forwarded', () => {
  test('a sender who is not trusted changes nothing', () => {
    fc.assert(
      fc.property(spelling, spelling, (forwarded, proto) => {
        const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': proto };
        const plain = { address: '198.51.100.9', scheme: 'http' };
        expect(seen({}, headers, '198.51.100.9')).toEqual(plain);
        expect(seen(one, headers, '198.51.100.9')).toEqual(plain);
      }),
    );
  });

  test('the result is an address and a scheme, and a proxy that adds its word is believed alone', () => {
    fc.assert(
      fc.property(spelling, spelling, (forwarded, proto) => {
        const forged = seen(
          { TRUST_PROXY: '3' },
          { 'x-forwarded-for': forwarded, 'x-forwarded-proto': proto },
        );
        expect(forwardedAddress(forged.address)).toBe(forged.address);
        expect(forged.scheme).toMatch(/^https?$/);
        const added = { 'x-forwarded-for': `${forwarded},${visitor}`, 'x-forwarded-proto': `${proto},https` };
        expect(seen(one, added)).toEqual({ address: visitor, scheme: 'https' });
        expect(seen({ TRUST_PROXY: '1' }, added)).toEqual({ address: visitor, scheme: 'https' });
      }),
    );
  });
});
