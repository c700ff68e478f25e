import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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
