import { token } from '@omnis/theme/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ImageCrop } from './crop-math.ts';
import { FocalPointField } from './focal-point.tsx';
import { ImageCropper } from './image-cropper.tsx';

const meta: Meta = {
  title: 'ui/Image cropper',
  component: ImageCropper,
  subcomponents: { FocalPointField },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '44rem', color: token('text.color') }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj;

/** A harbour at dusk, drawn here so that the story needs no file. */
const harbour = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="1000" viewBox="0 0 150 100">
  <defs>
    <linearGradient id="s" x2="0" y2="1"><stop stop-color="#24406e"/><stop offset=".55" stop-color="#d8806a"/><stop offset=".62" stop-color="#f6c98d"/></linearGradient>
    <linearGradient id="w" x2="0" y2="1"><stop stop-color="#c77d6b"/><stop offset="1" stop-color="#1b2b4a"/></linearGradient>
  </defs>
  <rect width="150" height="62" fill="url(#s)"/><circle cx="104" cy="56" r="9" fill="#ffe3a8"/><rect y="62" width="150" height="38" fill="url(#w)"/>
  <path d="M0 62V48l10-4 9 6 14-12 13 9 8-3 10 10 12 8z" fill="#1f3154"/><path d="M150 62V52l-12-5-9 7-8-3-12 11z" fill="#2a3d63"/>
  <g fill="#fff3dd"><path d="M40 76h26l-4 7H45z" fill="#8c2f2b"/><path d="M52 40v34H38z"/><path d="M54 46v28h12z" fill="#f2d5ae"/></g>
  <g><path d="M92 72h16l-3 5H95z" fill="#274b5e"/><path d="M100 52v18h-8z" fill="#fff3dd"/></g>
  <path d="M96 66h16M90 84h30M60 90h24M20 82h18M8 94h30" stroke="#ffe3a8" stroke-opacity=".5"/>
</svg>`)}`;

const ratios = [
  { label: 'Banner 5:2', ratio: 2.5 },
  { label: 'Pod 4:5', ratio: 0.8 },
  { label: 'Square', ratio: 1 },
];

function Banner() {
  const [ratio, setRatio] = useState(2.5);
  const [crop, setCrop] = useState<ImageCrop>({ zoom: 1.3, focalX: 0.42, focalY: 0.6 });
  return (
    <ImageCropper
      label="Banner picture"
      src={harbour}
      alt="A sailing boat in a harbour at dusk"
      ratio={ratio}
      ratios={ratios}
      onRatioChange={setRatio}
      value={crop}
      onValueChange={setCrop}
    />
  );
}
export const Cropper: Story = { render: () => <Banner /> };

function Turned() {
  const [crop, setCrop] = useState<ImageCrop>({ rotate: 90, mirror: true });
  return (
    <ImageCropper
      label="Turned and mirrored"
      src={harbour}
      alt="A sailing boat in a harbour at dusk"
      ratio={1}
      value={crop}
      onValueChange={setCrop}
    />
  );
}
export const TurnedPicture: Story = { render: () => <Turned /> };

function Focus() {
  const [point, setPoint] = useState({ focalX: 0.35, focalY: 0.62 });
  return (
    <FocalPointField
      label="What has to stay in view"
      src={harbour}
      alt="A sailing boat in a harbour at dusk"
      value={point}
      onValueChange={setPoint}
      previews={ratios}
    />
  );
}
export const FocalPointOfPicture: Story = { render: () => <Focus /> };
