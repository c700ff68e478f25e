import type { Meta, StoryObj } from '@storybook/react-vite';
import { themeNames, themes, type ThemeName } from '../../themes/themes.ts';
import { themeStyleSheet } from '../../style-sheet.ts';
import { ThemeStyle } from '../theme-style.tsx';
import { Specimen } from './specimen.tsx';

const meta: Meta<typeof Specimen> = {
  title: 'theme/Specimen',
  component: Specimen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof Specimen>;

/** The theme and the mode of the toolbar. */
export const ToolbarTheme: Story = {};

/** A theme of its own, in the mode of the toolbar. */
const of = (name: ThemeName): Story => ({
  render: (_args, { globals }) => (
    <div className={`specimen-${name}`}>
      <ThemeStyle
        id={`specimen-${name}`}
        css={themeStyleSheet(name, {
          mode: globals['mode'] === 'dark' ? 'dark' : 'light',
          selector: `.specimen-${name}`,
        })}
      />
      <Specimen title={themes[name].title} />
    </div>
  ),
});

export const Gallery: Story = of('gallery');
export const NeonCity: Story = of('neonCity');
export const Clay: Story = of('clay');

/** Every name with the line that says for whom it is. */
export const Names: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <dl>
      {themeNames.map((name) => (
        <div key={name}>
          <dt>
            <strong>{themes[name].title}</strong> ({themes[name].kind})
          </dt>
          <dd>{themes[name].description}</dd>
        </div>
      ))}
    </dl>
  ),
};
