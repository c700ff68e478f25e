import type { StoreBeta } from '@omnis/models';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageEditor } from './page-editor.tsx';
import { block, pageOf } from './testing/page.ts';

const open = (betas?: readonly StoreBeta[]): void =>
  void render(
    <PageEditor
      page={pageOf([block('comparePictures', 'compared'), block('text', 'words')])}
      plan="pro"
      betas={betas}
      canvasOrigin="http://demo.preview.localhost:3000"
      canvasUrl="http://demo.preview.localhost:3000/about/"
      onSave={async (page) => ({ ok: true, page })}
    />,
  );
const list = (): HTMLElement => screen.getByRole('navigation', { name: 'Blocks of this page' });

describe('platform.md §3 Project: betas', () => {
  const offered = async (): Promise<string[]> => {
    fireEvent.click(screen.getByRole('button', { name: 'Add block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add block' });
    return within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent ?? '');
  };
  const duplicates = async (title: string): Promise<boolean> => {
    fireEvent.click(within(list()).getByRole('button', { name: `More for ${title}` }));
    const item = await screen.findByRole('menuitem', { name: 'Duplicate' });
    return item.getAttribute('aria-disabled') !== 'true' && !item.hasAttribute('disabled');
  };

  it('E4 a store that has one is offered its block, marked as beta, and may copy it', async () => {
    open(['compare-pictures']);
    expect(await duplicates('Compare pictures')).toBe(true);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    const found = await offered();
    expect(found.filter((name) => name.startsWith('Compare pictures'))).toEqual([
      'Compare picturesBetaA before and an after image, with a slider between them.',
    ]);
    expect(found.filter((name) => name.includes('Beta'))).toHaveLength(1);
  });

  it('E4 another store edits the block that is there, and is offered no further one', async () => {
    open();
    fireEvent.click(within(list()).getByRole('button', { name: /^Compare pictures/ }));
    expect(screen.getByLabelText('Label of the before image')).toBeTruthy();
    expect(await duplicates('Compare pictures')).toBe(false);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect((await offered()).filter((name) => name.startsWith('Compare'))).toEqual([]);
  });
});
