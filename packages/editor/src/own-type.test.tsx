import { registerBlockType } from '@omnis/blocks';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PageEditor } from './page-editor.tsx';
import type { SaveAnswer } from './save/save-answer.ts';
import { block, pageOf } from './testing/page.ts';
import type { Page } from '@omnis/models';

registerBlockType({
  name: 'acmeDivider',
  title: 'Divider',
  description: 'A quiet line.',
  category: 'Acme',
  size: 12,
  minSize: 3,
  defaults: {},
  fields: [],
  compatibility: new Set(['store']),
  component: () => <hr />,
});

describe('E4 a type of another team', () => {
  const open = (): ReturnType<typeof vi.fn<(page: Page) => Promise<SaveAnswer>>> => {
    const onSave = vi.fn(async (page: Page): Promise<SaveAnswer> => ({ ok: true, page }));
    render(
      <PageEditor
        page={pageOf([block('row', 'row')])}
        plan="pro"
        canvasOrigin="http://demo.preview.localhost:3000"
        canvasUrl="http://demo.preview.localhost:3000/about/"
        onSave={onSave}
      />,
    );
    return onSave;
  };
  const pick = async (opener: HTMLElement): Promise<void> => {
    fireEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: /Add/ });
    const group = within(dialog).getByRole('region', { name: 'Acme' });
    fireEvent.click(within(group).getByRole('button', { name: /Divider/ }));
  };

  it('E4 is offered under a group of its own, and added to the page', async () => {
    const onSave = open();
    await pick(screen.getByRole('button', { name: 'Add block' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(onSave).toHaveBeenCalled());
    expect(onSave.mock.calls[0]?.[0].blocks.map(({ type }) => type)).toEqual(['row', 'acmeDivider']);
  });
});
