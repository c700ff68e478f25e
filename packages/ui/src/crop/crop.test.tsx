import { imageUrl } from '@omnis/models';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { changeCrop, cropBox, mirrored, quarterTurn, turnedRatio, type ImageCrop } from './crop-math.ts';
import { FocalPointField } from './focal-point.tsx';
import { ImageCropper } from './image-cropper.tsx';

const limits = { ratio: 1.5, frame: 1, maxZoom: 4 };

describe('U38 crops (platform.md §9: zoom, focal x/y, rotate, mirror)', () => {
  it('U38 show the largest part of the frame’s shape around the focal point, within the picture', () => {
    expect(cropBox({}, 2, 1)).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
    expect(cropBox({ zoom: 2, focalX: 0 }, 1, 1)).toEqual({ left: 0, top: 0.25, width: 0.5, height: 0.5 });
    expect(cropBox({ focalY: 1 }, 1, 2)).toEqual({ left: 0, top: 0.5, width: 1, height: 0.5 });
  });

  it('U38 know the shape of a turned picture', () => {
    expect(turnedRatio(1.5, 0)).toBeCloseTo(1.5);
    expect(turnedRatio(1.5, 90)).toBeCloseTo(1 / 1.5);
    expect(turnedRatio(1.5, 180)).toBeCloseTo(1.5);
    expect(turnedRatio(1, 45)).toBeCloseTo(1);
  });

  it('U38 stay within the limits, with the focal point in the middle of what is shown', () => {
    expect(changeCrop({}, { zoom: 99 }, limits).zoom).toBe(4);
    expect(changeCrop({}, { zoom: 0 }, limits).zoom).toBe(1);
    const crop = changeCrop({}, { zoom: 2, focalX: 5, focalY: -5, rotate: -90 }, limits);
    expect(crop).toMatchObject({ focalX: 0.75, rotate: 270 });
    expect(crop.focalY).toBeCloseTo(1 / 6, 3);
  });

  it('U38 keep what is in the middle when they are turned or mirrored, and four turns are none', () => {
    const start: ImageCrop = { zoom: 3, focalX: 0.3, focalY: 0.6, rotate: 90, mirror: true };
    let crop = start;
    for (let turn = 0; turn < 4; turn += 1) crop = changeCrop(crop, quarterTurn(crop, 1), limits);
    expect(crop).toEqual(start);
    expect(changeCrop(crop, quarterTurn(quarterTurn(crop, -1), 1), limits)).toEqual(start);
    expect(changeCrop(crop, mirrored(mirrored(crop)), limits)).toEqual(start);
    // Seen from the right: left and right are swapped, and the turn goes the other way.
    expect(mirrored(start)).toMatchObject({ focalX: 0.7, focalY: 0.6, rotate: -90, mirror: false });
  });

  function Cropper({ seen }: { seen?: (value: ImageCrop) => void }) {
    const [value, setValue] = useState<ImageCrop>({});
    return (
      <ImageCropper
        label="Banner"
        src="/images/a.jpg"
        alt="A harbour"
        ratio={1}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          seen?.(next);
        }}
      />
    );
  }
  function load(): void {
    const image = screen.getByAltText('A harbour');
    Object.defineProperties(image, { naturalWidth: { value: 1200 }, naturalHeight: { value: 800 } });
    fireEvent.load(image);
  }
  const area = (name: string) => screen.getByRole('slider', { name });

  it('U38 are made by keys alone, told to those who listen, and are options of an address', async () => {
    const user = userEvent.setup();
    const seen = vi.fn();
    render(<Cropper seen={seen} />);
    load();
    act(() => area('Banner').focus());
    await user.keyboard('{+}{+}{+}{+}{+}{ArrowRight}{ArrowDown}rm');
    const last: ImageCrop = seen.mock.calls.at(-1)?.[0];
    expect(last).toMatchObject({ zoom: 1.5, rotate: 270, mirror: true });
    expect(area('Banner').getAttribute('aria-valuetext')).toMatch(
      /^Zoom 1\.5, middle at \d+% across and \d+% down$/,
    );
    expect(screen.getByRole('status').textContent).toBe('Turned by 270 degrees, mirrored');
    expect(imageUrl('/images/a.jpg', last)).toContain('mirror=true');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(imageUrl('/images/a.jpg', seen.mock.calls.at(-1)?.[0])).toBe('/images/a.jpg');
  });

  it('U38 are made by dragging and by pinching', () => {
    const seen = vi.fn();
    render(<Cropper seen={seen} />);
    load();
    const frame = area('Banner');
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 300, 300);
    fireEvent.pointerDown(frame, { pointerId: 1, button: 0, clientX: 150, clientY: 150 });
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 120, clientY: 150 });
    // A tenth of the frame, which shows two thirds of the picture.
    expect(seen.mock.calls.at(-1)?.[0].focalX).toBeCloseTo(0.5 + 0.1 / 1.5, 3);
    fireEvent.pointerDown(frame, { pointerId: 2, button: 0, clientX: 220, clientY: 150 });
    fireEvent.pointerMove(frame, { pointerId: 2, clientX: 320, clientY: 150 });
    expect(seen.mock.calls.at(-1)?.[0].zoom).toBe(2);
    fireEvent.pointerUp(frame, { pointerId: 1 });
    fireEvent.pointerUp(frame, { pointerId: 2 });
    const calls = seen.mock.calls.length;
    fireEvent.pointerMove(frame, { pointerId: 1, clientX: 10, clientY: 10 });
    expect(seen.mock.calls).toHaveLength(calls);
  });

  it('U38 a focal point is pressed or moved by keys, and stays in the picture', async () => {
    const user = userEvent.setup();
    const seen = vi.fn();
    function Point() {
      const [value, setValue] = useState({ focalX: 0.5, focalY: 0.99 });
      return (
        <FocalPointField
          label="Focus"
          src="/images/a.jpg"
          alt="A harbour"
          value={value}
          onValueChange={(next) => {
            setValue(next);
            seen(next);
          }}
          previews={[{ label: 'Banner', ratio: 2.5 }]}
        />
      );
    }
    render(<Point />);
    load();
    const frame = area('Focus');
    frame.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    act(() => frame.focus());
    await user.keyboard('{ArrowLeft}{ArrowDown}');
    expect(seen.mock.calls.at(-1)?.[0]).toEqual({ focalX: 0.48, focalY: 1 });
    fireEvent.pointerDown(frame, { pointerId: 1, button: 0, clientX: 75, clientY: 50 });
    expect(seen.mock.calls.at(-1)?.[0]).toEqual({ focalX: 0.25, focalY: 0.25 });
    expect(screen.getByRole('list', { name: 'How it is cropped' })).toBeTruthy();
  });
});
