import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GalleryRoot } from './gallery-root.ts';
import { ZoomPicture } from './zoom-picture.tsx';

afterEach(cleanup);

const image = { id: '1', src: '/images/fox.png', alt: '', width: 800, height: 1000, colour: null };
// jsdom reads no pictures.
HTMLImageElement.prototype.decode = () => new Promise(() => undefined);

function press(pointerType: string): HTMLElement {
  render(<ZoomPicture image={image} alt="Fox" priority />);
  const picture = screen.getByRole('button');
  fireEvent.pointerDown(picture, { pointerType });
  fireEvent.click(picture);
  expect(picture.getAttribute('aria-pressed')).toBe('true');
  return picture;
}

it.each([
  ['mouse', 'false'],
  // Browsers make up a mouse for those who have none, and have it go elsewhere when the page moves.
  ['touch', 'true'],
])('a picture that a %s has magnified is so after the mouse has left: %s', (pointerType, still) => {
  const picture = press(pointerType);
  fireEvent.mouseLeave(picture);
  expect(picture.getAttribute('aria-pressed')).toBe(still);
});

it.each([
  // Upright, square and wide ones, of which tablets show the whole in three fifths of their height.
  [800, 1000, 'min(100vw, 48svh)'],
  [900, 900, 'min(100vw, 60svh)'],
  [1600, 900, 'min(100vw, 107svh)'],
])('a picture of %i × %i says how wide tablets draw it', (width, height, tablet) => {
  render(<ZoomPicture image={{ ...image, width, height }} alt="Fox" priority />);
  expect(screen.getByRole('img', { hidden: true }).getAttribute('sizes')).toBe(
    `(min-width: 1280px) 620px, (min-width: 992px) 48vw, (min-width: 768px) ${tablet}, 100vw`,
  );
});

it('a picture on a tablet leaves room for the name and the price in the first view', () => {
  render(
    <GalleryRoot>
      <ZoomPicture image={image} alt="Fox" priority />
    </GalleryRoot>,
  );
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const tablet = rules
    .find(({ cssText }) => cssText.includes('svh'))
    ?.cssText.replaceAll(/\.\w+ (?=\.slide)/g, '');
  expect(tablet?.split(/\s*\n\s*/)).toEqual([
    '@media (min-width: 768px) and (max-width: 991.98px) {',
    '.slide { max-height: 60svh; }',
    '.slide img { object-fit: contain; }',
    '}',
  ]);
});
