import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { BlockProblem } from '../environment/environment.ts';
import { BlockEnvironmentProvider } from '../environment/environment-provider.tsx';
import { testEnvironment } from '../testing/environment.tsx';
import { readAction, readActions } from './action.ts';
import { BlockImage } from './block-image.tsx';
import { BlockLink } from './block-link.tsx';
import { mediaAddress, podWidths } from './picture.ts';
import { Price } from './price.tsx';
import { readRatio } from './ratio.ts';
import { truncateText } from './text.ts';

function link(href: string, own = {}): HTMLElement {
  render(
    <BlockEnvironmentProvider environment={testEnvironment(own)}>
      <BlockLink href={href}>Go</BlockLink>
    </BlockEnvironmentProvider>,
  );
  return screen.getByText('Go');
}

describe('B10 links', () => {
  it('B10 an @name triggers its action', () => {
    const trigger = vi.fn<(action: string) => void>();
    const element = link('@open-chat', { trigger });
    expect(element.tagName).toBe('BUTTON');
    fireEvent.click(element);
    expect(trigger).toHaveBeenCalledExactlyOnceWith('open-chat');
  });

  it.each(['/collection/all/', 'about', '?page=2'])('B10 %s goes through the router', (href) => {
    expect(link(href).dataset).toHaveProperty('router');
  });

  it.each(['https://a.example/x', '//a.example/x'])(
    'B10 %s opens a new tab without a handle back',
    (href) => {
      const element = link(href);
      expect(element.getAttribute('target')).toBe('_blank');
      expect(element.getAttribute('rel')).toBe('noopener noreferrer');
      expect(element.dataset).not.toHaveProperty('router');
    },
  );

  it.each([
    ['https://a.example/x?y=1#z', '/x?y=1#z'],
    ['//a.example', '/'],
  ])('B10 %s is a link on this site where this is the site', (href, path) => {
    const element = link(href, { origin: 'https://a.example' });
    expect(element.getAttribute('href')).toBe(path);
    expect(element.hasAttribute('target')).toBe(false);
    expect(element.dataset).toHaveProperty('router');
  });

  it.each(['http://a.example/x', 'https://b.a.example/x', 'https://a.example//b.example'])(
    'B10 %s leads elsewhere from https://a.example',
    (href) => {
      const element = link(href, { origin: 'https://a.example' });
      expect(element.getAttribute('href')).toBe(href);
      expect(element.getAttribute('target')).toBe('_blank');
    },
  );

  it.each(['#sizes', 'mailto:a@b.example', 'tel:+441632960000'])('B10 %s stays in the tab', (href) => {
    const element = link(href);
    expect(element.getAttribute('href')).toBe(href);
    expect(element.hasAttribute('target')).toBe(false);
  });

  it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'blob:https://a.example/1', 'file:///etc/passwd'])(
    'B10 %j is logged and replaced',
    (href) => {
      const problems: BlockProblem[] = [];
      const element = link(href, {
        mainSite: 'https://omnis.example',
        report: (problem: BlockProblem) => void problems.push(problem),
      });
      expect(element.getAttribute('href')).toBe('https://omnis.example/404/');
      expect([element.getAttribute('target'), element.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      expect(problems).toMatchObject([{ code: 'unsafe-link' }]);
    },
  );
});

describe('B11 actions', () => {
  it.each([
    [{ text: 'Shop', href: '/c/' }, '/c/'],
    [{ text: 'Chat', action: 'open-chat' }, '@open-chat'],
    [{ text: 'Chat', action: '@open-chat' }, '@open-chat'],
    [{ text: 'Both', href: '/c/', action: 'x' }, '/c/'],
    [{ text: 'Shop' }, null],
    [{ href: '/c/' }, null],
    [{ text: ' ', href: '/c/' }, null],
    ['Shop', null],
    [null, null],
  ])('B11 %j leads to %j', (json, href) => {
    expect(readAction(json)?.href ?? null).toBe(href);
  });

  it('B11 all are main buttons where primaryActions is on, unless one says no', () => {
    const list = [{ text: 'A', href: '/' }, { text: 'B', href: '/', primary: false }, 4];
    expect(readActions(list, true).map(({ primary }) => primary)).toEqual([true, false]);
  });
});

