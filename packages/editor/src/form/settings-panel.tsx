import type { BlockRegistry, BlockType } from '@omnis/blocks';
import { isBlockPublished, type Block, type Page } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { Select, Switch } from '@omnis/ui';
import type { Dispatch, ReactElement } from 'react';
import type { EditorAction } from '../state/actions.ts';
import { fieldErrors } from './block-errors.ts';
import { Groups, SettingsRoot } from './field-groups.tsx';
import { PageSettings } from './page-settings.tsx';
import { editorTexts, type EditorTextKey } from '../texts/editor/index.ts';

/** Properties of {@link SettingsPanel}. */
export interface SettingsPanelProps {
  readonly page: Page;
  /** The selected block; null: the page itself. */
  readonly block: Block | null;
  readonly registry: BlockRegistry;
  readonly dispatch: Dispatch<EditorAction>;
  /** Origin of the shop, such as `https://shop.example`; the address can be changed with it. */
  readonly shopOrigin?: string | undefined;
  /** True where publishing is an action of its own, and no setting. */
  readonly isPublishedApart?: boolean;
}

/** The form of what is selected, made from its type's field description. */
export function SettingsPanel({
  page,
  block,
  registry,
  dispatch,
  shopOrigin,
  isPublishedApart = false,
}: SettingsPanelProps): ReactElement {
  const t = useTexts(editorTexts);
  if (block === null) return <PageSettings {...{ page, dispatch, shopOrigin, isPublishedApart }} />;
  const type = registry.get(block.type);
  if (type === undefined) {
    return (
      <SettingsRoot aria-label={t('settings')}>
        <header>
          <h2>{t('unknownBlock')}</h2>
          <p>{t('unknownBlockText', { type: block.type.slice(0, 60) })}</p>
        </header>
      </SettingsRoot>
    );
  }
  return <BlockSettings key={block.uid} block={block} type={type} dispatch={dispatch} />;
}

interface BlockSettingsProps {
  readonly block: Block;
  readonly type: BlockType;
  readonly dispatch: Dispatch<EditorAction>;
}

function BlockSettings({ block, type, dispatch }: BlockSettingsProps): ReactElement {
  const t = useTexts(editorTexts);
  const { uid, properties } = block;
  const errors = fieldErrors(t, type.fields, { properties, defaults: type.defaults });
  const change = (key: string, value: unknown): void =>
    dispatch({ type: 'setProperty', uid, key, value, at: Date.now() });
  return (
    <SettingsRoot aria-label={t('settingsOf', { title: type.title })}>
      <header>
        <h2>{type.title}</h2>
        <p>{type.description}</p>
      </header>
      <div className="fields">
        <Groups
          fields={type.fields}
          properties={properties}
          defaults={type.defaults}
          errors={errors}
          onChange={change}
        />
        {type.minSize < 12 && (
          <Select
            label={t('widthOnComputers')}
            value={String(block.size)}
            options={widths
              .filter(([value]) => Number(value) >= type.minSize)
              .map(([value, labelKey]) => ({ value, label: t(labelKey) }))}
            onValueChange={(size) => dispatch({ type: 'setSize', uid, size: Number(size) })}
          />
        )}
        <Switch
          label={t('shoppersSeeBlock')}
          checked={isBlockPublished(block)}
          onCheckedChange={(published) => dispatch({ type: 'setPublished', uid, published })}
        />
      </div>
    </SettingsRoot>
  );
}

const widths = [
  ['3', 'quarter'],
  ['4', 'third'],
  ['5', 'fiveColumns'],
  ['6', 'half'],
  ['7', 'sevenColumns'],
  ['8', 'twoThirds'],
  ['9', 'threeQuarters'],
  ['10', 'tenColumns'],
  ['11', 'elevenColumns'],
  ['12', 'allColumns'],
] as const satisfies readonly (readonly [string, EditorTextKey])[];
