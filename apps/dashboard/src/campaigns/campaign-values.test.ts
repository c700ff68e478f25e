import { expect, it } from 'vitest';
import { blankCampaign, prefilledCampaign } from './campaign-values.ts';

it('platform.md §2: the notification builder takes title, body, related and href', () => {
  const query = new URLSearchParams({
    title: 'New',
    body: 'Look',
    related: 'product|7',
    href: '/product/fox/',
  });
  expect(prefilledCampaign(query)).toEqual({
    ...blankCampaign,
    title: 'New',
    body: 'Look',
    related: 'product|7',
    href: '/product/fox/',
  });
});

it('leaves out a subject of another form, and too much of a text', () => {
  const query = new URLSearchParams({ title: 'x'.repeat(500), related: '7|product|' });
  expect(prefilledCampaign(query)).toEqual({ ...blankCampaign, title: 'x'.repeat(120) });
});
