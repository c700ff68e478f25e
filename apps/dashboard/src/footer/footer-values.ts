import type { EditedFooter } from '@omnis/contract';
import type { FooterColumn } from '@omnis/desk';
import { randomUuid, socialHref, socialNetworks, type FacePreview } from '@omnis/models';

/** The footer while it is edited. */
export interface FooterValues extends Pick<EditedFooter, 'social' | 'payments' | 'smallPrint'> {
  readonly columns: readonly FooterColumn[];
}

/** A footer without anything. */
export const blankFooter: FooterValues = {
  columns: [],
  social: { tiktok: '', twitter: '', youtube: '', facebook: '', linkedin: '', instagram: '' },
  payments: false,
  smallPrint: '',
};

/** The saved footer as it is edited. */
export const footerValues = ({ columns, social, payments, smallPrint }: EditedFooter): FooterValues => ({
  columns: columns.map(({ title, items }) => ({
    key: randomUuid(),
    title,
    items: items.map((item) => ({ key: randomUuid(), ...item })),
  })),
  social,
  payments,
  smallPrint,
});

/** Columns as they are saved. */
export const savedColumns = (columns: readonly FooterColumn[]): EditedFooter['columns'] =>
  columns.map(({ title, items }) => ({ title, items: items.map(({ text, link }) => ({ text, link })) }));

/** The footer as the preview of the shop shows it. */
export function footerFace(
  { columns, social, payments, smallPrint }: FooterValues,
  marks: readonly string[],
): Omit<FacePreview, 'omnisFace'> {
  return {
    footer: savedColumns(columns),
    footerDetails: {
      social: socialNetworks.flatMap((network) => {
        const href = socialHref(network, social[network]);
        return href === '' ? [] : [{ network, href }];
      }),
      marks: payments ? [...marks] : [],
      smallPrint,
    },
  };
}
