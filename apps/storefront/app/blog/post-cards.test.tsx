import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PostCards, type ListedPost } from './post-cards.tsx';

const post = (title: string, banner: string | null): ListedPost => ({
  url: `/blog/${title.toLowerCase()}/`,
  title,
  excerpt: '',
  author: '',
  publishedAt: '2026-11-20T08:00:00Z',
  readingMinutes: 1,
  tags: [],
  metaImage: { banner, alt: '' },
});

it('a post without a picture has its initial there, which is not read out, and no empty box', () => {
  render(<PostCards posts={[post('Walks', '/images/scenes/shore'), post('🦊 tales', null)]} />);
  const [pictured, bare] = screen.getAllByRole('article');
  expect(pictured?.querySelector('img')).not.toBeNull();
  expect(pictured?.querySelector('.initial')).toBeNull();
  expect(bare?.querySelector('img')).toBeNull();
  expect(bare?.querySelector('.initial')?.textContent).toBe('🦊');
  expect(bare?.querySelector('.initial')?.getAttribute('aria-hidden')).toBe('true');
});
