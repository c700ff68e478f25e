import { act, cleanup } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { helpEarly } from '../start/help-early.ts';
import { recordEarly } from './record-early.ts';
import { followsLinks, replayEarly } from './replay-early.ts';

const sent = vi.fn();
const pressed = vi.fn();
const chosen = vi.fn();
const entered = vi.fn();
const judged = vi.fn();

function Page(): ReactElement {
  const [text, setText] = useState('');
  const [size, setSize] = useState('');
  const [news, setNews] = useState(false);
  return (
    <div>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent({ text, size, news });
        }}
      >
        <input
          name="text"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() =>
            setText((now) => {
              judged(now);
              return now;
            })
          }
        />
        {['M', 'L'].map((each) => (
          <input
            key={each}
            type="radio"
            name="size"
            value={each}
            checked={size === each}
            onChange={() => setSize(each)}
          />
        ))}
        <input type="checkbox" name="news" checked={news} onChange={() => setNews(!news)} />
        <input type="file" onChange={(event) => chosen(event.currentTarget.files?.[0]?.name)} />
        <button type="submit">Send</button>
      </form>
      <button type="button" onClick={() => pressed({ size })} onPointerEnter={entered}>
        Add
      </button>
      <section className="block-slideshow">
        <p>Slide</p>
        <button type="button" onClick={() => pressed('the one before')} />
        <button type="button" className="dot" />
        <button type="button" className="dot" />
        <button type="button" onClick={() => pressed('the next')} />
      </section>
      <a href="@help">Help</a>
      <a href="/navy/">Navy</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
    </div>
  );
}

let place: HTMLElement;
let root: Root | undefined;
let stop: () => void;
recordEarly();
helpEarly({ patience: 6000, mostMessages: 20, swipe: 40 });
// jsdom moves nothing.
Object.assign(Element.prototype, { animate: () => ({ cancel: () => undefined }) });

const find = (selector: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const input = (selector: string): HTMLInputElement => {
  const found = find(selector);
  if (!(found instanceof HTMLInputElement)) throw new Error(`${selector} is no field`);
  return found;
};
const hydrate = (): Promise<void> =>
  act(async () => {
    root = hydrateRoot(place, <Page />);
  });
const replay = (milliseconds = 1000): Promise<void> =>
  act(async () => {
    stop = replayEarly();
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const live = async (): Promise<void> => {
  await hydrate();
  await replay();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page />);
});
afterEach(() => {
  stop();
  act(() => root?.unmount());
  cleanup();
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A finger, or a mouse, that goes over an element. */
function drag(element: Element, [across, down]: readonly [number, number], pointerType = 'touch'): void {
  const common = { bubbles: true, pointerType };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...common, clientX: 200, clientY: 100 }));
  element.dispatchEvent(
    new PointerEvent('pointerup', { ...common, clientX: 200 + across, clientY: 100 + down }),
  );
}

