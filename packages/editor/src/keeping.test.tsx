import type { Page } from '@omnis/models';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { HistoryVersion } from './history/page-history.ts';
import { PageEditor, type PageEditorProps } from './page-editor.tsx';
import type { PagePublishing, PageStatus } from './publishing/page-publishing.ts';
import type { SaveAnswer } from './save/save-answer.ts';
import { block, pageOf } from './testing/page.ts';

const origin = 'http://demo.preview.localhost:3000';
const shopPage = (words = 'Hello'): Page =>
  pageOf([
    block('slideshow', 'show', { items: [block('slide', 's1', { properties: { title: 'Autumn' } })] }),
    block('text', 'words', { properties: { text: words } }),
  ]);
const accept = async (page: Page): Promise<SaveAnswer> => ({ ok: true, page: { ...page, version: 4 } });

function open(own: Partial<PageEditorProps> = {}) {
  const onSave = vi.fn<PageEditorProps['onSave']>(own.onSave ?? accept);
  const view = render(
    <PageEditor
      page={shopPage()}
      plan="pro"
      canvasOrigin={origin}
      canvasUrl={`${origin}/about/`}
      {...own}
      onSave={onSave}
    />,
  );
  return { ...view, onSave };
}

const list = (): HTMLElement => screen.getByRole('navigation', { name: 'Blocks of this page' });
const choose = (name: RegExp): void => void fireEvent.click(within(list()).getByRole('button', { name }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));

describe('E16 merging', () => {
  const conflict: SaveAnswer = { ok: false, status: 409, message: '', errors: [] };
  const newest = (change: (page: Page) => Page) => async () => ({
    page: { ...change(shopPage()), version: 9 },
    savedBy: 'Nell',
  });

  it('E16 keeps what both did, shows it, and saves over the newest version', async () => {
    const answers = [async () => conflict, accept];
    const { onSave } = open({
      onSave: (page) => (answers.shift() ?? accept)(page),
      onFetchNewest: newest(() => shopPage('From Nell')),
    });
    choose(/^Slide Autumn/);
    type('Title', 'Mine');
    press(/^Save/);
    expect(await screen.findByText('Nell saved this page meanwhile.')).toBeDefined();
    expect(screen.getByText('Plain text “From Nell” changed')).toBeDefined();
    expect(list().textContent).toContain('From Nell');
    expect(list().textContent).toContain('Mine');
    // Undoing takes back the own change alone.
    press('Undo: Your changes');
    expect(list().textContent).toContain('From Nell');
    expect(list().textContent).not.toContain('Mine');
    press('Redo: Your changes');
    await screen.findByText('Not saved');
    press(/^Save/);
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    expect(onSave.mock.calls[1]?.[0]).toMatchObject({ version: 9 });
  });

  it('E16 asks where both changed the same, and takes the choice', async () => {
    open({ onSave: async () => conflict, onFetchNewest: newest(() => shopPage('From Nell')) });
    choose(/^Plain text Hello/);
    type('Text', 'Mine');
    press(/^Save/);
    const dialog = await screen.findByRole('dialog', { name: 'You both changed the same thing' });
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Theirs: From Nell' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep these' }));
    await waitFor(() => expect(list().textContent).toContain('From Nell'));
    expect(await screen.findByText('Saved')).toBeDefined();
  });
});

