import type { BlockRegistry } from '@omnis/blocks';
import type { BlockChange, PageChanges } from '@omnis/models';
import type { VersionTexts } from '../texts/versions/index.ts';
import { blockWords } from './block-words.ts';

/** Changes that are listed; the rest is counted. */
const mostLines = 6;

const lineOf = (t: VersionTexts, registry: BlockRegistry, change: BlockChange): string =>
  t(change.kind, { title: blockWords(t, registry, change) });

/**
 * The changes between two versions in words, such as `Banner “Summer sale” changed`; the first of many.
 *
 * @param total - number of changes of blocks in all, where not all of them are there
 */
export function changeLines(
  t: VersionTexts,
  registry: BlockRegistry,
  { blocks, settings, total = blocks.length }: PageChanges & { readonly total?: number },
): readonly string[] {
  const lines = blocks.slice(0, mostLines).map((change) => lineOf(t, registry, change));
  if (settings.length > 0) lines.push(t('settingsChanged'));
  if (lines.length === 0) return [t('noChanges')];
  const more = total - Math.min(blocks.length, mostLines);
  return more > 0 ? [...lines, t('moreChanges', { count: more })] : lines;
}
