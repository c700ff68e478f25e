import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Confetti } from './confetti.tsx';

const meta: Meta<typeof Confetti> = { title: 'ui/Confetti', component: Confetti };
export default meta;

function Publish() {
  const [bursts, setBursts] = useState(0);
  return (
    <div style={{ minHeight: '20rem' }}>
      <Button onClick={() => setBursts(bursts + 1)}>Publish your store</Button>
      {bursts > 0 && <Confetti key={bursts} />}
    </div>
  );
}
export const FirstSale: StoryObj<typeof Confetti> = { render: () => <Publish /> };
