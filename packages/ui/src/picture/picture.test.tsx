import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const image = () => screen.getByRole('img');

describe('U5 pictures', () => {
  it('U5 come in several widths from the image service, with their space reserved', () => {
    render(<Picture src="/images/products/tee.png" alt="Tee" width={480} height={600} />);
    expect(image().getAttribute('src')).toBe('/images/products/tee.png?width=480');
    const widths = (image().getAttribute('srcset') ?? '').split(', ').map((entry) => entry.split(' ')[1]);
    expect(widths.length).toBeGreaterThan(1);
    expect(widths.at(-1)).toBe('960w');
    expect(image().getAttribute('width')).toBe('480');
    expect(image().style.getPropertyValue('--picture-ratio')).toBe('480 / 600');
  });

  it('U5 take the widths given (storefront.md §9: pods)', () => {
    render(
      <Picture src="/images/a.png" alt="A" width={1110} height={1110} widths={[480, 640, 960, 1280, 1920]} />,
    );
    expect(image().getAttribute('srcset')).toBe(
      [480, 640, 960, 1280, 1920].map((width) => `/images/a.png?width=${width} ${width}w`).join(', '),
    );
  });

  it('U5 load when they come near, or at once and first with priority', () => {
    const { rerender } = render(<Picture src="/images/a.png" alt="A" width={100} height={100} />);
    expect(image().getAttribute('loading')).toBe('lazy');
    rerender(<Picture src="/images/a.png" alt="A" width={100} height={100} priority />);
    expect(image().getAttribute('loading')).toBe('eager');
    expect(image().getAttribute('fetchpriority')).toBe('high');
  });

  it('U5 from elsewhere are left as they are', () => {
    render(<Picture src="https://example.com/a.png" alt="A" width={100} height={100} />);
    expect(image().getAttribute('src')).toBe('https://example.com/a.png');
    expect(image().getAttribute('srcset')).toBeNull();
    expect(image().getAttribute('sizes')).toBeNull();
  });
});
