import type { KeepProps } from '@omnis/blocks';
import { UsedTexts } from '@omnis/texts/react';
import { createContext, createElement, useContext, type ReactNode } from 'react';

/** A part's place in a document that is being rendered. */
export interface PartPlace {
  /** Name of the element that stands for it, or around it, until the document is finished. */
  readonly tag: string;
  readonly number: number;
  /** Where it notes areas of texts while it is rendered; null: it is known, and not rendered. */
  readonly areas: Set<string> | null;
}

/** Keeps the parts of a document for others; on the server alone. */
export interface PartKeeper {
  readonly place: (of: object, by: string) => PartPlace;
}

/** Where parts are kept; null: they are rendered each time. */
export const PartKeeperContext = createContext<PartKeeper | null>(null);

/**
 * A part that the server renders once, and writes as it was whenever the same is asked for (docs/decisions/0153-shared-parts.md). Its
 * elements depend on nothing but `of` and `by`, the language and the currency. None of its pictures is fetched early, since
 * React orders these in the head.
 */
export function Keep({ of, by = '', children }: KeepProps): ReactNode {
  const keeper = useContext(PartKeeperContext);
  if (keeper === null) return children();
  const { tag, number, areas } = keeper.place(of, by);
  if (areas === null) return createElement(tag, { n: number });
  return createElement(
    tag,
    { n: number },
    // Everything inside is kept with the part.
    <PartKeeperContext value={null}>
      <UsedTexts value={areas}>{children()}</UsedTexts>
    </PartKeeperContext>,
  );
}