describe('E14 publishing', () => {
  const status: PageStatus = {
    published: true,
    hasDraft: true,
    publishAt: null,
    unpublishAt: { at: '2026-12-24T09:00:00Z', problem: null },
    timeZone: 'Europe/London',
  };
  const publishing = (): PagePublishing => ({
    status,
    onPublish: vi.fn<PagePublishing['onPublish']>(async () => ({
      ok: true,
      page: { ...shopPage(), version: 6 },
    })),
    onUnpublish: vi.fn<PagePublishing['onUnpublish']>(),
    onSchedule: vi.fn<PagePublishing['onSchedule']>(),
    onCancelSchedule: vi.fn<PagePublishing['onCancelSchedule']>(async () => ({ ok: true, page: shopPage() })),
    onDiscardDraft: vi.fn<PagePublishing['onDiscardDraft']>(async () => ({
      ok: true,
      page: { ...shopPage('Live words'), version: 7 },
    })),
  });

  it('E14 saves what is unsaved before it publishes, and shows how the page stands', async () => {
    const draft = publishing();
    const { onSave } = open({ publishing: draft });
    expect(screen.getByText('Unpublished changes')).toBeDefined();
    choose(/^Plain text Hello/);
    type('Text', 'Changed');
    press('Publish');
    await waitFor(() => expect(draft.onPublish).toHaveBeenCalledWith(4));
    expect(onSave).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('switch', { name: 'Published' })).toBeNull();
  });

  const faulty = (): Page =>
    pageOf([
      block('slideshow', 'show', {
        items: [block('slide', 's1', { properties: { actions: [{ text: '', href: '/' }] } })],
      }),
    ]);
  const openSchedule = async (): Promise<HTMLElement> => {
    press('More actions for this page');
    fireEvent.click(await screen.findByRole('menuitem', { name: /^Schedule/ }));
    return screen.findByRole('dialog');
  };
  const plan = (dialog: HTMLElement, day: string): void => {
    fireEvent.change(within(dialog).getByLabelText('Date'), { target: { value: day } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  };

  it('E14 checks a page without unsaved changes before it publishes or schedules it', async () => {
    const draft = publishing();
    open({ page: faulty(), publishing: draft });
    press('Publish');
    expect(screen.getByText('Page failed validation')).toBeDefined();
    plan(await openSchedule(), '2999-01-01');
    // The faults are not hidden behind the dialog.
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(draft.onPublish).not.toHaveBeenCalled();
    expect(draft.onSchedule).not.toHaveBeenCalled();
  });

  it('E14 takes no schedule in the past', async () => {
    const draft = publishing();
    open({ publishing: draft });
    const dialog = await openSchedule();
    plan(dialog, '2001-01-01');
    expect(within(dialog).getByText('Choose a time in the future')).toBeDefined();
    expect(draft.onSchedule).not.toHaveBeenCalled();
  });

  it('E14 publishes again when publishing failed', async () => {
    const failed: SaveAnswer = { ok: false, status: 500, message: '', errors: [] };
    const onPublish = vi.fn<PagePublishing['onPublish']>(async () => failed);
    open({ publishing: { ...publishing(), onPublish } });
    press('Publish');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(onPublish).toHaveBeenCalledTimes(2));
  });

  it('E14 says when the page goes off the shop, by the store’s clock, and cancels it', async () => {
    const draft = publishing();
    open({ publishing: draft });
    expect(screen.getByText(/^Goes off the shop on 24 Dec 2026, 09:00/)).toBeDefined();
    press('Cancel schedule');
    await waitFor(() => expect(draft.onCancelSchedule).toHaveBeenCalledWith('unpublish'));
  });

  it('E14 asks before the draft is discarded; undoing brings it back', async () => {
    const draft = publishing();
    open({ publishing: draft });
    press('More actions for this page');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Discard draft' }));
    const ask = await screen.findByRole('dialog', { name: 'Discard the draft?' });
    fireEvent.click(within(ask).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(list().textContent).toContain('Live words'));
    expect(await screen.findByText('Saved')).toBeDefined();
    press('Undo: Discard draft');
    expect(list().textContent).toContain('Hello');
    expect(screen.getByText('Not saved')).toBeDefined();
  });
});

describe('E15 history', () => {
  const version = (number: number, more: Partial<HistoryVersion> = {}): HistoryVersion => ({
    version: number,
    kind: 'draft',
    at: '2026-11-24T10:05:00Z',
    by: 'Nell',
    changes: { blocks: [], settings: ['url'], total: 0 },
    ...more,
  });

  it('E15 lists versions by part, compares one, and restores it as a step', async () => {
    const onList = vi.fn(async (cursor: string | null) =>
      cursor === null
        ? { items: [version(3)], next: '3' }
        : { items: [version(2, { at: '2026-11-20T08:00:00Z' })], next: null },
    );
    open({ history: { onList, onOpen: async () => shopPage('Last week') } });
    press('More actions for this page');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
    const drawer = await screen.findByRole('dialog', { name: 'Version history' });
    fireEvent.click(await within(drawer).findByRole('button', { name: 'Show older versions' }));
    fireEvent.click(await within(drawer).findByRole('button', { name: /^Compare the version from 20 Nov/ }));
    const compared = await screen.findByRole('dialog', { name: /^Version from 20 Nov/ });
    expect(within(compared).getByRole('row', { name: 'Text Last week Hello' })).toBeDefined();
    fireEvent.click(within(compared).getByRole('button', { name: 'Restore version' }));
    await waitFor(() => expect(list().textContent).toContain('Last week'));
    press('Undo: Restore version');
    expect(list().textContent).toContain('Hello');
  });

  it('E15 keeps the present address when a version with another one is restored, and says so', async () => {
    const onSave = vi.fn<PageEditorProps['onSave']>(accept);
    const onList = async () => ({ items: [version(3)], next: null });
    open({ onSave, history: { onList, onOpen: async () => ({ ...shopPage('Last week'), url: '/old/' }) } });
    press('More actions for this page');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Compare the version/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Restore version' }));
    expect(await screen.findByText(/the page keeps its address \/about\//)).toBeDefined();
    press(/^Save/);
    await waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0]).toMatchObject({ url: '/about/' });
  });

  it('E15 says that the history could not be read, and tries again', async () => {
    const onList = vi
      .fn<() => Promise<{ items: HistoryVersion[]; next: null }>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ items: [], next: null });
    open({ history: { onList, onOpen: async () => shopPage() } });
    press('More actions for this page');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^No versions yet/)).toBeDefined();
  });
});
