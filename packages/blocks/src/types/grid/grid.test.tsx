import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { loadBlockTypes } from '../../page/load-block-types.ts';
import { testEnvironment } from '../../testing/environment.tsx';

const pod = {
  type: 'pod',
  size: 3,
  properties: { image: '/images/rail', title: 'Women', imageAlt: 'A rail' },
};

it('B30 pictures of pods in a grid are fetched as wide as its columns are, and alone as wide as they are', async () => {
  const page = {
    blocks: [
      { type: 'grid', properties: { breakpoints: { xs: 2, md: 3, lg: 4 } }, items: [pod] },
      { ...pod, properties: { ...pod.properties, imageAlt: 'Another' } },
    ],
  };
  await loadBlockTypes(page);
  render(<PageView page={page} environment={testEnvironment({})} />);
  expect(screen.getByAltText('A rail').getAttribute('sizes')).toBe(
    '(min-width: 992px) 25vw, (min-width: 768px) 33vw, 50vw',
  );
  expect(screen.getByAltText('Another').getAttribute('sizes')).toBe(
    '(min-width: 992px) 25vw, (min-width: 768px) 50vw, 100vw',
  );
});

it.each([
  ['native', ''],
  ['preview', 'From our feed'],
] as const)('B18 an empty grid shows its title to its owner alone: %s', async (mode, shown) => {
  const page = {
    blocks: [{ type: 'grid', properties: { title: 'From our feed' }, itemFactory: { source: 'instagram' } }],
  };
  await loadBlockTypes(page);
  const { container } = render(<PageView page={page} environment={testEnvironment({ mode })} />);
  expect(container.textContent).toBe(shown);
});
