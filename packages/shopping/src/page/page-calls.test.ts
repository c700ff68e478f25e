// @vitest-environment node
import { shellTexts } from '@omnis/shop-kit';
import { pagesApi } from '@omnis/api-client';
import { pageSchema } from '@omnis/models';
import { createOmnisStore, seedQueries } from '@omnis/store';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Core from '@omnis/shop-kit/core';
import { keepSubscribed } from './keep-subscribed.ts';
import { pageCalls } from './page-calls.ts';

vi.mock('@omnis/shop-kit/core', async (original) => ({
  ...(await original<typeof Core>()),
  findCore: () => ({ state: { store: { division: 21 } } }),
}));
vi.mock('./keep-subscribed.ts', () => ({ keepSubscribed: vi.fn() }));

const t = await shellTexts.load('en-GB');

const arg = { params: { division: 21, id: 4 } };
const gate = { uid: 'g', type: 'gate', properties: { heldBack: true }, items: [] };

/** A store whose server answers like this. */
function setting(status: number, json: unknown) {
  const asked: { url: string; body: unknown }[] = [];
  const store = createOmnisStore({
    app: 'storefront',
    fetch: async (url, init) => {
      asked.push({ url, body: await new Response(init.body).json() });
      return Response.json(json, { status });
    },
  });
  const value = pageSchema.parse({ id: 4, blocks: [{ uid: 'r', type: 'row', items: [gate] }] });
  seedQueries(store, [{ endpointName: 'pagesGet', arg, value }]);
  const page = () => pagesApi.endpoints.pagesGet.select(arg)(store.getState()).data;
  return { calls: pageCalls(t, store, arg), asked, page };
}
const failure = (code: string, message: string, field = '') => ({
  message,
  code,
  errors: field === '' ? [] : [{ field, message }],
});
const letter = { contactEmail: '', name: 'Ada', email: 'ada@example.com', message: 'Hi' };
const general = 'Oops... Something went wrong, please try again later';

describe('subscribing in a block', () => {
  const wish = { mailingList: 'newsletter', email: 'ada@example.com', firstName: 'Ada' };
  beforeEach(() => void vi.mocked(keepSubscribed).mockClear());

  it('is kept, so that it is not offered again', async () => {
    const message = "We've sent you an email to verify your subscription";
    const { calls, asked } = setting(200, { message });
    expect(await calls.subscribe?.(wish)).toEqual({ ok: true, message });
    expect(asked).toEqual([{ url: '/omnis/v3/marketing/subscribe/', body: { division: 21, ...wish } }]);
    expect(keepSubscribed).toHaveBeenCalledOnce();
  });

  it('that fails keeps nothing', async () => {
    const { calls } = setting(500, failure('server_error', '500 Server error'));
    expect(await calls.subscribe?.(wish)).toMatchObject({ ok: false, message: general });
    expect(keepSubscribed).not.toHaveBeenCalled();
  });
});

describe('writing to the shop', () => {
  it('says what the server says, once it was sent', async () => {
    const { calls, asked } = setting(200, { message: 'Thank you' });
    expect(await calls.contact?.(letter)).toEqual({ ok: true, message: 'Thank you' });
    expect(asked).toEqual([{ url: '/omnis/v3/frontend/contact/', body: letter }]);
  });

  it.each([
    [422, failure('validation_failed', 'Bad address', 'email'), { invalid: true, message: 'Bad address' }],
    [422, failure('validation_failed', 'Too long', 'message'), { invalid: false, message: 'Too long' }],
    [429, failure('rate_limited', 'Too many messages.'), { invalid: false, message: 'Too many messages.' }],
    [500, failure('server_error', '500 Server error'), { invalid: false, message: general }],
  ])('%i: %j', async (status, json, answer) => {
    expect(await setting(status, json).calls.contact?.(letter)).toMatchObject(answer);
  });
});

describe('a return for recycling', () => {
  it('passes on what the server answers; any failure has the spec’s text', async () => {
    const answer = { type: 'success', message: 'Thank you, we sent you an email with instructions.' };
    expect(await setting(200, answer).calls.submitRemill?.({ email: 'a@b.example' })).toEqual(answer);
    for (const status of [422, 429, 500])
      expect(
        await setting(status, failure('x', 'No')).calls.submitRemill?.({ email: 'a@b.example' }),
      ).toEqual({ type: 'error', message: "We're sorry, something went wrong. Please try again later." });
  });
});

describe('opening a gate', () => {
  const opened = { ...gate, properties: {}, items: [{ uid: 't', type: 'text', properties: {}, items: [] }] };

  it('puts what stands behind it into the page', async () => {
    const { calls, asked, page } = setting(200, { block: opened });
    expect(await calls.openGate?.({ gate: 'g', password: 'plum' })).toEqual({ ok: true, message: '' });
    expect(asked).toEqual([{ url: '/omnis/v3/divisions/21/pages/4/gates/g/', body: { password: 'plum' } }]);
    expect(page()?.blocks[0]?.items[0]).toMatchObject(opened);
  });

  it('leaves the page alone when it stays shut', async () => {
    const no = failure('authentication_failed', 'This password is not right', 'password');
    const { calls, page } = setting(422, no);
    expect(await calls.openGate?.({ gate: 'g', password: 'pear' })).toMatchObject({
      ok: false,
      message: 'This password is not right',
    });
    expect(page()?.blocks[0]?.items[0]).toMatchObject(gate);
  });
});
