import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBlock } from '../registry/default-registry.ts';
import { makeExample } from '../registry/define-block.ts';
import { blockTypes } from '../types/block-types.ts';
import { PageView, type PageViewProps } from './page-view.tsx';

const blocks = Object.values(blockTypes).map((type) => makeExample(type, makeBlock));

afterEach(() => void vi.restoreAllMocks());

describe('B77 a page without an environment', () => {
  it.each([undefined, null, {}, { mode: 'native' }] as const)(
    'B77 shows every type with %j',
    (environment) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      const html = renderToString(<PageView page={{ blocks }} environment={environment} />);
      // A part that throws on the server leaves a template for the browser to try again.
      expect(html).not.toContain('<template');
      expect(html).toContain('<h2');
      expect(html).toContain('href="/');
    },
  );

  it.each([undefined, null, 'x', 7, [], { blocks: 7 }])('B77 shows nothing of the page %j', (given) => {
    const page: PageViewProps['page'] = JSON.parse(JSON.stringify(given ?? null));
    expect(renderToString(<PageView page={page} />)).toMatch(/^<div[^>]*><\/div>$/);
  });

  it('B77 takes the mode of the page, which that of the environment is above', () => {
    const hidden = { blocks: [{ type: 'text', unpublished: true, properties: { text: 'Soon' } }] };
    const shows = (mode: string, own?: 'native' | 'preview'): boolean =>
      renderToString(<PageView page={{ ...hidden, mode }} environment={own && { mode: own }} />).includes(
        'Soon',
      );
    expect([shows('preview'), shows('native'), shows('unknown')]).toEqual([true, false, false]);
    expect([shows('preview', 'native'), shows('native', 'preview')]).toEqual([false, true]);
  });

  it('B77 tells the console of what is hidden for an unknown condition', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    render(<PageView page={{ blocks: [{ type: 'text', conditions: ['moon'] }] }} />);
    expect(warn).toHaveBeenCalledWith(expect.objectContaining({ code: 'unknown-condition' }));
  });

  it('B77 writes amounts and keeps what the environment gives', () => {
    const pod = { type: 'pod', properties: { title: 'Tee', price: 24, href: '/tee/' } };
    const page = { blocks: [pod] };
    expect(renderToString(<PageView page={page} />)).toContain('£24.00');
    expect(renderToString(<PageView page={page} environment={{ formatMoney: () => 'free' }} />)).toContain(
      'free',
    );
  });
});
