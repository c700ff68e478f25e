import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { checkLink, linkSchemes, safeLink, type LinkKind } from './links.ts';

describe('checkLink', () => {
  it.each<[string, LinkKind]>([
    ['#size-guide', 'anchor'],
    ['@open-chat', 'handle'],
    ['/product/tee/', 'relative'],
    ['product/tee', 'relative'],
    ['../up', 'relative'],
    ['?page=2', 'relative'],
    ['', 'relative'],
    ['/search/?q=a:b', 'relative'],
    ['/fish&#38;chips/', 'relative'],
    ['fish&chips', 'relative'],
    ['search?q=&colon;', 'relative'],
    ['&#9999999;', 'relative'],
    ['/static/logo.svg', 'asset'],
    ['/@fs/home/x.ts', 'asset'],
    ['/src/x.ts', 'asset'],
    ['//cdn.example/x', 'protocol-relative'],
    ['\\\\cdn.example/x', 'protocol-relative'],
    ['HTTPS://a.example', 'absolute'],
  ])('LINK1 accepts %j as %s, unchanged', (href, kind) => {
    expect(checkLink(href)).toEqual({ safe: true, href, kind });
  });

  it('LINK1 accepts the schemes of the spec and no other', () => {
    expect(linkSchemes.toSorted()).toEqual('data dtg http https mailto mqtt mqtts tel ws wss'.split(' '));
    for (const scheme of linkSchemes)
      expect(checkLink(`${scheme}:x`)).toMatchObject({ safe: true, kind: 'absolute' });
  });

  it.each([
    ['javascript:alert(1)', 'javascript'],
    ['JaVaScRiPt:alert(1)', 'javascript'],
    [' \u0001javascript:alert(1)', 'javascript'],
    ['java\nscript:alert(1)', 'javascript'],
    ['java\tscript\r\n:alert(1)', 'javascript'],
    ['vbscript:x', 'vbscript'],
    ['javascript&colon;alert(1)', 'javascript'],
    ['&#106;avascript&#58;alert(1)', 'javascript'],
    ['&#x6A&#x61;vascript:alert(1)', 'javascript'],
    ['java&Tab;script&NewLine;&#0000058alert(1)', 'javascript'],
    ['\u00a0javascript:alert(1)', ''],
    ['java\u200bscript:alert(1)', ''],
    ['javascript%3aalert(1):', ''],
    ['file:///etc/passwd', 'file'],
    ['blob:https://a.example/1', 'blob'],
    ['ftp://a.example', 'ftp'],
    ['1x:alert(1)', ''],
    [`${'a'.repeat(80)}:x`, ''],
  ])('LINK2 blocks %j', (href, scheme) => {
    expect(checkLink(href)).toEqual({ safe: false, scheme });
  });

  it.each([
    ['data:,Hello', true],
    ['data:text/plain;charset=utf-8,Hello', true],
    ['data:;base64,SGVsbG8=', true],
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:application/pdf;base64,JVBERi0=', true],
    ['data:text/html;base64,PHNjcmlwdD4=', false],
    ['data:text/html,<script>alert(1)</script>', false],
    ['DATA:Text/HTML,x', false],
    [' data: text/html ;charset=utf-8,x', false],
    ['da\nta:te\txt/html,x', false],
    ['data:text/html', false],
    ['data:image/svg+xml,%3Csvg%3E', false],
    ['data:application/xhtml+xml,x', false],
    ['data:application/xml,x', false],
    ['data:text/xml,x', false],
    ['data:application/mathml+xml,x', false],
    ['data:multipart/x-mixed-replace,x', false],
    ['data:message/rfc822,x', false],
    ['data:text/javascript,x', false],
    ['data:text&#47;html,x', false],
    ['data&colon;text/html,x', false],
  ])('LINK2 %j, which is data, is safe: %s', (href, safe) => {
    expect(checkLink(href).safe).toBe(safe);
    expect(safeLink(href, { mainSite: 'https://omnis.example' })).toBe(
      safe ? href : 'https://omnis.example/404/',
    );
  });

  it('LINK2 whatever the URL parser reads as another scheme is blocked', () => {
    const noise = fc.string({
      unit: fc.constantFrom(
        'java',
        'script',
        ':',
        '/',
        '\\',
        '\t',
        '\n',
        ' ',
        '\u0000',
        'data',
        'x',
        '@',
        '#',
        'A',
      ),
    });
    fc.assert(
      fc.property(noise, (href) => {
        const checked = checkLink(href);
        let protocol = 'https:';
        try {
          protocol = new URL(href, 'https://shop.example/page/').protocol;
        } catch {
          return;
        }
        if (checked.safe && checked.kind !== 'handle')
          expect(linkSchemes.map((scheme) => `${scheme}:`)).toContain(protocol);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('safeLink', () => {
  it('LINK3 replaces a blocked link by the not-found page of the main site and reports it', () => {
    const report = vi.fn();
    expect(safeLink('javascript:alert(1)', { mainSite: 'https://omnis.example/', report })).toBe(
      'https://omnis.example/404/',
    );
    expect(report).toHaveBeenCalledExactlyOnceWith('Blocked an unsafe link: javascript:alert(1)');
    expect(safeLink('javascript:alert(1)')).toBe('/404/');
  });

  it.each([null, undefined, 7, { toString: 7 }, ['https://a.example']])(
    'LINK2 blocks %j, which is no text',
    (href) => {
      expect(Reflect.apply(checkLink, undefined, [href])).toEqual({ safe: false, scheme: '' });
      const report = vi.fn();
      expect(Reflect.apply(safeLink, undefined, [href, { report }])).toBe('/404/');
      expect(report).toHaveBeenCalledOnce();
    },
  );

  it('LINK3 leaves a safe link as it is and reports nothing', () => {
    const report = vi.fn();
    expect(safeLink('/static/a b.png', { report })).toBe('/static/a b.png');
    expect(report).not.toHaveBeenCalled();
  });
});
