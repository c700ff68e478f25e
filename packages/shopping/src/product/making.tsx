import { useTexts } from '@omnis/texts/react';
import { useImperativeHandle, useState, type ReactElement, type Ref } from 'react';
import { chosenVariant, firstChoice, lacksSize, type PartChoice } from './bundle-choice.ts';
import { BundleParts } from './bundle-parts.tsx';
import { GiftCardFields } from './gift-card-fields.tsx';
import { nobodyYet, recipientFieldId, recipientFields } from './gift-card-recipient.ts';
import { Personalisation } from './personalisation.tsx';
import { extraOf } from './headline-price.ts';
import type { Product } from './selection.ts';
import type { BasketChoice } from '../basket/basket-choice.ts';
import type { AddingFault } from './use-add-to-basket.ts';
import { makingTexts, type MakingTexts } from '../texts/making/index.ts';

type Texts = Readonly<Record<string, string>>;

/** Access to a shopper's choices for the way into the basket. */
export interface MakingHandle {
  /** Choice still to be made, which needs no answer of the shop; null where there is none. */
  readonly missing: () => AddingFault | null;
  /** Values sent along when it is added. */
  readonly made: () => Pick<BasketChoice, 'personalisation' | 'bundleItems' | 'giftCard'>;
  /** Takes what is wrong, and leads to the first control that is at fault. @returns whether there is one */
  readonly judged: (fault: AddingFault | null) => boolean;
}

/** Properties of {@link Making}. */
export interface MakingProps {
  readonly product: Product;
  readonly ref: Ref<MakingHandle>;
  /** Something was changed: what was said of it before holds no more. */
  readonly onChange: () => void;
  /** Takes the extra price of the filled-in fields; major units. */
  readonly onExtra: (extra: number) => void;
}

const without = (texts: Texts, key: string): Texts => {
  const { [key]: _gone, ...others } = texts;
  return others;
};

/** The id of the first control that is at fault. */
function firstAtFault({ id, bundleItems, personalisation }: Product, fault: AddingFault): string | null {
  const part = bundleItems.findIndex((_part, at) => fault.parts[String(at)] !== undefined);
  if (part >= 0) return `bundle-${id}-${part}`;
  const field = personalisation.find((each) => fault.answers[each.id] !== undefined);
  if (field) return `personalisation-${id}-${field.id}`;
  const about = recipientFields.find((each) => fault.recipient[each] !== undefined);
  return about ? recipientFieldId(id, about) : null;
}

/** Missing choices of a bundle: each part that has no size yet, and all of them by name. */
function missingSizes(
  t: MakingTexts,
  bundleItems: Product['bundleItems'],
  choices: readonly PartChoice[],
): AddingFault | null {
  const lacking = bundleItems.flatMap((part, at) =>
    lacksSize(part, choices[at] ?? firstChoice(part)) ? [{ name: part.name, at }] : [],
  );
  if (lacking.length === 0) return null;
  const names = new Intl.ListFormat(t.locale).format(lacking.map(({ name }) => name));
  const parts = Object.fromEntries(lacking.map(({ at }) => [String(at), t('chooseSize')]));
  return { text: t('chooseSizeFor', { names }), answers: {}, parts, recipient: {} };
}

/** Choices before buying: contents of a bundle, and fields to fill in. Other products load none of it. */
export default function Making({ product, ref, onChange, onExtra }: MakingProps): ReactElement {
  const t = useTexts(makingTexts);
  const { bundleItems, personalisation } = product;
  const [answers, setAnswers] = useState<Texts>({});
  const [answerFaults, setAnswerFaults] = useState<Texts>({});
  const [parts, setParts] = useState<readonly PartChoice[]>(() => bundleItems.map(firstChoice));
  const [partFaults, setPartFaults] = useState<Texts>({});
  const [recipient, setRecipient] = useState(nobodyYet);
  const [recipientFaults, setRecipientFaults] = useState<Texts>({});
  useImperativeHandle(
    ref,
    () => ({
      missing: () => missingSizes(t, bundleItems, parts),
      made: () => ({
        ...(Object.keys(answers).length === 0 ? {} : { personalisation: answers }),
        ...(product.isGiftCard ? { giftCard: recipient } : {}),
        ...(bundleItems.length === 0
          ? {}
          : {
              bundleItems: bundleItems.map(
                (part, at) => chosenVariant(part, parts[at] ?? firstChoice(part))?.id ?? '',
              ),
            }),
      }),
      judged: (fault) => {
        setAnswerFaults(fault?.answers ?? {});
        setPartFaults(fault?.parts ?? {});
        setRecipientFaults(fault?.recipient ?? {});
        const wrong = fault && firstAtFault(product, fault);
        const control = wrong === null ? null : document.querySelector<HTMLElement>(`#${wrong}`);
        control?.focus();
        return control !== null;
      },
    }),
    [t, product, bundleItems, answers, parts, recipient],
  );
  return (
    <>
      {bundleItems.length > 0 && (
        <BundleParts
          product={product}
          choices={parts}
          faults={partFaults}
          onChoose={(at, choice) => {
            setParts((before) => before.map((other, index) => (index === at ? choice : other)));
            setPartFaults((before) => without(before, String(at)));
            onChange();
          }}
        />
      )}
      {product.isGiftCard && (
        <GiftCardFields
          product={product.id}
          recipient={recipient}
          faults={recipientFaults}
          onChange={(field, value) => {
            setRecipient((before) => ({ ...before, [field]: value }));
            setRecipientFaults((before) => without(before, field));
            onChange();
          }}
        />
      )}
      {personalisation.length > 0 && (
        <Personalisation
          product={product}
          answers={answers}
          faults={answerFaults}
          onAnswer={(id, value) => {
            const next = { ...answers, [id]: value };
            setAnswers(next);
            onExtra(extraOf(personalisation, next));
            setAnswerFaults((before) => without(before, id));
            onChange();
          }}
        />
      )}
    </>
  );
}
