import type { TestBlock } from './render-page.tsx';
import { storyPictures } from './story-art.ts';

const longestFirst = storyPictures.toSorted((a, b) => b.length - a.length);

/** The stories' own pictures stand for files of the shop; a build adds a hash to their names. */
function shopAddress(value: string): string {
  const file = value.slice(value.lastIndexOf('/') + 1);
  const name = file.endsWith('.webp') ? longestFirst.find((each) => file.startsWith(each)) : undefined;
  return name === undefined ? value : `/images/${name}`;
}

/** The code of a story: the JSON of its page, shown by `<PageView>`. */
export function pageSource(blocks: readonly TestBlock[]): string {
  const json = JSON.stringify(
    { blocks },
    (_key, value: unknown) => (typeof value === 'string' ? shopAddress(value) : value),
    2,
  );
  return `import { PageView } from '@omnis/blocks';

const page = ${json};

export const Page = () => <PageView page={page} />;`;
}
