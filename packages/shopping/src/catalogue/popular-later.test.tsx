import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PopularLater } from './popular-later.tsx';

vi.mock('./popular.tsx', () => ({ Popular: () => <p>Loved</p> }));

it('popular products come to a page that is alive, and no server waits for them', async () => {
  expect(renderToString(<PopularLater />)).not.toContain('Loved');
  render(<PopularLater />);
  expect(await screen.findByText('Loved')).toBeDefined();
});
