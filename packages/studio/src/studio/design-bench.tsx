import { useTexts } from '@omnis/texts/react';
import { Button, NumberField } from '@omnis/ui';
import { atWork, formatPrice } from '@omnis/shop-kit';
import { useState, type ReactElement } from 'react';
import { useNavigate } from '@omnis/shop-kit/react-router';
import { ArtworkField, type Artwork } from '../quote/artwork-field.tsx';
import type { ChosenFile } from '../quote/chosen-file.ts';
import { BuyProblem, type Told } from './buy-problem.tsx';
import { ColourChoice, ProductChoice, SizeChoice } from './choices.tsx';
import { fitted, type Placement } from './placement.ts';
import { PlacingTools } from './placing-tools.tsx';
import { Stage } from './stage.tsx';
import { plainPicture, type StudioProduct, type StudioSide } from './studio-types.ts';
import { useAddDesign } from './use-design.ts';
import { storeDesign, unplaced, type EditedLine } from './design-draft.ts';
import { useFocusAfterArtwork } from './use-focus-after-artwork.ts';
import { useKeptDesign } from './use-kept-design.ts';
import { studioTexts } from '../texts/studio/index.ts';

/** How artwork is placed at first on a side of a product; its picture is 4 wide and 5 high. */
function firstPlacement({ print }: StudioSide, artwork: Artwork | null): Placement {
  return fitted({
    area: (print.height * 5) / (print.width * 4),
    artwork: artwork ? artwork.height / artwork.width : 1,
  });
}

/** Key of the text that says why the artwork is missing. */
function missingArtwork(file: ChosenFile | null): 'artworkComing' | 'artworkFailed' | 'artworkFirst' {
  if (file?.state === 'coming') return 'artworkComing';
  return file?.state === 'failed' ? 'artworkFailed' : 'artworkFirst';
}

/** Properties of {@link DesignBench}. */
export interface DesignBenchProps {
  readonly products: readonly StudioProduct[];
  readonly product: StudioProduct;
  readonly alias: string;
  readonly currency: string;
  /** The line of the basket that is changed; null for a new design. */
  readonly line: EditedLine | null;
}

/** Workbench of a shopper's design: the product, its choices, and the way into the basket. */
export function DesignBench({
  products,
  product,
  alias,
  currency,
  line,
}: DesignBenchProps): ReactElement | null {
  const t = useTexts(studioTexts);
  const [design, change] = useKeptDesign(line);
  const { artwork, quantity } = design;
  const [uploaded, setUploaded] = useState<Artwork | null>(null);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [sizeProblem, setSizeProblem] = useState<Told | null>(null);
  const [problem, setProblem] = useState<Told | null>(null);
  const { adding, add } = useAddDesign(line?.key);
  const field = useFocusAfterArtwork(uploaded);
  const navigate = useNavigate();

  const side = product.sides.find((each) => each.side === design.side) ?? product.sides[0];
  const colour = product.colours.find(({ name }) => name === design.colour) ?? product.colours[0];
  if (!side || !colour) return null;
  const { sizes } = product;
  // A product in one size leaves nothing to choose.
  const size = sizes.length === 1 ? sizes[0] : sizes.find(({ name }) => name === design.size);
  const setPlacement = (placement: Placement | null): void =>
    change({ placements: { ...design.placements, [side.side]: placement } });
  const placed = design.placements[side.side] ?? firstPlacement(side, artwork);

  const buy = async (): Promise<void> => {
    if (artwork === null) {
      setProblem({ text: t(missingArtwork(file)) });
      return;
    }
    if (size === undefined) {
      setSizeProblem({ text: t('chooseSize') });
      return;
    }
    if (size.soldOutIn.includes(colour.name)) {
      setProblem({ text: t('sizeGone') });
      return;
    }
    const fault = await add({
      productId: product.productId,
      colour: colour.name,
      size: size.name,
      artwork: artwork.id,
      side: side.side,
      placement: placed,
      quantity: quantity ?? 1,
    });
    setProblem(fault === null ? null : { text: fault });
    if (fault !== null) return;
    storeDesign(null, line);
    // It was come from there, to change what is in it. Back leads there too: the line that this was made from is gone.
    if (line !== null) void navigate('/basket/', { replace: true });
  };

  return (
    <div className="bench" {...(artwork !== null || file?.state === 'coming' ? atWork : {})}>
      <div className="look">
        <Stage
          picture={plainPicture(product, colour, side.side)}
          alt={t(side.side === 'back' ? 'pictureBack' : 'pictureFront', {
            name: product.name,
            colour: colour.name,
          })}
          side={side}
          artwork={artwork}
          placement={placed}
          onPlacement={setPlacement}
        />
        {product.sides.length > 1 && (
          <div className="sides" role="group" aria-label={t('printedSide')}>
            {product.sides.map((each) => (
              <Button
                key={each.side}
                size="sm"
                variant={each.side === side.side ? 'primary' : 'secondary'}
                aria-pressed={each.side === side.side}
                onClick={() => change({ side: each.side })}
              >
                {t(each.side)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <div className="panel">
        {/* First: on a phone the tools lie under what they change. */}
        <section ref={field} aria-label={t('artwork')} className={artwork === null ? undefined : 'chosen'}>
          <ArtworkField
            label={t('artwork')}
            // Without its size: the server's copy has another than the file.
            artwork={artwork && { id: artwork.id, name: artwork.name, url: artwork.url }}
            onArtwork={(next) => {
              change({ artwork: next, placements: unplaced });
              setUploaded(next);
              setProblem(null);
            }}
            onFile={(next) => {
              setFile(next);
              setProblem(null);
            }}
          />
          <noscript>
            <p className="hint">{t('needsScripts')}</p>
          </noscript>
        </section>
        {artwork !== null && (
          <PlacingTools
            artwork={artwork}
            placement={placed}
            // Before a size is chosen the largest one counts: no print is sharper than is said.
            areaMm={size?.printWidthMm ?? Math.max(...sizes.map((each) => each.printWidthMm))}
            onPlacement={setPlacement}
            onReset={() => setPlacement(null)}
          />
        )}
        <ProductChoice
          products={products}
          current={product}
          alias={alias}
          line={line?.key ?? null}
          currency={currency}
        />
        <ColourChoice
          product={product}
          colour={colour.name}
          onColour={(next) => {
            change({ colour: next });
            setProblem(null);
          }}
        />
        <SizeChoice
          sizes={sizes}
          colour={colour.name}
          size={size?.name ?? null}
          problem={sizeProblem}
          onSize={(next) => {
            change({ size: next });
            setSizeProblem(null);
            setProblem(null);
          }}
        />
        <div className="buy">
          <p className="price">{formatPrice(size?.price ?? product.price, currency, t.locale)}</p>
          <p className="hint">{t('oneSide')}</p>
          <div className="pick">
            <NumberField
              label={t('quantity')}
              value={quantity}
              onValueChange={(next) => change({ quantity: next })}
              min={1}
              max={999}
              steppers
            />
            <Button
              size="lg"
              loading={adding}
              loadingLabel={t(line ? 'savingDesign' : 'adding')}
              onClick={() => void buy()}
            >
              {t(line ? 'saveDesign' : 'addToBasket')}
            </Button>
          </div>
          <BuyProblem told={problem} />
        </div>
      </div>
    </div>
  );
}
