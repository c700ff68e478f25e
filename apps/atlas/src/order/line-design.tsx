import { errorText, useAtlasDesignQuery, type CallAnswer } from '@omnis/api-client';
import type { ReactElement } from 'react';

type Print = CallAnswer<'atlas.design'>['prints'][number];

const edges = ['left', 'top', 'right', 'bottom'] as const;

/** The part of the artwork that is not printed, such as `Cut off: 65.6 mm at the left`; null when all of it is. */
export function cutText(cut: Print['cut']): string | null {
  const parts = edges.filter((edge) => cut[edge] > 0).map((edge) => `${cut[edge]} mm at the ${edge}`);
  return parts.length === 0 ? null : `Cut off: ${new Intl.ListFormat('en-GB').format(parts)}`;
}

/** Properties of {@link LineDesign}. */
export interface LineDesignProps {
  /** Id of the order. */
  readonly order: number;
  /** Id of the design. */
  readonly design: string;
  /** Size of the line: the print area follows it. */
  readonly size: string;
}

/** A shopper's design on a line of an order: its print in millimetres, its sharpness, and the artwork to download. */
export function LineDesign({ order, design, size }: LineDesignProps): ReactElement {
  const { data, error } = useAtlasDesignQuery({ params: { id: order, design } });
  if (error !== undefined) return <p className="design">{errorText(error)}</p>;
  if (data === undefined) return <p className="design">Loading the design</p>;
  const { artwork, placement, prints } = data;
  const print = prints.find((each) => each.size === size) ?? prints[0];
  const cut = print ? cutText(print.cut) : null;
  const turned = placement.rotation === 0 ? '' : `, turned ${placement.rotation}°`;
  return (
    <div className="design">
      {print && (
        <>
          <span>
            Printed on the {placement.side}: {print.printed.width} × {print.printed.height} mm,{' '}
            {artwork.isVector ? 'a drawing that is sharp at any size' : `${print.dpi} dpi`}
          </span>
          <small>
            {print.printed.left} mm from the left and {print.printed.top} mm from the top of the print area of{' '}
            {print.area.width} × {print.area.height} mm{turned}
          </small>
          {cut !== null && (
            <small>
              {cut}. The whole artwork is {print.artwork.width} × {print.artwork.height} mm.
            </small>
          )}
        </>
      )}
      <a href={artwork.download} download={artwork.name}>
        Download the original file
      </a>
    </div>
  );
}
