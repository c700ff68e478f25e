import { errorText, useAtlasDesignQuery } from '@omnis/api-client';
import type { ReactElement } from 'react';

/** What a shopper made of a line: where it is printed, how sharp it is, and the artwork to print it from. */
export function LineDesign({
  order,
  design,
}: {
  readonly order: number;
  readonly design: string;
}): ReactElement {
  const { data, error } = useAtlasDesignQuery({ params: { id: order, design } });
  if (error !== undefined) return <p className="design">{errorText(error)}</p>;
  if (data === undefined) return <p className="design">Loading the design</p>;
  const { artwork, placement, printed, dpi } = data;
  const turned = placement.rotation === 0 ? '' : `, turned ${placement.rotation}°`;
  return (
    <div className="design">
      <span>
        Printed on the {placement.side}: {printed.width} × {printed.height} mm, {dpi} dpi
      </span>
      <small>
        {printed.left} mm from the left and {printed.top} mm from the top of the print area{turned}
      </small>
      <a href={artwork.download} download={`${artwork.name.replace(/\.\w+$/, '')}.png`}>
        Download the artwork
      </a>
    </div>
  );
}
