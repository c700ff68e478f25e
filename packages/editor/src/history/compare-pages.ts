import type { BlockRegistry } from '@omnis/blocks';
import { pageChanges, type Block, type Page } from '@omnis/models';
import { treeOf } from '../merge/page-tree.ts';
import type { VersionTexts } from '../texts/versions/index.ts';
import { blockWords, fieldLabel } from './block-words.ts';
import { valueWords } from './value-words.ts';

/** One difference of a block between two versions. */
export interface ComparedValue {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** A block that differs between two versions, or the settings of the page. */
export interface ComparedBlock {
  readonly key: string;
  readonly title: string;
  /** Where it is, where it is not in both or stands elsewhere; null otherwise. */
  readonly note: string | null;
  readonly values: readonly ComparedValue[];
}

const own = (values: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(values, key) ? values[key] : undefined;
const valueOf = (block: Block, key: string): unknown => own(block.properties, key) ?? own(block, key);

/** The differences between a version of a page and the page of the editor, by block and property, in words. */
export function comparePages(
  t: VersionTexts,
  registry: BlockRegistry,
  { version, page }: { readonly version: Page; readonly page: Page },
): readonly ComparedBlock[] {
  const { blocks, settings } = pageChanges(version, page);
  const [before, after] = [treeOf(version).nodes, treeOf(page).nodes];
  const compared = new Map<string, ComparedBlock>();
  for (const change of blocks) {
    const [was, is] = [before.get(change.uid)?.block, after.get(change.uid)?.block];
    const former = compared.get(change.uid);
    const values =
      change.kind === 'changed' && was && is
        ? change.keys.map((key) => ({
            key,
            label: fieldLabel(registry, change.type, key),
            before: valueWords(t, valueOf(was, key)),
            after: valueWords(t, valueOf(is, key)),
          }))
        : [];
    const notes = {
      added: t('onlyInEditor'),
      removed: t('onlyInVersion'),
      moved: t('elsewhere'),
      changed: null,
    };
    compared.set(change.uid, {
      key: change.uid,
      title: blockWords(t, registry, change),
      note: notes[change.kind] ?? former?.note ?? null,
      values: [...(former?.values ?? []), ...values],
    });
  }
  const pageValue = (of: Page, key: string): unknown =>
    key.startsWith('properties.') ? own(of.properties, key.slice('properties.'.length)) : own(of, key);
  const ofPage: ComparedBlock[] =
    settings.length === 0
      ? []
      : [
          {
            key: 'page',
            title: t('settingsChanged'),
            note: null,
            values: settings.map((key) => ({
              key,
              label: key.replace(/^properties\./, ''),
              before: valueWords(t, pageValue(version, key)),
              after: valueWords(t, pageValue(page, key)),
            })),
          },
        ];
  return [...ofPage, ...compared.values()];
}
