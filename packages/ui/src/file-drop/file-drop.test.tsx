import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileDrop } from './file-drop.tsx';
import { fillText, UiTextProvider } from '../text/ui-text.tsx';
import { acceptText, formatBytes, isAccepted, sortFiles } from './file-rules.ts';

const mega = 1024 * 1024;

const file = (name: string, type = '', size = 10): File => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('U21 file rules', () => {
  it.each<[string, string, string, boolean]>([
    ['a.CSV', '', '.csv', true],
    ['a.png', 'image/png', 'image/*', true],
    ['a.png', 'image/png', 'image/jpeg, .png', true],
    ['a.svg', 'image/svg+xml', '.png,.jpg', false],
    ['csv', '', '.csv', false],
    ['a.exe', '', '', true],
  ])('U21 %s (%s) against “%s”: %s', (name, type, accept, expected) => {
    expect(isAccepted({ name, type }, accept)).toBe(expected);
  });

  it('U21 says why a file is not taken', () => {
    const files = [file('a.txt'), file('b.csv', '', 3 * mega), file('c.csv'), file('d.csv')];
    const sorted = sortFiles(
      files,
      { accept: '.csv', maxSize: 2 * mega },
      { say: fillText, locale: 'en-GB' },
    );
    expect(sorted.taken.map((each) => each.name)).toEqual(['c.csv']);
    expect(sorted.rejected.map((each) => each.message)).toEqual([
      'Must upload the following formats: CSV',
      'Must be 2 MB or smaller',
      'Only one file can be uploaded',
    ]);
  });

  it.each([
    ['', ''],
    ['*/*', ''],
    ['.csv', 'CSV'],
    ['image/*', 'Images'],
    ['.png,.jpg', 'PNG or JPG'],
    ['image/png, .png, image/svg+xml', 'PNG or SVG'],
    ['.png, .tar.gz, text/csv', 'PNG, GZ or CSV'],
  ])('U21 says that “%s” takes “%s”', (accept, text) => {
    expect(acceptText(accept, fillText)).toBe(text);
  });

  it('U21 writes sizes as people read them', () => {
    expect(
      [0, 999, 1024, 2.4 * mega, 123.4 * mega, 5000 * 1024 * mega].map((size) => formatBytes(size)),
    ).toEqual(['0 bytes', '999 bytes', '1 kB', '2.4 MB', '123 MB', '5,000 GB']);
    expect(formatBytes(2.4 * mega, 'de')).toBe('2,4 MB');
    expect(formatBytes(20 * mega, 'fr')).toMatch(/^20\sMo$/);
  });

  it('U21 names a limit in the help as in the message of what is too large', () => {
    const show = (locale: string): string => {
      const { container, unmount } = render(
        <UiTextProvider translate={fillText} locale={locale}>
          <FileDrop label="Artwork" accept=".png" maxSize={20 * mega} onFiles={() => undefined} />
        </UiTextProvider>,
      );
      const large = file('a.png', '', 20 * mega + 1);
      fireEvent.change(screen.getByLabelText('Artwork'), { target: { files: [large] } });
      const said = `${container.querySelector('small')?.textContent}; ${screen.getByRole('alert').textContent}`;
      unmount();
      return said.replaceAll(/\s/g, ' ');
    };
    expect(show('en-GB')).toBe('PNG, up to 20 MB; a.png: Must be 20 MB or smaller');
    expect(show('fr')).toBe('PNG, up to 20 Mo; a.png: Must be 20 Mo or smaller');
  });
});

