import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testArtwork } from '@omnis/shop-kit/testing';
import { emptyDesign, storeDesign } from './design-draft.ts';
import { showBench } from './testing/show-bench.tsx';

const grip = (): HTMLElement => screen.getByRole('button', { name: 'Your artwork, sun.png' });
const placed = (name: string): string => grip().style.getPropertyValue(`--${name}`);
const finger = (pointerId: number, clientX: number, clientY: number) => ({
  pointerId,
  clientX,
  clientY,
  button: 0,
  pointerType: 'touch',
});

beforeEach(() => {
  // jsdom lays nothing out, and captures no pointer.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 100);
  Element.prototype.setPointerCapture = () => undefined;
  const placement = { x: 0.5, y: 0.5, width: 0.4, rotation: 0 };
  storeDesign({ ...emptyDesign, artwork: testArtwork, placements: { front: placement, back: null } });
  showBench('/studio/tee/');
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('SD2 placing artwork by the pointer', () => {
  it('moves it under one finger', () => {
    fireEvent.pointerDown(grip(), finger(1, 50, 50));
    fireEvent.pointerMove(grip(), finger(1, 60, 40));
    expect([placed('x'), placed('y')]).toEqual(['60%', '40%']);
    fireEvent.pointerUp(grip(), finger(1, 60, 40));
    fireEvent.pointerMove(grip(), finger(1, 90, 90));
    expect([placed('x'), placed('y')]).toEqual(['60%', '40%']);
  });

  it('sizes, turns and moves it between two fingers, the second beside it', () => {
    fireEvent.pointerDown(grip(), finger(1, 40, 50));
    const [product] = document.querySelectorAll('.look img');
    if (!product) throw new Error('There is no product');
    fireEvent.pointerDown(product, finger(2, 60, 50));
    fireEvent.pointerMove(grip(), finger(1, 30, 50));
    fireEvent.pointerMove(product, finger(2, 70, 50));
    expect([placed('x'), placed('breadth'), placed('turn')]).toEqual(['50%', '80%', '0deg']);
    fireEvent.pointerMove(grip(), finger(1, 60, 30));
    fireEvent.pointerMove(product, finger(2, 60, 70));
    expect([placed('x'), placed('breadth'), placed('turn')]).toEqual(['60%', '80%', '90deg']);
    // A finger left down when another is lifted would drag it along.
    fireEvent.pointerUp(product, finger(2, 60, 70));
    fireEvent.pointerMove(grip(), finger(1, 0, 0));
    expect(placed('x')).toBe('60%');
  });
});
