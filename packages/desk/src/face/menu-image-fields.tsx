import {
  imageUrl,
  menuImageRadii,
  menuImageRatios,
  menuTextAligns,
  shadows,
  type MenuImage,
} from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, Checkbox, Grid, Select, TextField } from '@omnis/ui';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { deskFaceTexts } from '../texts/desk-face/index.ts';
import { LinkField, type LinkChoice } from './link-field.tsx';
import { ThemeColourField } from './theme-colour-field.tsx';

const Root = styled.fieldset.withConfig({ componentId: 'desk-menu-image' })`
  display: grid;
  gap: ${token('space.4')};
  min-width: 0;
  margin: 0;
  padding: ${token('space.4')} 0 0;
  border: 0;
  border-top: ${token('border.width')} solid ${token('border.color')};

  legend {
    float: inline-start;
    padding: 0;
    font-weight: ${token('weight.medium')};
  }
  .chosen {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.3')};
  }
  .chosen img {
    width: 5rem;
    height: 5rem;
    border-radius: ${token('radius.md')};
    object-fit: cover;
  }
`;

/** Keys of the names of the choices. */
const ratioNames = {
  wide: 'wide',
  short: 'short',
  '4:3': 'fourByThree',
  square: 'square',
  tall: 'tall',
} as const;
const cornerNames = { sharp: 'sharp', smooth: 'smooth', rounded: 'rounded', circle: 'circle' } as const;
const alignNames = { left: 'left', center: 'center', right: 'right' } as const;
const shadowNames = { none: 'none', light: 'light', medium: 'medium', heavy: 'heavy' } as const;

const newImage: MenuImage = {
  src: '',
  title: '',
  description: '',
  link: '',
  overlay: true,
  borderRadius: 'smooth',
  ratio: '4:3',
  textAlign: 'left',
  color: null,
  shadow: 'none',
  button: null,
};

const newButton: NonNullable<MenuImage['button']> = {
  text: '',
  textColor: null,
  backgroundColor: null,
  borderColor: null,
  borderRadius: null,
  fullWidth: false,
};

/** Properties of {@link MenuImageFields}. */
export interface MenuImageFieldsProps {
  readonly image: MenuImage | null;
  readonly links: readonly LinkChoice[];
  /** Opens the shop's pictures; null when none was chosen. */
  readonly onPickImage: (current: string) => Promise<string | null>;
  /** Message at a field of the picture, such as `link`. */
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (image: MenuImage | null) => void;
}

/** The picture of a menu's segment with every field of it (storefront.md §3, Menu image). */
export function MenuImageFields(props: MenuImageFieldsProps): ReactElement {
  const { image, links, onPickImage, errorAt, onChange } = props;
  const t = useTexts(deskFaceTexts);
  const pick = async (): Promise<void> => {
    const src = await onPickImage(image?.src ?? '');
    if (src !== null) onChange({ ...newImage, ...image, src });
  };
  if (image === null)
    return (
      <Root>
        <legend>{t('picture')}</legend>
        <div>
          <Button variant="secondary" size="sm" onClick={() => void pick()}>
            {t('addPicture')}
          </Button>
        </div>
      </Root>
    );
  const set = (changes: Partial<MenuImage>): void => onChange({ ...image, ...changes });
  const button = image.button ?? newButton;
  const setButton = (changes: Partial<typeof button>): void => {
    const next = { ...button, ...changes };
    set({ button: next.text === '' ? null : next });
  };
  const colour = (value: string): string | null => (value === '' ? null : value);
  return (
    <Root>
      <legend>{t('picture')}</legend>
      <div className="chosen">
        <img src={imageUrl(image.src, { width: 160 })} alt="" />
        <Button variant="secondary" size="sm" onClick={() => void pick()}>
          {t('changePicture')}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {t('removePicture')}
        </Button>
      </div>
      <TextField
        label={t('pictureTitle')}
        optional
        maxLength={80}
        value={image.title}
        error={errorAt('title') ?? null}
        onValueChange={(title) => set({ title })}
      />
      <TextField
        label={t('description')}
        optional
        maxLength={200}
        value={image.description}
        error={errorAt('description') ?? null}
        onValueChange={(description) => set({ description })}
      />
      <LinkField
        label={t('pictureLink')}
        optional
        links={links}
        value={image.link}
        error={errorAt('link')}
        onChange={(link) => set({ link })}
      />
      <Grid fit="9rem" gap={3}>
        <Select
          label={t('ratio')}
          value={image.ratio}
          options={menuImageRatios.map((value) => ({ value, label: t(ratioNames[value]) }))}
          onValueChange={(ratio) => set({ ratio })}
        />
        <Select
          label={t('corners')}
          value={image.borderRadius}
          options={menuImageRadii.map((value) => ({ value, label: t(cornerNames[value]) }))}
          onValueChange={(borderRadius) => set({ borderRadius })}
        />
        <Select
          label={t('alignment')}
          value={image.textAlign}
          options={menuTextAligns.map((value) => ({ value, label: t(alignNames[value]) }))}
          onValueChange={(textAlign) => set({ textAlign })}
        />
        <Select
          label={t('shadow')}
          value={image.shadow}
          options={shadows.map((value) => ({ value, label: t(shadowNames[value]) }))}
          onValueChange={(shadow) => set({ shadow })}
        />
      </Grid>
      <ThemeColourField
        label={t('textColour')}
        value={image.color ?? ''}
        error={errorAt('color')}
        onChange={(value) => set({ color: colour(value) })}
      />
      <Checkbox
        label={t('overlay')}
        help={t('overlayHelp')}
        checked={image.overlay !== null && image.overlay !== false && image.overlay !== ''}
        onCheckedChange={(overlay) => set({ overlay })}
      />
      {image.overlay !== null && image.overlay !== false && (
        <ThemeColourField
          label={t('overlayColour')}
          value={typeof image.overlay === 'string' ? image.overlay : ''}
          error={errorAt('overlay')}
          onChange={(value) => set({ overlay: value === '' ? true : value })}
        />
      )}
      <TextField
        label={t('buttonText')}
        optional
        help={t('buttonTextHelp')}
        maxLength={40}
        value={button.text}
        error={errorAt('button.text') ?? null}
        onValueChange={(text) => setButton({ text })}
      />
      {image.button !== null && (
        <>
          <ThemeColourField
            label={t('buttonTextColour')}
            value={button.textColor ?? ''}
            error={errorAt('button.textColor')}
            onChange={(value) => setButton({ textColor: colour(value) })}
          />
          <ThemeColourField
            label={t('buttonBackground')}
            value={button.backgroundColor ?? ''}
            error={errorAt('button.backgroundColor')}
            onChange={(value) => setButton({ backgroundColor: colour(value) })}
          />
          <ThemeColourField
            label={t('buttonBorder')}
            value={button.borderColor ?? ''}
            error={errorAt('button.borderColor')}
            onChange={(value) => setButton({ borderColor: colour(value) })}
          />
          <TextField
            label={t('buttonCorners')}
            optional
            help={t('buttonCornersHelp')}
            value={button.borderRadius ?? ''}
            error={errorAt('button.borderRadius') ?? null}
            onValueChange={(value) => setButton({ borderRadius: value === '' ? null : value })}
          />
          <Checkbox
            label={t('buttonFull')}
            checked={button.fullWidth}
            onCheckedChange={(fullWidth) => setButton({ fullWidth })}
          />
        </>
      )}
    </Root>
  );
}
