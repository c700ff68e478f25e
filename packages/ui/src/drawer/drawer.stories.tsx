import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../field/checkbox.tsx';
import { Drawer } from './drawer.tsx';

const meta: Meta<typeof Drawer> = { title: 'ui/Drawer', component: Drawer };
export default meta;

function Filters() {
  const [open, setOpen] = useState(true);
  const [chosen, setChosen] = useState<readonly string[]>(['Black']);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Filters
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <>
            <Button variant="secondary" onClick={() => setChosen([])}>
              Clear all
            </Button>
            <Button onClick={() => setOpen(false)}>Show 24 products</Button>
          </>
        }
      >
        {['Black', 'White', 'Navy', 'Forest green', 'Mustard'].map((colour) => (
          <Checkbox
            key={colour}
            label={colour}
            checked={chosen.includes(colour)}
            onCheckedChange={(on) =>
              setChosen(on ? [...chosen, colour] : chosen.filter((each) => each !== colour))
            }
          />
        ))}
      </Drawer>
    </>
  );
}
export const FilterList: StoryObj<typeof Drawer> = { render: () => <Filters /> };