describe('B12 pictures', () => {
  it('B12 offers the widths of pods, reserves space and loads lazily', () => {
    render(
      <BlockImage
        src="/images/tee.png"
        alt="Tee"
        widths={podWidths}
        width={1110}
        height={740}
        sizes="50vw"
      />,
    );
    const image = screen.getByAltText('Tee');
    expect(image.getAttribute('srcset')?.match(/ \d+w/g)).toEqual([
      ' 480w',
      ' 640w',
      ' 960w',
      ' 1280w',
      ' 1920w',
    ]);
    expect(image.getAttribute('width')).toBe('1110');
    expect(image.getAttribute('height')).toBe('740');
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.hasAttribute('fetchpriority')).toBe(false);
  });

  it('B12 fetches the first block’s picture at once and first', () => {
    render(
      <BlockImage
        src="https://a.example/x.png"
        alt="X"
        widths={podWidths}
        width={9}
        height={9}
        sizes="1px"
        priority
      />,
    );
    const image = screen.getByAltText('X');
    expect(image.getAttribute('loading')).toBe('eager');
    expect(image.getAttribute('fetchpriority')).toBe('high');
    expect(image.getAttribute('src')).toBe('https://a.example/x.png');
    expect(image.hasAttribute('srcset')).toBe(false);
  });

  it.each([
    ['/images/x.png', true],
    ['https://a.example/x.png', true],
    ['//a.example/x.png', true],
    ['data:image/svg+xml,%3Csvg%3E', true],
    ['data:text/html,x', false],
    ['javascript:alert(1)', false],
    ['@x', false],
    ['#x', false],
    ['ws://a.example', false],
  ])('B12 %s is loaded: %s', (src, loaded) => {
    expect(mediaAddress(src) !== '').toBe(loaded);
  });

  it.each([
    ['wide', 0.36],
    ['short', 0.49],
    ['4:3', 0.75],
    ['square', 1.026],
    ['tall', 1.5],
    ['0.8', 0.8],
    ['regular', null],
    ['toString', null],
    ['9', null],
  ])('B15 the ratio %s is %s', (name, ratio) => {
    expect(readRatio({ ratio: name }, 'ratio')).toBe(ratio);
  });
});

describe('B13 truncation', () => {
  it('B13 keeps to the limit and to whole characters', () => {
    expect(truncateText('The softest T-shirt that we have ever made', 20)).toBe('The softest T-shirt…');
    expect(truncateText('short', 5)).toBe('short');
    expect(truncateText('👕👕👕👕', 4)).toBe('👕👕👕👕');
    expect(truncateText('👕👕👕👕👕', 4)).toBe('👕👕👕…');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 60 }), (text, limit) => {
        const cut = truncateText(text, limit);
        expect(Array.from(cut).length).toBeLessThanOrEqual(limit);
        if (Array.from(text).length <= limit) expect(cut).toBe(text);
      }),
    );
  });
});

describe('B16 prices', () => {
  const price = (salePrice: number | null): string =>
    render(
      <BlockEnvironmentProvider environment={testEnvironment()}>
        <Price price={24} salePrice={salePrice} currency="GBP" prefix="From" />
      </BlockEnvironmentProvider>,
    ).container.textContent ?? '';

  it('B16 tells now and was apart for ears too', () => {
    expect(price(18)).toBe('FromNow £18.00Was £24.00');
  });

  it('B16 shows one price when it is not lower', () => {
    expect(price(null)).toBe('From£24.00');
    expect(price(24)).toBe('From£24.00');
  });
});
