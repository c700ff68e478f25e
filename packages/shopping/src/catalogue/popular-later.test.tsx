import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PopularLater } from './popular-later.tsx';

vi.mock('./popular.tsx', () => ({ Popular: () => <p>Loved</p> }));

it('what others like comes to a page that is alive, and no server waits for it', async () => {
  expect(renderToString(<PopularLater />)).not.toContain('Loved');
  render(<PopularLater />);
  expect(await screen.findByText('Loved')).toBeDefined();
});
