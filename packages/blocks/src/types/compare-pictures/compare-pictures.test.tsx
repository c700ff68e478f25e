import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PageView } from '../../page/page-view.tsx';
import { testEnvironment } from '../../testing/environment.tsx';
import { pageElement, pageHtml } from '../../testing/render-page.tsx';

const both = {
  before: '/images/a.jpg',
  beforeAlt: 'A dull wall',
  after: '/images/b.jpg',
  afterAlt: 'A painted wall',
};
const compared = (properties: object): HTMLElement => pageElement([{ type: 'comparePictures', properties }]);
const labels = (element: HTMLElement) =>
  Array.from(element.querySelectorAll('.label'), ({ textContent }) => textContent);

describe('B79 comparePictures (platform.md §3 Project: betas)', () => {
  it('sends both images in order with their descriptions and labels, so that no script is needed', () => {
    const element = compared(both);
    const images = Array.from(element.querySelectorAll('img'), ({ alt }) => alt);
    expect(images).toEqual(['A dull wall', 'A painted wall']);
    expect(labels(element)).toEqual(['Before', 'After']);
    expect(labels(compared({ ...both, beforeLabel: ' 2019 ', afterLabel: '2026' }))).toEqual([
      '2019',
      '2026',
    ]);
  });

  it('has a slider that is named and says both shares', () => {
    render(
      <PageView
        page={{ blocks: [{ type: 'comparePictures', properties: { ...both, start: 30 } }] }}
        environment={testEnvironment()}
      />,
    );
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Compare pictures' });
    const frame = slider.parentElement;
    expect(slider.getAttribute('aria-valuetext')).toBe('30% Before, 70% After');
    expect(frame?.style.getPropertyValue('--b-share')).toBe('30%');
    fireEvent.change(slider, { target: { value: '81' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('81% Before, 19% After');
    expect(frame?.style.getPropertyValue('--b-share')).toBe('81%');
  });

  it('takes up where the slider was moved to before its code came', () => {
    const page = { blocks: [{ type: 'comparePictures', properties: both }] };
    const host = document.body.appendChild(pageElement(page.blocks));
    const slider = host.querySelector('input')!;
    slider.value = '10';
    render(<PageView page={page} environment={testEnvironment()} />, { container: host, hydrate: true });
    expect(slider.isConnected).toBe(true);
    expect(slider.parentElement?.style.getPropertyValue('--b-share')).toBe('10%');
  });

  it.each([
    [{}, '50%'],
    [{ start: -3 }, '0%'],
    [{ start: '400' }, '100%'],
    [{ start: 'half' }, '50%'],
    [{ start: 33.4 }, '33%'],
  ])('starts with %j at %s', (properties, share) => {
    const frame = compared({ ...both, ...properties }).querySelector<HTMLElement>('.frame');
    expect(frame?.style.getPropertyValue('--b-share')).toBe(share);
  });

  it('is 4:3 unless told, and has a caption that names the slider', () => {
    const element = compared({ ...both, caption: 'Our wall' });
    expect(element.querySelector<HTMLElement>('.frame')?.style.getPropertyValue('--b-ratio')).toBe('0.75');
    expect(element.querySelector('figcaption')?.textContent).toBe('Our wall');
    expect(element.querySelector('input')?.getAttribute('aria-label')).toBe('Our wall');
    expect(
      compared({ ...both, ratio: 'tall' })
        .querySelector<HTMLElement>('.frame')
        ?.style.getPropertyValue('--b-ratio'),
    ).toBe('1.5');
  });

  it('is nothing for shoppers until both images are there, and explained to the owner', () => {
    for (const properties of [{}, { before: both.before }, { ...both, after: 'javascript:alert(1)' }]) {
      expect(compared(properties).querySelector('figure')).toBeNull();
      expect(pageHtml([{ type: 'comparePictures', properties }], { mode: 'preview' })).toContain(
        'Add both images',
      );
    }
  });
});
