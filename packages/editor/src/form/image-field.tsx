import { imageUrl } from '@omnis/models';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, TextField } from '@omnis/ui';
import { checkLink } from '@omnis/validation';
import { Film, ImageOff, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useFormChoices } from './form-choices.ts';
import { editorTexts } from '../texts/editor/index.ts';

const Root = styled.div.withConfig({ componentId: 'editor-image-field' })`
  display: grid;
  gap: ${token('space.2')};

  > .thumbnail {
    display: grid;
    place-items: center;
    aspect-ratio: 2.2;
    overflow: hidden;
    border: 1px solid ${token('border.color')};
    border-radius: ${token('radius.md')};
    background: ${token('surface.sunken')};
    color: ${token('text.muted')};
  }
  > .thumbnail img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  > .thumbnail svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  > .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
  }
`;

/** Properties of {@link ImageField}. */
export interface ImageFieldProps {
  readonly kind: 'image' | 'video';
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A picture or film by its address, with a look at it and, where the shop has them, its files to choose from. */
export function ImageField({ kind, label, help, error, value, onChange }: ImageFieldProps): ReactElement {
  const t = useTexts(editorTexts);
  const { onPickImage } = useFormChoices();
  const pick = async (): Promise<void> => {
    const chosen = await onPickImage?.(value);
    if (chosen != null) onChange(chosen);
  };
  const isPicture = kind === 'image' && value !== '' && checkLink(value).safe;
  return (
    <Root>
      <TextField
        label={label}
        help={help}
        error={error}
        value={value}
        placeholder={kind === 'image' ? '/images/…' : 'https://…'}
        spellCheck={false}
        onValueChange={onChange}
      />
      {value !== '' && (
        <div className="thumbnail">
          {isPicture ? (
            <img src={imageUrl(value, { width: 480 })} alt="" />
          ) : kind === 'video' ? (
            <Film aria-hidden="true" strokeWidth={1.5} />
          ) : (
            <ImageOff aria-hidden="true" strokeWidth={1.5} />
          )}
        </div>
      )}
      {(onPickImage !== undefined || value !== '') && (
        <div className="buttons">
          {onPickImage !== undefined && kind === 'image' && (
            <Button variant="secondary" size="sm" onClick={() => void pick()}>
              {t('choosePicture')}
            </Button>
          )}
          {value !== '' && (
            <Button
              variant="ghost"
              size="sm"
              startIcon={<Trash2 aria-hidden="true" />}
              onClick={() => onChange('')}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      )}
    </Root>
  );
}
