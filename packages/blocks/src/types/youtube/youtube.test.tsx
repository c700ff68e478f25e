import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';
import { filmId } from './youtube.limits.ts';

const film = (properties: object): HTMLElement => pageElement([{ type: 'youtube', properties }]);

describe('B37 filmId', () => {
  it.each([
    'M7lc1UVf-VE',
    'https://www.youtube.com/watch?list=x&v=M7lc1UVf-VE&t=3',
    'https://youtu.be/M7lc1UVf-VE?t=3',
    'youtu.be/M7lc1UVf-VE',
    'https://www.youtube.com/embed/M7lc1UVf-VE',
    'https://m.youtube.com/shorts/M7lc1UVf-VE/',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ])('reads %s', (video) => {
    expect(filmId(video)).toBe('M7lc1UVf-VE');
  });

  it.each([
    '',
    'https://evil.example/watch?v=M7lc1UVf-VE',
    'https://youtube.com.evil.example/embed/M7lc1UVf-VE',
    'javascript:alert(1)//youtu.be/M7lc1UVf-VE',
    'https://youtu.be/M7lc1UVf-VE"onload=',
    'https://www.youtube.com/watch?v=../../x',
  ])('knows %j for none', (video) => {
    expect(filmId(video)).toBeNull();
  });
});

describe('B37 youtube (storefront.md §3: size 6, video)', () => {
  it('is a screen in the brand’s tint where it has no picture', () => {
    const bare = (more: object): boolean =>
      film({ video: 'M7lc1UVf-VE', ...more })
        .querySelector('.screen')
        ?.hasAttribute('data-bare') === true;
    expect(bare({})).toBe(true);
    expect(bare({ image: '/images/x.jpg' })).toBe(false);
    expect(bare({ videoThumbnail: '/images/x.jpg' })).toBe(false);
  });

  it('asks nothing of YouTube before it is played', () => {
    const element = film({ video: 'M7lc1UVf-VE', title: 'T', image: '/images/x.jpg' });
    expect(element.querySelector('iframe')).toBeNull();
    expect(element.querySelector('img')?.getAttribute('src')).toContain('/images/x');
    expect(element.innerHTML).not.toMatch(/ytimg|(?:src|href)="[^"]*nocookie/);
    expect(film({ video: 'M7lc1UVf-VE' }).querySelector('img')).toBeNull();
  });

  it('plays where it stood, without cookies, and keeps the focus', () => {
    render(
      <PageView
        page={{ blocks: [{ type: 'youtube', properties: { video: 'M7lc1UVf-VE', title: 'T' } }] }}
        environment={testEnvironment()}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Play film from YouTube: T' }));
    const frame = screen.getByTitle('T');
    expect(frame.getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&rel=0&playsinline=1',
    );
    expect(document.activeElement).toBe(frame);
  });

  it('is 16:9 unless told', () => {
    const ratio = (properties: object) =>
      film({ video: 'M7lc1UVf-VE', ...properties })
        .querySelector('article')
        ?.style.getPropertyValue('--b-ratio');
    expect([ratio({}), ratio({ ratio: 'tall' }), ratio({ ratio: [] })]).toEqual(['0.5625', '1.5', '0.5625']);
  });

  it('is nothing for shoppers without a film, and explained to the owner', () => {
    expect(film({ video: 'x', title: 'T' }).textContent).toBe('');
    expect(pageHtml([{ type: 'youtube' }], { mode: 'preview' })).toContain('address of a film on YouTube');
  });
});