describe('RD6 an act before the page is alive', () => {
  it.each([
    [[-60, 10], 'the next'],
    [[60, -10], 'the one before'],
  ] as const)('a swipe by %s pixels over a slideshow shows %s', async (way, said) => {
    drag(find('section p'), way);
    await live();
    expect(pressed).toHaveBeenCalledExactlyOnceWith(said);
  });

  it('is no swipe where it is short, leads down, is a mouse’s or goes over something else', async () => {
    drag(find('section p'), [-39, 0]);
    drag(find('section p'), [-60, 61]);
    drag(find('section p'), [-60, 0], 'mouse');
    drag(find('form'), [-60, 0]);
    await live();
    // It knows swipes itself by now.
    drag(find('section p'), [-60, 0]);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is repeated in its order: a size, then the button', async () => {
    input('[value=L]').click();
    find('[type=button]').click();
    expect(pressed).not.toHaveBeenCalled();
    await live();
    expect(pressed).toHaveBeenCalledExactlyOnceWith({ size: 'L' });
    expect(input('[value=L]').checked).toBe(true);
  });

  it('comes before a press on what is alive by then', async () => {
    input('[value=L]').click();
    await hydrate();
    find('[type=button]').click();
    expect(pressed).not.toHaveBeenCalled();
    await replay();
    expect(pressed).toHaveBeenCalledExactlyOnceWith({ size: 'L' });
  });

  it('holds nothing up for longer than a second where its part stays dead', async () => {
    const dead = place.parentElement?.appendChild(document.createElement('button'));
    dead?.click();
    await hydrate();
    find('[type=button]').click();
    await replay(900);
    expect(pressed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(pressed).toHaveBeenCalledOnce();
    dead?.remove();
    await vi.advanceTimersByTimeAsync(100);
    expect(window.omnisEarly?.acts).toEqual([]);
  });

  it('is given up for what was chosen instead, before or after', async () => {
    input('[value=L]').click();
    input('[value=M]').click();
    input('[value=L]').click();
    await hydrate();
    input('[value=M]').click();
    await replay();
    expect(input('[value=M]').checked).toBe(true);
    await act(async () => find('[type=button]').click());
    expect(pressed).toHaveBeenCalledExactlyOnceWith({ size: 'M' });
  });

  it('is known to a field before it is left, which judges what stands in it', async () => {
    const field = input('[name=text]');
    field.value = 'Ada';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await hydrate();
    stop = replayEarly();
    expect(window.omnisEarly?.acts).toHaveLength(1);
    act(() => void field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(window.omnisEarly?.acts).toHaveLength(0);
    expect(judged).toHaveBeenCalledExactlyOnceWith('Ada');
  });

  it('keeps what was typed and ticked, and sends the form by script alone', async () => {
    const field = input('[name=text]');
    field.value = 'Ada';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    input('[name=news]').click();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    await live();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ text: 'Ada', size: '', news: true });
    expect(field.value).toBe('Ada');
  });

  it('tells of a file that was chosen, which stays chosen', async () => {
    const field = input('[type=file]');
    const cleared = vi.fn();
    Object.defineProperty(field, 'files', { value: [new File(['x'], 'fox.svg')] });
    Object.defineProperty(field, 'value', { get: () => 'C:\\fakepath\\fox.svg', set: cleared });
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await live();
    expect(chosen).toHaveBeenCalledExactlyOnceWith('fox.svg');
    expect(cleared).not.toHaveBeenCalled();
  });

  it('is not repeated where the page was alive', async () => {
    await live();
    await act(async () => {
      find('[type=button]').click();
      await vi.advanceTimersByTimeAsync(1000);
    });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is repeated where React stopped it in a part that it had not finished', async () => {
    await live();
    // As React does where it could not finish the part for the event.
    const stopsOnce = (event: Event): void => event.stopPropagation();
    document.addEventListener('click', stopsOnce, { capture: true, once: true });
    find('button[type=button]').click();
    expect(pressed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(pressed).toHaveBeenCalledExactlyOnceWith({ size: '' });
  });

  it('is not lost where it is stopped again when it is repeated', async () => {
    await live();
    let left = 3;
    const stops = (event: Event): void => {
      if (left > 0) event.stopPropagation();
      left -= 1;
    };
    document.addEventListener('click', stops, true);
    find('button[type=button]').click();
    await vi.advanceTimersByTimeAsync(1000);
    document.removeEventListener('click', stops, true);
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('leaves forms with an address to the browser', () => {
    place.innerHTML = '<form action="/search/"><input name="q"></form>';
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    find('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(false);
    expect(window.omnisEarly?.acts).toEqual([]);
  });

  it('is forgotten when its part of the page is gone', async () => {
    find('[type=button]').click();
    place.innerHTML = renderToString(<Page />);
    await live();
    expect(pressed).not.toHaveBeenCalled();
    expect(window.omnisEarly?.acts).toEqual([]);
  });

  it('is an action of a link, once the app follows links', async () => {
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    document.addEventListener('click', followed);
    find('a').click();
    await live();
    expect(followed).not.toHaveBeenCalled();
    followsLinks();
    await replay(100);
    expect(followed).toHaveBeenCalledOnce();
    find('a').click();
    expect(followed).toHaveBeenCalledTimes(2);
    // React stops it where the part around is not alive yet.
    const hold = (event: Event): void => event.stopPropagation();
    document.addEventListener('click', hold, { capture: true });
    const again = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('a').dispatchEvent(again);
    expect(again.defaultPrevented).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    document.removeEventListener('click', hold, { capture: true });
    expect(followed).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(followed).toHaveBeenCalledTimes(3);
    document.removeEventListener('click', followed);
    delete window.omnisEarly?.followsLinks;
  });

  it('is felt: a button that was pressed shows it until it is answered', async () => {
    const cancel = vi.fn<() => void>();
    const animate = vi.fn<() => object>(() => ({ cancel }));
    Object.assign(find('[type=button]'), { animate });
    find('[type=button]').click();
    find('[type=button]').click();
    expect(animate).toHaveBeenCalledOnce();
    expect(cancel).not.toHaveBeenCalled();
    await live();
    expect(pressed).toHaveBeenCalledOnce();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('lets a link of the shop wait for it, and no other', async () => {
    const followed = vi.fn<() => void>();
    const follow = (event: Event): void => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      followed();
    };
    document.addEventListener('click', follow);
    find('[href="/navy/"]').click();
    expect(followed).toHaveBeenCalledTimes(1);
    input('[value=L]').click();
    followed.mockClear();
    find('[href="https://elsewhere.example/"]').click();
    expect(followed).toHaveBeenCalledTimes(1);
    find('[href="/navy/"]').click();
    expect(followed).toHaveBeenCalledTimes(1);
    await live();
    expect(input('[value=L]').checked).toBe(true);
    followed.mockClear();
    followsLinks();
    await replay(100);
    expect(followed).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', follow);
    delete window.omnisEarly?.followsLinks;
  });

  it.each([true, false])(
    'is a pointer that rests on something, where there are pointers (%s)',
    async (hovers) => {
      vi.stubGlobal('matchMedia', () => ({ matches: hovers }));
      vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
        place.querySelectorAll(selector === ':hover' ? 'div > [type=button]' : selector),
      );
      await replay(200);
      expect(entered).not.toHaveBeenCalled();
      await hydrate();
      await act(() => vi.advanceTimersByTimeAsync(100));
      expect(entered).toHaveBeenCalledTimes(hovers ? 1 : 0);
    },
  );

  it('needs nothing from outside: it is written into the page as text', () => {
    for (const text of [String(recordEarly), String(helpEarly)])
      expect(text).not.toMatch(/import|__vi|_\d+__/);
  });
});
