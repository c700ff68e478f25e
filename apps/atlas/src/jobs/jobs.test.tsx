import type { JobFigures, StaffJob } from '@omnis/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { answering, button, find, openAtlas } from '../testing/open-atlas.tsx';

vi.setConfig({ testTimeout: 30_000 });

const mail: StaffJob = {
  id: '0190a3c2-1f6e-7c11-9a53-6d1d1f6b0001',
  kind: 'mail.send',
  title: 'Send an email',
  state: 'failed',
  store: { division: 20, name: 'Fieldnotes' },
  subject: 'mail 12',
  tries: 1,
  mostTries: 1,
  reason: '550 (address hidden): user unknown',
  isPermanent: true,
  requestId: 'req-7',
  createdAt: '2026-11-20T09:00:00Z',
  at: '2026-11-20T09:00:01Z',
};
const release: StaffJob = {
  ...mail,
  id: '0190a3c2-1f6e-7c11-9a53-6d1d1f6b0002',
  kind: 'checkout.cancel',
  title: 'Release an authorised card',
  store: null,
  subject: '',
  reason: 'The processor did not answer',
  isPermanent: false,
  requestId: '',
};
const kinds: JobFigures[] = [
  {
    kind: 'mail.send',
    title: 'Send an email',
    waiting: 3,
    later: 1,
    running: 2,
    failed: 1,
    oldestSeconds: 754,
  },
  {
    kind: 'imports.read',
    title: 'Read an import file',
    waiting: 0,
    later: 0,
    running: 0,
    failed: 0,
    oldestSeconds: null,
  },
];
const workers = [{ host: 'web-1', pid: 41, startedAt: mail.createdAt, seenAt: mail.createdAt }];

function server(
  given: { items?: readonly StaffJob[]; workers?: typeof workers; permissions?: string[] } = {},
) {
  const items = given.items ?? [mail, release];
  return answering(given.permissions ?? ['jobs.manage'], {
    '/atlas/jobs/': () => Response.json({ items, total: items.length, page: 1, perPage: 50 }),
    '/atlas/jobs/figures/': () => Response.json({ kinds, workers: given.workers ?? workers }),
    '/atlas/jobs/retry/': ({ body }) => Response.json({ done: Reflect.get(Object(body), 'ids') }),
    '/atlas/jobs/discard/': () => Response.json({ done: [mail.id] }),
  });
}
const asked = ({ sent }: ReturnType<typeof server>) =>
  sent.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.pathname, body]);

beforeAll(async () => {
  await Promise.all([import('../shell/shell-route.tsx'), import('./jobs-route.tsx')]);
  window.scrollTo = vi.fn<() => void>();
}, 60_000);
afterEach(cleanup);

describe('jobs', () => {
  it('shows why each job failed, how much waits for how long, and who runs jobs', async () => {
    openAtlas('/jobs/', server());
    expect(await find('550 (address hidden): user unknown')).toBeTruthy();
    expect(screen.getByText('Retrying is unlikely to help')).toBeTruthy();
    expect(screen.getByText('Request req-7')).toBeTruthy();
    expect(screen.getByText('Fieldnotes')).toBeTruthy();
    expect(screen.getByText('Platform')).toBeTruthy();
    expect(screen.getByText('12 min')).toBeTruthy();
    expect(screen.getByText('Run by web-1 (41)')).toBeTruthy();
    expect(screen.queryByText('No process is running jobs')).toBeNull();
  });

  it('warns when no process runs jobs', async () => {
    openAtlas('/jobs/', server({ workers: [] }));
    expect(await find('No process is running jobs')).toBeTruthy();
  });

  it('retries one job, and a selection', async () => {
    const { server: fake } = openAtlas('/jobs/', server());
    await find('550 (address hidden): user unknown');
    fireEvent.click(screen.getByLabelText('Retry Send an email mail 12'));
    await find('1 job queued for retry');
    for (const name of ['Select Send an email mail 12', /^Select Release an authorised card/])
      fireEvent.click(screen.getByLabelText(name));
    fireEvent.click(button('Retry 2 jobs'));
    await find('2 jobs queued for retry');
    expect(asked(fake)).toEqual([
      ['/omnis/v3/atlas/jobs/retry/', { ids: [mail.id] }],
      ['/omnis/v3/atlas/jobs/retry/', { ids: [mail.id, release.id] }],
    ]);
  });

  it('asks before it discards, and says what had changed meanwhile', async () => {
    const { server: fake } = openAtlas('/jobs/', server());
    await find('550 (address hidden): user unknown');
    for (const name of ['Select Send an email mail 12', /^Select Release an authorised card/])
      fireEvent.click(screen.getByLabelText(name));
    fireEvent.click(button('Discard 2 jobs…'));
    await find('Discard 2 jobs?');
    expect(asked(fake)).toEqual([]);
    fireEvent.click(button('Discard jobs'));
    await find('1 job discarded. 1 job had already changed.');
    expect(asked(fake)).toEqual([['/omnis/v3/atlas/jobs/discard/', { ids: [mail.id, release.id] }]]);
  });

  it('asks for the state, kind, store and page that its address names', async () => {
    const { server: fake } = openAtlas(
      '/jobs/?state=retrying&kind=mail.send&store=20&page=3',
      server({ items: [{ ...mail, state: 'retrying' }] }),
    );
    await find('Show every store, not only Fieldnotes');
    await waitFor(() => {
      const lists = fake.sent.filter(({ url }) => url.pathname.endsWith('/atlas/jobs/'));
      expect(Object.fromEntries(lists[0]?.url.searchParams ?? [])).toEqual({
        page: '3',
        perPage: '50',
        state: 'retrying',
        kind: 'mail.send',
        store: '20',
      });
    });
    // A job that waits for another try is not discarded.
    expect(screen.queryByText('Discard…')).toBeNull();
  });

  it('is offered only to those who manage jobs', async () => {
    openAtlas('/stores/', server({ permissions: ['stores.review'] }));
    await find('Requests');
    expect(screen.queryByText('Jobs')).toBeNull();
  });
});
