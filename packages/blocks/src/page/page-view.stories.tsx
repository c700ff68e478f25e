import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryPage, withSectionSchemes } from '../testing/story.tsx';
import { about, home, lookbook } from '../testing/story-pages.ts';

const meta: Meta<typeof StoryPage> = {
  title: 'blocks/Page',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withSectionSchemes],
};
export default meta;
type Story = StoryObj<typeof StoryPage>;

/** A typical home page of a shop. */
export const Home: Story = { args: { blocks: home } };

/** A page to read, with figures and questions. */
export const About: Story = { args: { blocks: about } };

/** Sections in every colour scheme, one after the other. */
export const Schemes: Story = { args: { blocks: lookbook } };
