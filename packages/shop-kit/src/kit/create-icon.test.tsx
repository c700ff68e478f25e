import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import createIcon from './create-icon.ts';

const Search = createIcon({
  node: [
    ['path', { d: 'm21 21-4.34-4.34', key: '14j7rj' }],
    ['circle', { cx: '11', cy: '11', r: '8', key: '4ej97u' }],
  ],
});

describe('an icon', () => {
  it('is drawn of its shapes, without the keys that lists of elements would need', () => {
    const { container } = render(<Search />);
    const shapes = [...container.querySelectorAll('svg > *')].map((shape) => [
      shape.tagName,
      ...[...shape.attributes].map(({ name, value }) => `${name}=${value}`),
    ]);
    expect(shapes).toEqual([
      ['path', 'd=m21 21-4.34-4.34'],
      ['circle', 'cx=11', 'cy=11', 'r=8'],
    ]);
  });

  it('is the same from the server', () => {
    expect(renderToString(<Search className="tool" size={16} />)).toBe(
      '<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" ' +
        'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" class="tool">' +
        '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/></svg>',
    );
  });

  it('is read out only where it has a name', () => {
    const { container } = render(<Search role="img" aria-label="Search" />);
    expect(container.querySelector('svg')?.hasAttribute('aria-hidden')).toBe(false);
  });
});
