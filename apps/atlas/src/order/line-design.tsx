import { errorText, useAtlasDesignQuery, type CallAnswer } from '@omnis/api-client';
import { useTexts } from '@omnis/texts/react';
import type { ReactElement } from 'react';
import { orderTexts, type OrderTexts } from '../texts/order/index.ts';

type Print = CallAnswer<'atlas.design'>['prints'][number];

const edges = [
  ['left', 'cutLeft'],
  ['top', 'cutTop'],
  ['right', 'cutRight'],
  ['bottom', 'cutBottom'],
] as const;

/** The part of the artwork that is not printed, such as `Cut off: 65.6 mm at the left`; null when all of it is. */
export function cutText(t: OrderTexts, cut: Print['cut']): string | null {
  const parts = edges.flatMap(([edge, key]) => (cut[edge] > 0 ? [t(key, { millimetres: cut[edge] })] : []));
  return parts.length === 0 ? null : t('cutOff', { edges: new Intl.ListFormat(t.locale).format(parts) });
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
  const t = useTexts(orderTexts);
  const { data, error } = useAtlasDesignQuery({ params: { id: order, design } });
  if (error !== undefined) return <p className="design">{errorText(error)}</p>;
  if (data === undefined) return <p className="design">{t('loadingDesign')}</p>;
  const { artwork, placement, prints } = data;
  const print = prints.find((each) => each.size === size) ?? prints[0];
  const cut = print ? cutText(t, print.cut) : null;
  const { side, rotation } = placement;
  const printed = print && { ...print.printed, dpi: print.dpi };
  const placed = print && {
    left: print.printed.left,
    top: print.printed.top,
    width: print.area.width,
    height: print.area.height,
  };
  return (
    <div className="design">
      {print && printed && placed && (
        <>
          <span>
            {artwork.isVector
              ? t(side === 'front' ? 'drawingOnFront' : 'drawingOnBack', printed)
              : t(side === 'front' ? 'pixelsOnFront' : 'pixelsOnBack', printed)}
          </span>
          <small>{rotation === 0 ? t('placed', placed) : t('placedTurned', { ...placed, rotation })}</small>
          {cut !== null && (
            <small>
              {t('wholeArtwork', { cut, width: print.artwork.width, height: print.artwork.height })}
            </small>
          )}
        </>
      )}
      <a href={artwork.download} download={artwork.name}>
        {t('downloadOriginalFile')}
      </a>
    </div>
  );
}
