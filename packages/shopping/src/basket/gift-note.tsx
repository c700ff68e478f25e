import { errorText, useBasketSetGiftNoteMutation, type BasketAnswer } from '@omnis/api-client';
import { selectCurrency, useAppSelector } from '@omnis/store';
import { useTexts } from '@omnis/texts/react';
import { token } from '@omnis/theme/react';
import { Button, TextArea } from '@omnis/ui';
import { Gift } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { appliedCss } from './applied-css.ts';
import { useFocusAfter } from './applied-line.tsx';
import { basketTexts } from '../texts/basket/index.ts';
import { forgetUnsavedNote, unsavedNote } from './unsaved-note.ts';
import { useTypedNote } from './use-typed-note.ts';

const Root = styled.div.withConfig({ componentId: 'shop-gift-note' })`
  ${appliedCss}
  form {
    flex-direction: column;
  }
  form > :first-child {
    align-self: stretch;
  }
  /* The words have the whole width, and what can be done with them stands below. */
  .applied {
    flex-wrap: wrap;
    align-items: flex-start;
    padding: ${token('space.3')} ${token('space.4')} ${token('space.1')};
    row-gap: 0;
  }
  .applied div {
    flex-basis: calc(100% - 3rem);
  }
  .applied p {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  .applied button:first-of-type {
    margin-left: calc(1.125rem + ${token('space.3')});
    padding: 0;
  }
`;

/** Words for the parcel, which wait in the basket until the checkout: written, changed and taken off again. */
export function GiftNote({ giftNote }: Pick<BasketAnswer, 'giftNote'>): ReactElement {
  const t = useTexts(basketTexts);
  const currency = useAppSelector(selectCurrency);
  const [save, { isLoading, error, reset }] = useBasketSetGiftNoteMutation();
  const [typed, setTyped] = useState(() => {
    const note = unsavedNote();
    return note === giftNote ? null : note;
  });
  const unsaved = useTypedNote(typed, giftNote);
  const isShown = giftNote !== '' && typed === null;
  const [isChanging, setChanging] = useState(false);
  const root = useFocusAfter(isShown);
  const words = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isChanging) words.current?.focus();
  }, [isChanging]);
  const send = async (note: string): Promise<void> => {
    const { data } = await save({ query: { currency }, body: { giftNote: note } });
    if (data === undefined) return;
    forgetUnsavedNote();
    setTyped(null);
    setChanging(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send(typed ?? '');
  };
  const fault = error ? errorText(error) : null;
  if (isShown) {
    return (
      <Root ref={root}>
        <div className="applied">
          <Gift aria-hidden="true" />
          <div>
            <strong>{t('giftNote')}</strong>
            <p>{giftNote}</p>
            {fault !== null && (
              <small role="alert" data-problem="">
                {fault}
              </small>
            )}
          </div>
          <button
            type="button"
            aria-label={t('changeGiftNote')}
            onClick={() => {
              setTyped(giftNote);
              setChanging(true);
            }}
          >
            {t('change')}
          </button>
          <button
            type="button"
            aria-label={t('removeGiftNote')}
            aria-disabled={isLoading}
            onClick={() => {
              if (!isLoading) void send('');
            }}
          >
            {t('remove')}
          </button>
        </div>
      </Root>
    );
  }
  return (
    <Root ref={root}>
      {/* It must not fold up under somebody who empties what was kept of it. */}
      <details open={isChanging || typed !== null || undefined}>
        <summary>{t('addGiftNote')}</summary>
        <form onSubmit={submit}>
          <TextArea
            label={t('giftNote')}
            rows={3}
            maxLength={500}
            help={t('giftNoteHelp')}
            error={fault ?? unsaved.fault}
            ref={words}
            value={typed ?? ''}
            onBlur={({ currentTarget, relatedTarget }) => {
              // The button of its own form saves it itself.
              if (!currentTarget.form?.contains(relatedTarget)) unsaved.saveNow();
            }}
            onValueChange={(text) => {
              setTyped(text);
              reset();
            }}
          />
          <Button type="submit" variant="secondary" loading={isLoading} loadingLabel={t('savingGiftNote')}>
            {t('saveGiftNote')}
          </Button>
        </form>
      </details>
    </Root>
  );
}
