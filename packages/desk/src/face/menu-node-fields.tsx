import { segmentModes, type SegmentMode } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Grid, Select, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskFaceTexts } from '../texts/desk-face/index.ts';
import { LinkField } from './link-field.tsx';
import { MenuImageFields } from './menu-image-fields.tsx';
import type { MenuTools } from './menu-tools.ts';
import { fieldOf, type MenuNode, type MenuPath } from './menu-tree.ts';
import { ThemeColourField } from './theme-colour-field.tsx';

const Root = styled.div.withConfig({ componentId: 'desk-menu-node-fields' })`
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.4')};
  border-top: ${token('border.width')} solid ${token('border.color')};
`;

/** Keys of the names of the modes. */
const modeNames = { list: 'list', columns: 'columns', image: 'image' } as const;

/** Properties of {@link MenuNodeFields}. */
export interface MenuNodeFieldsProps {
  readonly node: MenuNode;
  readonly path: MenuPath;
  readonly tools: MenuTools;
}

/** The fields of an entry, a segment or a link of a menu (storefront.md §3, Main-menu entry). */
export function MenuNodeFields({ node, path, tools }: MenuNodeFieldsProps): ReactElement {
  const t = useTexts(deskFaceTexts);
  const { errors, links, onPickImage, update } = tools;
  const isSegment = path.length === 2;
  const errorOf = (value: Parameters<typeof fieldOf>[1]): string | undefined => errors[fieldOf(path, value)];
  return (
    <Root>
      <TextField
        label={isSegment ? t('title') : t('text')}
        optional={isSegment}
        maxLength={80}
        value={node.text}
        error={errorOf('text') ?? null}
        onValueChange={(text) => update(path, { text })}
      />
      <LinkField
        label={t('link')}
        optional={path.length < 3}
        help={isSegment ? t('segmentLinkHelp') : t('linkHelp')}
        links={links}
        value={node.link}
        error={errorOf('link')}
        onChange={(link) => update(path, { link })}
      />
      {isSegment ? (
        <>
          <Select
            label={t('layout')}
            help={node.mode === 'image' ? t('layoutHelp') : undefined}
            value={node.mode === '' ? 'list' : node.mode}
            options={segmentModes.map((value) => ({ value, label: t(modeNames[value]) }))}
            onValueChange={(mode: SegmentMode) => update(path, { mode: mode === 'list' ? '' : mode })}
          />
          <MenuImageFields
            image={node.image}
            links={links}
            onPickImage={onPickImage}
            errorAt={(field) => errors[`${fieldOf(path, 'image')}.${field}`] ?? undefined}
            onChange={(image) => update(path, { image })}
          />
        </>
      ) : (
        <Grid fit="11rem" gap={3}>
          <ThemeColourField
            label={t('textColour')}
            value={node.color}
            error={errorOf('color')}
            onChange={(color) => update(path, { color })}
          />
          <ThemeColourField
            label={t('background')}
            value={node.backgroundColor}
            error={errorOf('backgroundColor')}
            onChange={(backgroundColor) => update(path, { backgroundColor })}
          />
        </Grid>
      )}
    </Root>
  );
}
