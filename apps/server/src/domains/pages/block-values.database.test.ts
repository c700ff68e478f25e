import { pageSchema, type Page } from '@omnis/models';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClient, type TestClient } from '../../testing/test-client.ts';
import { testDivisions, testHosts } from '../../testing/test-divisions.ts';
import { testOwner } from '../../testing/test-owner.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/test-platform.ts';

const { demo } = testDivisions;
const pages = `/omnis/v3/divisions/${demo}/pages/`;
const asPage = (json: unknown): Page => pageSchema.parse(json);

let platform: TestPlatform;
let owner: TestClient;
let shopper: TestClient;

beforeAll(async () => {
  platform = await createTestPlatform();
  owner = await testOwner(platform, [demo]);
  shopper = testClient(platform.app, testHosts.demo);
});
afterAll(() => platform.close());

describe('values of blocks, by the kind of their field', () => {
  test('text is stored and reaches shoppers as it was typed, HTML is cleaned by the kind of its field', async () => {
    const typed = 'Sizes <M & >XL';
    const blocks = [
      {
        type: 'textBlock',
        properties: { title: typed, html: '<p>Hi<script>x()</script></p>', paragraphs: [typed] },
      },
      { type: 'banner', properties: { title: typed, actions: [{ text: '<b>Shop', href: '/a/' }] } },
      {
        type: 'expandable',
        properties: { question: typed, questions: [{ question: typed, answer: '<b onclick=x>A' }] },
      },
      { type: 'announcement', properties: { text: typed, action: { text: '<i>Go', href: '/b/' } } },
      { type: 'unheardOf', properties: { title: '<b onclick=x>Hi', note: 'Fish & chips' } },
    ];
    const created = await owner.post(pages, { url: '/typed/', blocks });
    expect(created.status, created.text).toBe(201);
    const page = asPage(created.json);
    const answer = await shopper.get(`${pages}${page.id}/`);
    expect(page.blocks).toEqual(asPage(answer.json).blocks);
    expect(page.blocks.map(({ properties }) => properties)).toEqual([
      { title: typed, html: '<p>Hi</p>', paragraphs: [typed] },
      { title: typed, actions: [{ text: '<b>Shop', href: '/a/' }] },
      { question: typed, questions: [{ question: typed, answer: '<b>A</b>' }] },
      { text: typed, action: { text: '<i>Go', href: '/b/' } },
      { title: '<b>Hi</b>', note: 'Fish & chips' },
    ]);
  });

  test('platform.md §5 embed code: one that breaks the rule is refused by its block, and a good one is stored as it was given', async () => {
    const uid = 'bbbbbbbb';
    const page = (code: string) => ({
      url: '/embedded/',
      blocks: [{ uid, type: 'iframe', properties: { from: 'code', code } }],
    });
    for (const wrong of ['hello', '<iframe src="http://a.example"></iframe>', '<p>Hi</p>'])
      expect(await owner.post(pages, page(wrong))).toMatchObject({
        status: 422,
        json: { errors: [{ field: `blocks.${uid}.code`, message: 'Invalid Embed Code' }] },
      });
    const good = '<iframe src="https://v.example/e/1?a=1&amp;b=2" allowfullscreen></iframe>';
    const created = await owner.post(pages, page(good));
    expect(created.status, created.text).toBe(201);
    expect(asPage(created.json).blocks[0]?.properties).toEqual({ from: 'code', code: good });
  });

  test('refuses a value of another kind than its field', async () => {
    const uid = 'aaaaaaaa';
    const properties = { title: ['Hi'], limit: 'many', actions: 'none' };
    const wrong = { url: '/kinds/', blocks: [{ uid, type: 'productList', properties }] };
    expect(await owner.post(pages, wrong)).toMatchObject({
      status: 422,
      json: {
        errors: [
          { field: `blocks.${uid}.title`, message: 'This must be text' },
          { field: `blocks.${uid}.limit`, message: 'This must be a number' },
        ],
      },
    });
  });
});
