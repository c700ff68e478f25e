import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinkedText } from './linked-text.tsx';

afterEach(cleanup);

it.each([
  ['See https://demo.example/help/?a=1#b.', ['https://demo.example/help/?a=1#b']],
  ['(http://demo.example) or http://demo.example!', ['http://demo.example', 'http://demo.example']],
  [
    'https://demo.example/café,\nthen “https://two.example/”',
    ['https://demo.example/café', 'https://two.example/'],
  ],
  ['Nothing: javascript:alert(1), www, https://', []],
])('of %j the addresses can be followed', (text, addresses) => {
  const { container } = render(<LinkedText text={text} />);
  expect(container.textContent).toBe(text);
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(addresses);
});