describe('U22 file drop', () => {
  it('U22 says that it is optional', () => {
    render(<FileDrop label="Artwork" optional onFiles={() => undefined} />);
    expect(screen.getByLabelText('Artwork (optional)')).toBeTruthy();
  });

  it('U22 takes files by the input and by dropping', () => {
    const take = vi.fn();
    const { container } = render(<FileDrop label="Product file" accept=".csv" onFiles={take} />);
    fireEvent.change(screen.getByLabelText('Product file'), { target: { files: [file('a.csv')] } });
    const area = container.querySelector('.area');
    if (!area) throw new Error('no area');
    fireEvent.dragOver(area);
    expect(area.hasAttribute('data-over')).toBe(true);
    fireEvent.drop(area, { dataTransfer: { files: [file('b.csv')] } });
    expect(area.hasAttribute('data-over')).toBe(false);
    expect(take.mock.calls.map(([files]) => files[0].name)).toEqual(['a.csv', 'b.csv']);
  });

  it('U22 takes what was chosen before a page of the server came to life', () => {
    const take = vi.fn();
    const element = <FileDrop label="Product file" accept=".csv" onFiles={take} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const [input] = container.getElementsByTagName('input');
    Object.defineProperty(input, 'files', { value: [file('a.csv')] });
    const { unmount } = render(element, { container, hydrate: true });
    expect(take.mock.calls.map(([files]) => files[0].name)).toEqual(['a.csv']);
    unmount();
    container.remove();
  });

  it('U22 goes on saying what it did not take early when the choice is told of once more', () => {
    const element = <FileDrop label="Product file" accept=".csv" onFiles={() => undefined} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const [input] = container.getElementsByTagName('input');
    if (!input) throw new Error('There is no input');
    let files = [file('a.pdf')];
    Object.defineProperty(input, 'files', { get: () => files });
    const { unmount } = render(element, { container, hydrate: true });
    const said = 'a.pdf: Must upload the following formats: CSV';
    expect(screen.getByRole('alert').textContent).toBe(said);
    // As its value is, once taken.
    files = [];
    fireEvent.change(input);
    expect(screen.getByRole('alert').textContent).toBe(said);
    unmount();
    container.remove();
  });

  it('U22 keeps what is chosen in its plain field, and takes it from the same element once it is not plain', () => {
    const take = vi.fn();
    const drop = (plain: boolean) => (
      <FileDrop label="Product file" accept=".csv" multiple plain={plain} name="list" onFiles={take} />
    );
    const { rerender } = render(drop(true));
    const input = screen.getByLabelText('Product file');
    const [table, letter] = [file('a.csv'), file('b.pdf')];
    fireEvent.change(input, { target: { files: [table, letter] } });
    expect(take).not.toHaveBeenCalled();
    rerender(drop(false));
    expect(screen.getByLabelText('Product file')).toBe(input);
    expect(take).toHaveBeenCalledExactlyOnceWith([table]);
    expect(screen.getByRole('alert').textContent).toBe('b.pdf: Must upload the following formats: CSV');
  });

  it('U22 shows a file by the address of its picture, and without a size that is not known', () => {
    render(
      <FileDrop label="File" onFiles={vi.fn()} items={[{ id: 'a', name: 'a.png', picture: '/a.png' }]} />,
    );
    const row = screen.getByText('a.png').closest('li');
    expect(row?.querySelector('img')?.getAttribute('src')).toBe('/a.png');
    expect(row?.textContent.trim()).toBe('a.png');
  });

  it('U22 keeps a row low however tall its picture is, and shows a sign in place of one that is broken', () => {
    const items = [{ id: 'a', name: 'a.png', picture: '/a.png' }];
    render(<FileDrop label="File" onFiles={vi.fn()} items={items} />);
    const row = screen.getByText('a.png').closest('li');
    const picture = row?.querySelector('img');
    if (!picture) throw new Error('There is no picture');
    expect(getComputedStyle(picture).height).toBe('40px');
    fireEvent.error(picture);
    expect(row?.querySelector('img')).toBeNull();
    expect(row?.querySelector(':scope > svg')).not.toBeNull();
  });

  it('U22 says what it does not take, at once and by name', () => {
    const take = vi.fn();
    render(<FileDrop label="Product file" accept=".csv" onFiles={take} />);
    fireEvent.change(screen.getByLabelText('Product file'), { target: { files: [file('a.pdf')] } });
    expect(take).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('a.pdf: Must upload the following formats: CSV');
    expect(screen.getByLabelText('Product file').getAttribute('aria-invalid')).toBe('true');
  });

  it('U22 shows the progress of each file and removes it', () => {
    const remove = vi.fn();
    render(
      <FileDrop
        label="Artwork"
        onFiles={() => undefined}
        onRemove={remove}
        items={[
          { id: 'a', name: 'otter.png', size: 4_200_000, progress: 62 },
          { id: 'b', name: 'sketch.png', size: 10, progress: 5, error: 'Too small' },
        ]}
      />,
    );
    expect(
      screen.getByRole('progressbar', { name: 'Uploading otter.png' }).getAttribute('aria-valuenow'),
    ).toBe('62');
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    // Whoever sent it is elsewhere by the time it fails.
    expect(screen.getByRole('alert').textContent).toBe('Too small');
    fireEvent.click(screen.getByRole('button', { name: 'Remove sketch.png' }));
    expect(remove).toHaveBeenCalledWith('b');
  });

  it('U22 keeps the keyboard near as a file is sent again or taken away', () => {
    function Sheet() {
      const [names, setNames] = useState(['a', 'b', 'c']);
      const [failed, setFailed] = useState('b');
      return (
        <FileDrop
          label="Sheet"
          onFiles={() => undefined}
          onRemove={(id) => setNames(names.filter((name) => name !== id))}
          onRetry={() => setFailed('')}
          items={names.map((name) => ({ id: name, name, ...(name === failed && { error: 'No' }) }))}
        />
      );
    }
    render(<Sheet />);
    const press = (name: string): void => {
      const button = screen.getByRole('button', { name });
      button.focus();
      fireEvent.click(button);
    };
    const button = (name: string) => screen.getByRole('button', { name });
    press('Try b again');
    expect(document.activeElement).toBe(button('Remove b'));
    press('Remove b');
    expect(document.activeElement).toBe(button('Remove c'));
    press('Remove c');
    expect(document.activeElement).toBe(button('Remove a'));
    press('Remove a');
    expect(document.activeElement).toBe(screen.getByLabelText('Sheet'));
  });
});
