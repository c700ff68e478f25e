import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { productTexts } from '@omnis/shopping';
import { Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.fieldset.withConfig({ componentId: 'shop-star-choice' })`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${token('weight.medium')};
  }
  .stars {
    display: flex;
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${token('radius.md')};
    cursor: pointer;
  }
  label:has(:focus-visible) {
    outline: ${token('focus.width')} solid ${token('focus.color')};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  svg {
    width: 1.75rem;
    height: 1.75rem;
    fill: ${token('rating.empty')};
    stroke: none;
  }
  label[data-full] svg {
    fill: ${token('rating.star')};
  }
  /* As far as the pointer has come. */
  @media (hover: hover) {
    .stars:hover svg {
      fill: ${token('rating.star')};
    }
    label:hover ~ label svg {
      fill: ${token('rating.empty')};
    }
  }
  .fault {
    color: ${token('error.text')};
    font-size: ${token('type.sm')};
  }
`;

const stars = [1, 2, 3, 4, 5] as const;

/** Properties of {@link StarChoice}; what a field of a form binds. */
export interface StarChoiceProps {
  readonly name: string;
  /** `1` to `5`; '' while nothing is chosen. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | null;
}

/** One to five stars, as radios: arrows change it, and it says what it is. */
export function StarChoice({ name, value, onValueChange, onBlur, error }: StarChoiceProps): ReactElement {
  const t = useTexts(productTexts);
  return (
    <Root
      role="radiogroup"
      aria-required="true"
      aria-invalid={error === null ? undefined : true}
      aria-describedby={error === null ? undefined : `${name}-fault`}
      onBlur={({ currentTarget, relatedTarget }) => {
        // From star to star nothing is left: a message then would move the stars from under the pointer.
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      <legend>{t('yourRating')}</legend>
      <div className="stars">
        {stars.map((count) => {
          const star = String(count);
          return (
            <label key={star} data-full={star <= value ? '' : undefined}>
              <Star aria-hidden="true" />
              <input
                type="radio"
                name={name}
                value={star}
                aria-label={count === 1 ? t('oneStar') : t('stars', { star: count })}
                checked={value === star}
                onChange={() => onValueChange(star)}
              />
            </label>
          );
        })}
      </div>
      {error !== null && (
        <p className="fault" id={`${name}-fault`} role="alert">
          {error}
        </p>
      )}
    </Root>
  );
}
