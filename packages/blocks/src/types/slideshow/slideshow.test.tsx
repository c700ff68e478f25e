import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement } from '../../testing/render-page.tsx';
import { slideshowTimes } from './slideshow.limits.ts';
import { slidesReducer } from './use-slides.ts';

const slide = (title: string, more: object = {}) => ({
  type: 'slide',
  uid: title,
  properties: { title, image: `/images/${title}.jpg` },
  ...more,
});
const three = [slide('One'), slide('Two'), slide('Three')];
const environment = testEnvironment();

function show(properties: object = {}, items: readonly object[] = three) {
  const { container } = render(
    <PageView page={{ blocks: [{ type: 'slideshow', properties, items }] }} environment={environment} />,
  );
  return {
    active: () => container.querySelector('.slide[data-active] h1, .slide[data-active] h2')?.textContent,
    pictures: () =>
      Array.from(
        container.querySelectorAll('.slide img'),
        (image) => image.getAttribute('src')?.split('?')[0],
      ),
    show: container.querySelector('section')!,
    container,
  };
}
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('B14 slideshow', () => {
  it('B14 shows a slide for 5000 ms by default and wraps', () => {
    const { active } = show();
    pass(4999);
    expect(active()).toBe('One');
    pass(1);
    expect(active()).toBe('Two');
    pass(5000);
    expect(active()).toBe('Three');
    pass(5000);
    expect(active()).toBe('One');
  });

  it.each([
    ['just now', 100, 4900],
    ['while the first was looked at', 4000, 2000],
    ['long after', 20_000, 2000],
  ])(
    'B14 counts the time that the server’s slide was there, when its code comes %s',
    async (_when, before, left) => {
      const view = (
        <PageView page={{ blocks: [{ type: 'slideshow', items: three }] }} environment={environment} />
      );
      const host = document.createElement('div');
      host.innerHTML = renderToString(view);
      document.body.append(host);
      const active = () => host.querySelector('.slide[data-active] h1, .slide[data-active] h2')?.textContent;
      vi.spyOn(performance, 'now').mockReturnValue(before);
      const root = await act(async () => hydrateRoot(host, view));
      pass(left - 1);
      expect(active()).toBe('One');
      pass(1);
      expect(active()).toBe('Two');
      pass(4999);
      expect(active()).toBe('Two');
      pass(1);
      expect(active()).toBe('Three');
      act(() => root.unmount());
      host.remove();
    },
  );

  it('B14 the timer alone takes 6000 ms, and the next picture 2 s', () => {
    expect(slideshowTimes).toMatchObject({ speed: 5000, interval: 6000, preload: 2000 });
  });

  it('B14 fetches the next picture 2 s before the switch', () => {
    const { pictures } = show({ speed: 7000 });
    pass(4999);
    expect(pictures()).toEqual(['/images/One.jpg']);
    pass(1);
    expect(pictures()).toEqual(['/images/One.jpg', '/images/Two.jpg']);
  });

  it('B14 wraps both ways, and navigation by hand starts the timer anew', () => {
    const { active } = show();
    pass(4000);
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
    expect(active()).toBe('Three');
    pass(4000);
    expect(active()).toBe('Three');
    pass(1000);
    expect(active()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Slide 2 of 3' }));
    expect(active()).toBe('Two');
    expect(screen.getByRole('button', { name: 'Slide 2 of 3' }).getAttribute('aria-current')).toBe('true');
  });

  it('B14 holds under the pointer and with the focus, and goes on after', () => {
    const { active, show: section } = show();
    fireEvent.pointerEnter(section, { pointerType: 'mouse' });
    pass(20_000);
    expect(active()).toBe('One');
    fireEvent.pointerLeave(section);
    pass(5000);
    expect(active()).toBe('Two');
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    pass(20_000);
    expect(active()).toBe('Two');
    act(() => screen.getByRole('button', { name: 'Next slide' }).blur());
    pass(5000);
    expect(active()).toBe('Three');
  });

  it('B14 goes on after a button was pressed by mouse or tap, though it has the focus', () => {
    const { active } = show();
    const next = screen.getByRole('button', { name: 'Next slide' });
    // The browser shows no focus there then.
    vi.spyOn(next, 'matches').mockReturnValue(false);
    act(() => next.focus());
    fireEvent.click(next);
    expect(active()).toBe('Two');
    pass(4999);
    expect(active()).toBe('Two');
    pass(1);
    expect(active()).toBe('Three');
  });

  it('B14 plays when told to, with the focus and the pointer still on the button, until they come anew', () => {
    const { active, show: section } = show();
    fireEvent.pointerEnter(section, { pointerType: 'mouse' });
    act(() => screen.getByRole('button', { name: 'Pause slideshow' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    pass(5000);
    expect(active()).toBe('Two');
    act(() => screen.getByRole('button', { name: 'Next slide' }).focus());
    pass(20_000);
    expect(active()).toBe('Two');
  });

  it('B14 can be paused', () => {
    const { active } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
    pass(20_000);
    expect(active()).toBe('One');
    fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
    pass(5000);
    expect(active()).toBe('Two');
  });

  it('B14 does not move for those who ask for less motion', () => {
    const query = { ...globalThis.matchMedia(''), matches: true };
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue(query);
    const { active } = show();
    pass(20_000);
    expect(active()).toBe('One');
    expect(screen.queryByRole('button', { name: /slideshow/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next slide' }));
    expect(active()).toBe('Two');
  });

  it('B14 can be swiped by touch, not by mouse', () => {
    const { active, show: section } = show();
    const drag = (pointerType: string, from: number, to: number): void => {
      fireEvent.pointerDown(section, { pointerType, clientX: from, clientY: 0 });
      fireEvent.pointerUp(section, { pointerType, clientX: to, clientY: 4 });
    };
    drag('touch', 200, 100);
    expect(active()).toBe('Two');
    drag('touch', 100, 200);
    expect(active()).toBe('One');
    drag('touch', 100, 80);
    drag('mouse', 300, 0);
    expect(active()).toBe('One');
  });

  it('B14 single shows the first slide without controls', () => {
    const { active, container } = show({ mode: 'single' });
    pass(20_000);
    expect(active()).toBe('One');
    expect(container.querySelectorAll('.slide')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('B14 random shows one of them and stays there', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.9);
    const { active, pictures } = show({ mode: 'random' });
    expect(active()).toBe('Three');
    expect(pictures()).toContain('/images/Three.jpg');
    pass(20_000);
    expect(active()).toBe('Three');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('B14 the title of the slide that is shown is the page’s heading, and no other', () => {
    const { container } = show();
    const headings = () => Array.from(container.querySelectorAll('h1'), (each) => each.textContent);
    const first = container.querySelector('img');
    expect(headings()).toEqual(['One']);
    pass(5000);
    expect(headings()).toEqual(['Two']);
    expect(container.querySelector('img'), 'the pictures stay').toBe(first);
    expect(first?.getAttribute('fetchpriority')).toBe('high');
  });

  it('B14 the server sends the first slide shown and the others inert', () => {
    const page = pageElement([{ type: 'slideshow', items: three }]);
    expect(page.querySelectorAll('img')).toHaveLength(1);
    expect(Array.from(page.querySelectorAll('.slide'), (each) => each.hasAttribute('inert'))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('B14 slides without text say what the slideshow says, and take its looks', () => {
    const page = pageElement([
      {
        type: 'slideshow',
        properties: { title: 'Autumn', compact: true, primaryActions: true },
        items: [{ type: 'slide', properties: { actions: [{ text: 'Go', href: '/' }] } }],
      },
    ]);
    expect(page.querySelector('h1')?.textContent).toBe('Autumn');
    expect(page.querySelector('.slide section')?.getAttribute('data-size')).toBe('compact');
    expect(page.querySelector('.action')?.hasAttribute('data-primary')).toBe(true);
  });

  it('B14 with unpublished slides shows the others; with none, nothing', () => {
    const { container } = show({}, [slide('One', { unpublished: true }), slide('Two')]);
    expect(container.querySelectorAll('.slide')).toHaveLength(1);
    expect(pageElement([{ type: 'slideshow', items: [] }]).textContent).toBe('');
  });

  it('B14 the reducer wraps for any number', () => {
    const state = { index: 0, loaded: new Set([0]) };
    expect(slidesReducer(state, { type: 'go', to: -1, count: 3 }).index).toBe(2);
    expect(slidesReducer(state, { type: 'go', to: 7, count: 3 }).index).toBe(1);
    expect(slidesReducer(state, { type: 'go', to: 1, count: 0 })).toBe(state);
  });
});
