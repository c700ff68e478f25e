import { CanvasPage, sectionSchemeCss } from '@omnis/blocks';
import { isThemeName } from '@omnis/theme';
import { ThemeStyle } from '@omnis/theme/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCanvas, storyPage, storyShop } from './testing/story-shop.tsx';

const meta: Meta<typeof CanvasPage> = {
  title: 'editor/Canvas',
  component: CanvasPage,
  parameters: { layout: 'fullscreen' },
};
export default meta;

/** The page as the editor's frame shows it; it listens to the editor's story, which is of the other origin. */
export const Page: StoryObj<typeof CanvasPage> = {
  render: (_args, { globals }) => {
    const { theme, mode } = globals;
    const css = sectionSchemeCss({
      theme: typeof theme === 'string' && isThemeName(theme) ? theme : 'base',
      mode: mode === 'dark' ? 'dark' : 'light',
    });
    return (
      <>
        <ThemeStyle id="omnis-section-schemes" css={css} />
        <CanvasPage
          editorOrigin={storyCanvas(globals)?.origin ?? location.origin}
          page={storyPage}
          environment={storyShop}
        />
      </>
    );
  },
};
