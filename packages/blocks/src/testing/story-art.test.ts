import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storyPicture, storyPictures } from './story-art.ts';

it('names every picture of the stories, and no other', () => {
  const files = readdirSync(join(import.meta.dirname, 'pictures')).map((file) => file.replace('.webp', ''));
  expect([...storyPictures].toSorted()).toEqual(files.toSorted());
  expect(storyPicture('tee-sun')).toMatch(/\/pictures\/tee-sun\.webp$/);
});
