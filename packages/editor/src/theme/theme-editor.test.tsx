import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ThemeEditor } from './theme-editor.tsx';
import type { ThemeEditorProps } from './theme-editor-props.ts';

const open = (more: Partial<ThemeEditorProps> = {}) => {
  const onSave = vi.fn<ThemeEditorProps['onSave']>(more.onSave ?? (async () => ({ ok: true })));
  render(
    <ThemeEditor
      shop="Harbour Goods"
      look={{ theme: 'base', values: {}, dark: {} }}
      isDraft={false}
      {...more}
      onSave={onSave}
    />,
  );
  return { onSave };
};
const state = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
const brand = (): HTMLElement => screen.getByRole('group', { name: 'The brand colour' });
const paint = (colour: string): void =>
  void fireEvent.change(
    within(brand()).getByLabelText('The brand colour', { selector: 'input[type=text], input:not([type])' }),
    {
      target: { value: colour },
    },
  );

describe('ThemeEditor', () => {
  it('TE2 TE4 marks a changed value, saves the whole look, and resets it', async () => {
    const { onSave } = open();
    paint('#7a1f3d');
    expect(state()).toBe('Not saved');
    expect(within(brand()).getByText('Changed')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(state()).toBe('Published'));
    expect(onSave).toHaveBeenCalledWith({
      theme: 'base',
      values: { 'primary.color': '#7a1f3d' },
      dark: {},
    });
    fireEvent.click(within(brand()).getByRole('button', { name: 'Reset The brand colour' }));
    expect(within(brand()).queryByText('Changed')).toBeNull();
  });

  it('TE3 undoes by the button and by the keyboard', () => {
    open();
    paint('#7a1f3d');
    fireEvent.click(screen.getByRole('button', { name: 'Undo: The brand colour' }));
    expect(within(brand()).queryByText('Changed')).toBeNull();
    fireEvent.keyDown(window, { key: 'z', ctrlKey: true, shiftKey: true });
    expect(within(brand()).getByText('Changed')).toBeTruthy();
  });

  it('TE4 saves once while the keys are held, and never two at a time', async () => {
    const answers: (() => void)[] = [];
    const { onSave } = open({
      onSave: () => new Promise((resolve) => void answers.push(() => resolve({ ok: true }))),
    });
    paint('#7a1f3d');
    for (const repeat of [false, true, true]) fireEvent.keyDown(window, { key: 's', ctrlKey: true, repeat });
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.();
    await waitFor(() => expect(state()).toBe('Published'));
    expect(onSave).toHaveBeenCalledTimes(1);
  });

  it('TE4 asks before the version of somebody else takes the place of unsaved changes', async () => {
    const onReload = vi.fn<() => void>();
    open({ onReload, onSave: async () => ({ ok: false, message: 'Changed since', conflict: true }) });
    paint('#7a1f3d');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Load their version' }));
    const ask = await screen.findByRole('dialog', { name: 'Load their version?' });
    expect(onReload).not.toHaveBeenCalled();
    fireEvent.click(within(ask).getByRole('button', { name: 'Load their version' }));
    expect(onReload).toHaveBeenCalledOnce();
  });

  it('TE1 finds a value by its words and by its name, and says when there is none', () => {
    open();
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'button.radius' } });
    expect(screen.getByRole('group', { name: 'Corners of all buttons' })).toBeTruthy();
    fireEvent.change(search, { target: { value: 'zebra' } });
    expect(screen.getByText('No value matches “zebra”. Try another word.')).toBeTruthy();
  });

  it('TE6 warns of text that cannot be read, and repairs it by one press', () => {
    open({ look: { theme: 'base', values: { 'text.color': '#bbbbbb' }, dark: { 'text.color': '#edf0e8' } } });
    const contrast = screen.getByRole('region', { name: 'Contrast' });
    const before = within(contrast).getAllByRole('listitem').length;
    const [repair] = within(contrast).getAllByRole('button', { name: /^Use #/ });
    if (!repair) throw new Error('There is no repair');
    fireEvent.click(repair);
    expect(within(contrast).queryAllByRole('listitem').length).toBeLessThan(before);
  });

  it('TE4 names each fault that the owner’s server finds', async () => {
    open({
      onSave: async () => ({
        ok: false,
        message: 'There is no token named “x”',
        errors: [{ field: 'values.x', message: 'There is no token named “x”' }],
      }),
    });
    paint('#7a1f3d');
    fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('values.x: There is no token named “x”')).toBeTruthy();
    expect(state()).toBe('Not saved');
  });

  it('TE10 offers nothing that its owner has no function for', () => {
    open();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryByText('Your fonts')).toBeNull();
    expect(document.querySelector('iframe')).toBeNull();
  });
});
