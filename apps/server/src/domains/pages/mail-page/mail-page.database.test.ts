import { blockSchema, type BlockInput } from '@omnis/models';
import { afterAll, describe, expect, test } from 'vitest';
import { testDivisions, testHosts } from '../../../testing/test-divisions.ts';
import { createTestPlatform } from '../../../testing/test-platform.ts';

const { demo } = testDivisions;
const platform = await createTestPlatform();
afterAll(() => platform.close());

async function write(
  url: string,
  page: { blocks?: readonly BlockInput[]; published?: boolean; properties?: object } = {},
): Promise<void> {
  const { blocks = [], published = true, properties = {} } = page;
  const { id } = await platform.core.database.tenant(demo, ({ query }) =>
    query
      .insertInto('pages')
      .values({
        division_id: demo,
        url,
        layout: 'mail',
        published,
        properties: JSON.stringify({
          title: 'News & more',
          description: 'Briefly',
          isMailPage: true,
          ...properties,
        }),
        blocks: JSON.stringify(blocks.map((block) => blockSchema.parse(block))),
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  await platform.services.pages.service.changed(demo, id);
}

const get = (path: string, host: string = testHosts.demo) =>
  platform.app.inject({ url: path, headers: { host } });

describe('a page of a mail', () => {
  test('keeps the place of its pictures until they are there', async () => {
    await write('/pictured/', {
      blocks: [
        { type: 'image', properties: { image: '/images/scenes/shore', alt: 'Shore' } },
        { type: 'image', properties: { image: '/images/scenes/no-such', alt: 'None' } },
        {
          type: 'row',
          items: [
            {
              type: 'pod',
              properties: { title: 'Half', image: '/images/scenes/shore?width=200&height=100' },
            },
          ],
        },
      ],
    });
    const { body } = await get('/teemail/pictured');
    const pictures = [...body.matchAll(/<img\s[^>]*alt="(?:Shore|None|Half)"/g)].map(([tag]) => tag);
    const sizes = pictures.map((tag) =>
      ['width', 'height'].map((name) => Number(new RegExp(`${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)),
    );
    const [[wide = 0, high = 0] = [], [, none] = [], [half = 0, low] = []] = sizes;
    expect(high / wide).toBeCloseTo(0.4, 2);
    expect(none).toBe(0);
    expect(low).toBe(Math.round(half / 2));
  });

  test('is a document without scripts, with its addresses in full', async () => {
    await write('/letter/', {
      blocks: [
        {
          type: 'banner',
          properties: {
            title: 'Wool <b>weather</b>',
            copy: 'First line\nSecond line',
            image: '/images/scenes/shore',
            actions: [
              { text: 'Shop', href: '/collection/all/' },
              { text: 'Do', href: '@open-basket' },
              { text: 'Run', href: 'javascript:alert(1)' },
            ],
          },
        },
        {
          type: 'html',
          properties: {
            html: '<p onclick="x()">Read <a href="/blog/">on</a></p><script>alert(1)</script><img src="/images/a" alt="">',
          },
        },
        {
          type: 'row',
          items: [
            { type: 'pod', properties: { title: 'Inside', href: '/product/tee/', buttonText: 'Look' } },
          ],
        },
        { type: 'slideshow', properties: { title: 'Only in a shop' } },
        { type: 'text', properties: { text: 'Hidden draft' }, unpublished: true },
        { type: 'text', properties: { text: 'Hidden by a rule' }, conditions: ['isPro'] },
      ],
    });
    const { statusCode, headers, body } = await get('/teemail/letter');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const origin = `http://${testHosts.demo}`;
    expect(body).toContain('<title>News &amp; more – Demo</title>');
    expect(body).toContain('<meta property="og:title" content="News &amp; more – Demo" />');
    expect(body).toContain('<meta name="description" content="Briefly" />');
    expect(body).toContain('<meta name="robots" content="noindex" />');
    expect(body).toContain(`<link rel="canonical" href="${origin}/teemail/letter" />`);
    expect(body).toMatch(/<h1[^>]*>\s*Wool &lt;b&gt;weather&lt;\/b&gt;\s*<\/h1>/);
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).toContain(`href="${origin}/collection/all/"`);
    expect(body).toContain(`src="${origin}/images/scenes/shore?`);
    expect(body).toContain(`<a href="${origin}/blog/"`);
    expect(body).toContain(`href="${origin}/product/tee/"`);
    expect(body).toContain('max-width:520px');
    expect(body).not.toMatch(/<script|onclick|javascript:|@open-basket|Hidden|Only in a shop/);
    expect(body, 'no address that a mailbox cannot follow').not.toMatch(/(?:href|src)="\//);
    expect((await get('/teemail/letter/')).statusCode).toBe(200);
  });

  test('goes by the name of its route', async () => {
    await write('/letters/may/', { blocks: [{ type: 'text', properties: { text: 'In May' } }] });
    expect((await get('/teemail/letters.may')).body).toContain('In May');
  });

  test.each([
    ['not published', '/draft-letter/', { published: false }, 'draft-letter'],
    [
      'for those who are signed in',
      '/secret-letter/',
      { properties: { loginState: 'logged-in' } },
      'secret-letter',
    ],
    ['no mail', '/shop-page/', { properties: { isMailPage: false } }, 'shop-page'],
  ])('that is %s is not found', async (_name, url, page, name) => {
    await write(url, page);
    expect((await get(`/teemail/${name}`)).statusCode).toBe(404);
  });

  test.each([['/teemail/nothing'], ['/teemail/%00'], [`/teemail/${'x'.repeat(300)}`], ['/teemail/..%2f..']])(
    '%s is not found',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
    },
  );

  test('is its own store’s', async () => {
    expect((await get('/teemail/letter', testHosts.platform)).statusCode).toBe(404);
    expect((await get('/teemail/letter', 'demo.preview.localhost:3000')).statusCode).toBe(404);
  });
});
