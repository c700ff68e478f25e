import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SelectionContext } from '../../page/selection-context.ts';
import { PageView } from '../../page/page-view.tsx';
import { hostileHtml } from '../../rich-text/hostile-html.fixture.ts';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';
import { readFaq } from './expandable.limits.ts';

const server = (properties: object, items: readonly { type: string }[] = []): HTMLElement =>
  pageElement([{ type: 'expandable', properties, items }]);
const opened = (element: HTMLElement): boolean[] =>
  [...element.querySelectorAll('details')].map(({ open }) => open);

describe('B35 expandable (storefront.md §4: open or closed)', () => {
  const listed = [
    { question: 'B', answer: 'b' },
    { question: ' ', answer: 'left out' },
    { question: 'C', answer: '<p>c</p>' },
  ];

  it('shows its own question, then the others, closed', () => {
    const element = server({ question: 'A', answer: '<p>a</p>', questions: listed });
    expect([...element.querySelectorAll('summary')].map((summary) => summary.textContent)).toEqual([
      'A',
      'B',
      'C',
    ]);
    expect(opened(element)).toEqual([false, false, false]);
    expect(element.querySelector('details')?.hasAttribute('name')).toBe(false);
  });

  it('opens the first at the start, and one at a time when told', () => {
    const element = server({ questions: listed, open: true, exclusive: true });
    expect(opened(element)).toEqual([true, false]);
    const names = [...element.querySelectorAll('details')].map((entry) => entry.getAttribute('name'));
    expect(names[0]).not.toBe('');
    expect(new Set(names).size).toBe(1);
  });

  it('holds blocks', () => {
    const element = server({ question: 'A' }, [{ type: 'spacer' }]);
    expect(element.querySelectorAll('.answer > .nested')).toHaveLength(1);
  });

  it('is nothing for shoppers and explained to the owner without a question', () => {
    expect(server({}).querySelector('section')).toBeNull();
    expect(pageHtml([{ type: 'expandable' }], { mode: 'preview' })).toContain('Write a question');
  });

  it('closes on page change, not on a change of the fragment', () => {
    const { container } = render(
      <PageView
        page={{ blocks: [{ type: 'expandable', properties: { question: 'A', answer: 'a', open: true } }] }}
        environment={testEnvironment()}
      />,
    );
    const go = (path: string): void =>
      act(() => {
        history.pushState(null, '', path);
        globalThis.dispatchEvent(new PopStateEvent('popstate'));
      });
    go('#part');
    expect(opened(container)).toEqual([true]);
    go('/elsewhere/');
    expect(opened(container)).toEqual([false]);
    history.pushState(null, '', '/');
  });

  it('shows its answers in the editor while it or a block in it is selected', () => {
    const blocks = [
      {
        type: 'expandable',
        uid: 'faq',
        properties: { question: 'A', questions: listed, exclusive: true },
        items: [{ type: 'text', uid: 'inner', properties: { text: 'T' } }],
      },
    ];
    const environment = testEnvironment({ mode: 'preview' });
    const page = { blocks };
    const view = (uid: string | null) => (
      <SelectionContext value={uid}>
        <PageView page={page} environment={environment} />
      </SelectionContext>
    );
    const { container, rerender } = render(view('inner'));
    expect(opened(container)).toEqual([true, true, true]);
    rerender(view('other'));
    expect(opened(container)).toEqual([false, false, false]);
    rerender(view('faq'));
    expect(opened(container)).toEqual([true, true, true]);
  });

  it.each([
    [{ question: 4, questions: 'x', open: 'yes' }],
    [{ title: 'Older', html: '<p>page</p>', questions: [null, [], { question: {} }] }],
  ])('reads %j', (properties) => {
    expect(server(properties).querySelectorAll('details')).toHaveLength(1);
  });

  it('never runs what an answer holds', () => {
    for (const html of hostileHtml) {
      const shown = server({ question: html, answer: html }).querySelector('.questions');
      expect(shown?.querySelector('script, iframe, object, embed, [onerror], [onload], [style]')).toBeNull();
    }
  });
});

describe('B35 readFaq (storefront.md §2: FAQs, from expandable blocks with question and answer meta)', () => {
  it('has the questions that have an answer', () => {
    expect(
      readFaq({ question: 'A', answer: 'a', questions: [{ question: 'B' }, { title: 'C', html: 'c' }] }),
    ).toEqual([
      { question: 'A', answer: 'a' },
      { question: 'C', answer: 'c' },
    ]);
  });

  it('takes the words of its meta, and none when switched off', () => {
    const meta = { question: 'M', answer: 'm' };
    expect(readFaq({ question: 'A', answer: 'a', meta })).toEqual([meta]);
    expect(readFaq({ question: 'A', answer: 'a', meta: 'x' })).toEqual([{ question: 'A', answer: 'a' }]);
    expect(readFaq({ question: 'A', answer: 'a', faq: false })).toEqual([]);
    expect(readFaq({})).toEqual([]);
  });
});
