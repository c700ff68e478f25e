import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement } from '../../testing/render-page.tsx';

const show = (block: object): HTMLElement =>
  render(<PageView page={{ blocks: [block] }} environment={testEnvironment()} />).container;
const server = (block: object): HTMLElement => pageElement([block]);

describe('B20 text block', () => {
  it('B20 shows all of it without scripts, and folds what is too high', async () => {
    const block = { type: 'textBlock', properties: { html: '<p>long</p>', truncateHeight: 100 } };
    expect(server(block).querySelector('[data-folded]')).toBeNull();
    const height = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(400);
    const container = show(block);
    const button = await screen.findByRole('button', { name: 'Read more' });
    expect(container.querySelector('[data-folded]')).not.toBeNull();
    fireEvent.click(button);
    expect(container.querySelector('[data-folded]')).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    height.mockReturnValue(110);
    expect(show(block).querySelector('[data-folded]')).toBeNull();
    height.mockRestore();
  });

  it('B20 shows plain text letter for letter, whatever signs are in it', () => {
    const typed = 'Sizes <M & >XL';
    const text = server({
      type: 'textBlock',
      properties: { title: typed, subTitle: typed, paragraphs: [typed] },
    });
    const shown = ['h1', '.sub-title', '.prose p'].map((one) => text.querySelector(one)?.textContent);
    expect(shown).toEqual([typed, typed, typed]);
  });

  it('B20 has title, sub-title, HTML and plain paragraphs', () => {
    const text = server({
      type: 'textBlock',
      properties: { title: 'T', subTitle: 'S', html: '<p>H</p>', paragraphs: ['<b>P</b>', 4] },
    });
    expect(text.querySelector('.heading')?.textContent).toBe('T');
    expect(text.textContent).toBe('TSH<b>P</b>');
  });

  it('B20 is the page’s heading when it leads', () => {
    const page = pageElement([
      { type: 'textBlock', properties: { title: 'First' } },
      { type: 'textBlock', properties: { title: 'Second' } },
    ]);
    expect(page.querySelector('h1')?.textContent).toBe('First');
    expect(page.querySelector('h2')?.textContent).toBe('Second');
  });
});
