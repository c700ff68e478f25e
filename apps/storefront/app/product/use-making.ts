import { useState } from 'react';
import { chosenVariant, firstChoice, type PartChoice } from './bundle-choice.ts';
import type { Product } from './selection.ts';
import type { AddingFault, BasketChoice } from './use-add-to-basket.ts';

type Texts = Readonly<Record<string, string>>;

/** What a shopper makes of a product before it is bought: what they fill in, and choose of a bundle. */
export interface Making {
  readonly answers: Texts;
  readonly answerFaults: Texts;
  readonly answer: (id: string, value: string) => void;
  readonly parts: readonly PartChoice[];
  readonly partFaults: Texts;
  readonly choose: (at: number, choice: PartChoice) => void;
  /** What goes along when it is added. */
  readonly made: Pick<BasketChoice, 'personalisation' | 'bundleItems'>;
  /** Takes what the shop said; gives the id of the first control that is at fault, if there is one. */
  readonly judged: (fault: AddingFault | null) => string | undefined;
}

const without = (texts: Texts, key: string): Texts => {
  const { [key]: _gone, ...others } = texts;
  return others;
};

/** What is made of a product, with what is wrong with it. */
export function useMaking(product: Product): Making {
  const { id, bundleItems } = product;
  const [answers, setAnswers] = useState<Texts>({});
  const [answerFaults, setAnswerFaults] = useState<Texts>({});
  const [parts, setParts] = useState<readonly PartChoice[]>(() => bundleItems.map(firstChoice));
  const [partFaults, setPartFaults] = useState<Texts>({});
  return {
    answers,
    answerFaults,
    answer: (field, value) => {
      setAnswers((before) => ({ ...before, [field]: value }));
      setAnswerFaults((before) => without(before, field));
    },
    parts,
    partFaults,
    choose: (at, choice) => {
      setParts((before) =>
        bundleItems.map((part, index) => (index === at ? choice : (before[index] ?? firstChoice(part)))),
      );
      setPartFaults((before) => without(before, String(at)));
    },
    made: {
      ...(Object.keys(answers).length === 0 ? {} : { personalisation: answers }),
      ...(bundleItems.length === 0
        ? {}
        : {
            bundleItems: bundleItems.map(
              (part, at) => chosenVariant(part, parts[at] ?? firstChoice(part))?.id ?? '',
            ),
          }),
    },
    judged: (fault) => {
      setAnswerFaults(fault?.answers ?? {});
      setPartFaults(fault?.parts ?? {});
      const part = bundleItems.findIndex((_part, at) => fault?.parts[String(at)] !== undefined);
      if (part >= 0) return `bundle-${id}-${part}`;
      const field = product.personalisation.find((each) => fault?.answers[each.id] !== undefined);
      return field && `personalisation-${id}-${field.id}`;
    },
  };
}
